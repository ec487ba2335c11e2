import { describe, expect, test } from 'vitest';
import type { FixedCost, FixedCostsMonth, FixedCostType } from '#contract/fixed-costs/operations.ts';
import { dueIn } from '#domain/fixed-costs/months.ts';
import { monthOf, monthsOf, nextMonth, previousMonth, yearAndMonth } from '#domain/shared/period.ts';
import { salonNow } from '#domain/shared/time.ts';
import { perTest } from '#server/kernel/testing/per-test.ts';
import { type Owner, signedUp, testServer } from '#server/test-server.ts';

/** The tests run on the real clock: what they say holds in any month. */
const thisMonth = monthOf(salonNow(Temporal.Now.instant(), 'America/Sao_Paulo').date);
const { year } = yearAndMonth(thisMonth);
const january = `${year + 1}-01`;
const RENT = {
  name: 'Aluguel',
  category: 'Infraestrutura',
  default_value: 420_000,
  default_due_day: 31,
  default_payment_method: 'Boleto',
};

const server = testServer();
const owner = perTest(() => signedUp(server));

async function answered<T>(call: ReturnType<Owner['get']>): Promise<T> {
  const { status, body, text } = await call;
  expect(status, text).toBe(200);
  return body as T;
}

const create = (form: object = {}) =>
  answered<FixedCostType>(owner.post('/api/fixed-costs/types', { ...RENT, ...form }));
const read = (month: string, who = owner) =>
  answered<FixedCostsMonth>(who.get(`/api/fixed-costs/month?${new URLSearchParams(strings(yearAndMonth(month)))}`));
const open = (month: string) => owner.post('/api/fixed-costs/month/open', yearAndMonth(month));
const opened = (month: string) => answered<FixedCostsMonth>(open(month));
const repeat = (month: string) =>
  answered<{ repeated: number }>(owner.post('/api/fixed-costs/month/repeat', yearAndMonth(month)));
const strings = (values: Record<string, number>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

const formOf = ({ value, due_date, payment_method, is_paid, observations, version }: FixedCost) => ({
  value,
  due_date: due_date ?? '',
  payment_method,
  is_paid,
  observations,
  version,
});
const change = (cost: FixedCost, changes: object) =>
  owner.put(`/api/fixed-costs/${cost.id}`, { ...formOf(cost), ...changes });
const remove = (cost: FixedCost, password = owner.password) =>
  owner.post(`/api/fixed-costs/${cost.id}/remove`, { password });
const end = (type: FixedCostType, last_month: string | null) =>
  owner.put(`/api/fixed-costs/types/${type.id}/end`, { last_month });

async function onlyCost(month: string): Promise<FixedCost> {
  const [cost] = (await opened(month)).costs;
  if (!cost) throw new Error(`Nothing was generated in ${month}`);
  return cost;
}

async function historyOf(id: string) {
  const { rows } = await server.admin.query(
    'select action, entity, before, after from history where user_id = $1 and entity_id = $2 order by id',
    [owner.id, id],
  );
  return rows;
}

test('a cost is added once for each key, with its months: a lost answer and another press add no second one', async () => {
  const add = (name: string) =>
    owner.post('/api/fixed-costs/types', { ...RENT, name }, { headers: { 'idempotency-key': 'key-1' } });
  const first = await add('Aluguel');
  expect(await add('Aluguel')).toMatchObject({ status: 200, body: first.body });
  expect((await read(thisMonth)).costs).toHaveLength(1);
  expect(await add('Outro')).toMatchObject({ status: 422, body: { code: 'KEY_REUSED' } });
});

describe('a new fixed cost', () => {
  test('brings its months from the current one to December, due by their last day', async () => {
    const type = await create();
    expect(type).toEqual({ ...RENT, id: type.id, version: expect.any(String), last_month: null });
    for (const month of monthsOf(year)) {
      const { costs, missing } = await read(month);
      if (month < thisMonth) expect([costs, missing]).toEqual([[], 1]);
      else
        expect(costs).toMatchObject([{ name: 'Aluguel', value: 420_000, due_date: dueIn(month, 31), is_paid: false }]);
    }
    expect(await historyOf(type.id)).toMatchObject([{ action: 'create', after: { name: 'Aluguel' } }]);
    const { costs } = await read(thisMonth);
    expect(await historyOf(costs[0]?.id ?? '')).toMatchObject([{ action: 'create', entity: 'monthly_fixed_costs' }]);
  });

  test.each([
    [{ name: ' ' }, { name: 'fixedCosts:errors.nameRequired' }],
    [{ category: '' }, { category: 'fixedCosts:errors.categoryRequired' }],
    [{ default_value: -1 }, { default_value: 'fixedCosts:errors.defaultNegative' }],
    [{ default_due_day: 0 }, { default_due_day: 'fixedCosts:errors.dueDay' }],
    [{ default_due_day: 32 }, { default_due_day: 'fixedCosts:errors.dueDay' }],
    [{ default_due_day: null }, { default_due_day: 'fixedCosts:errors.dueDay' }],
    [{ default_payment_method: 'Outro' }, { default_payment_method: 'fixedCosts:errors.methodRequired' }],
  ])('%j is refused beside its field', async (form, fields) => {
    const refused = await owner.post('/api/fixed-costs/types', { ...RENT, ...form });
    expect(refused).toMatchObject({ status: 422, body: { data: { fields } } });
  });
});

describe('opening a month', () => {
  test('outside of its own year generates it at 0, and only once', async () => {
    await create();
    expect(await read(january)).toMatchObject({ costs: [], missing: 1 });
    const first = await opened(january);
    expect(first).toMatchObject({
      missing: 0,
      costs: [{ value: 0, due_date: `${january}-31`, payment_method: 'Boleto' }],
    });
    expect(await opened(january)).toEqual(first);
    expect(await historyOf(first.costs[0]?.id ?? '')).toHaveLength(1);
  });

  test('fifty at once generate each cost once, and all see the same month', async () => {
    for (const name of ['Aluguel', 'Água', 'Luz', 'Internet']) await create({ name });
    // The first calls also open connections: whoever had one already would be done before the others begin.
    await Promise.all(Array.from({ length: 50 }, () => read(january)));
    const answers = await Promise.all(Array.from({ length: 50 }, () => open(january)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const { rows } = await server.admin.query(
      `select count(*)::int as costs, (select count(*)::int from history where user_id = $1 and action = 'create'
         and entity = 'monthly_fixed_costs' and (after ->> 'year')::int = $2) as lines
       from monthly_fixed_costs where user_id = $1 and year = $2`,
      [owner.id, year + 1],
    );
    expect(rows).toEqual([{ costs: 4, lines: 4 }]);
  });

  test('while costs are ended leaves none after its last month', async () => {
    const types = [];
    for (const name of ['Aluguel', 'Água', 'Luz']) types.push(await create({ name }));
    const deeds = types.flatMap((type) => [end(type, thisMonth), open(january), open(nextMonth(january))]);
    for (const { status, text } of await Promise.all(deeds)) expect(status, text).toBe(200);
    for (const month of [january, nextMonth(january)]) {
      expect(await read(month)).toMatchObject({ costs: [], missing: 0 });
    }
  });

  test('of a year that cannot be chosen generates nothing', async () => {
    await create();
    for (const month of ['2024-12', `${year + 4}-01`]) {
      expect(await opened(month)).toMatchObject({ costs: [], missing: 0 });
    }
    expect((await owner.post('/api/fixed-costs/month/open', { year: 2026, month: 13 })).status).toBe(422);
  });

  test('lists by due date, then by name, and what has no date last', async () => {
    for (const [name, default_due_day] of [
      ['Luz', 12],
      ['Água', 12],
      ['Aluguel', 5],
      ['Seguro', 1],
    ] as const) {
      await create({ name, default_due_day });
    }
    const insurance = (await read(thisMonth)).costs[0];
    if (insurance) await answered(change(insurance, { due_date: '' }));
    const names = (await read(thisMonth)).costs.map(({ name }) => name);
    expect(names[0]).toBe('Aluguel');
    expect(new Set(names.slice(1, 3))).toEqual(new Set(['Água', 'Luz']));
    expect(names[3]).toBe('Seguro');
  });
});

describe('changing the cost of a month', () => {
  test('keeps value, date, method, paid and observations, with a line in the history', async () => {
    await create();
    const cost = await onlyCost(thisMonth);
    const changes = {
      value: 12_345,
      due_date: `${thisMonth}-20`,
      payment_method: 'PIX',
      is_paid: true,
      observations: 'Com reajuste',
    };
    const changed = await answered<FixedCost>(change(cost, changes));
    expect(changed).toMatchObject(changes);
    expect((await read(thisMonth)).costs).toEqual([changed]);
    expect((await historyOf(cost.id)).at(-1)).toMatchObject({
      action: 'update',
      before: { value: 420_000 },
      after: changes,
    });
  });

  test('is refused with the fresh row where somebody was faster, and a repeated one is not', async () => {
    await create();
    const cost = await onlyCost(thisMonth);
    const fresh = await answered<FixedCost>(change(cost, { value: 1_000 }));
    expect(await change(cost, { value: 2_000 })).toMatchObject({
      status: 409,
      body: { code: 'STALE', data: { cost: fresh } },
    });
    expect(await answered(change(cost, { value: 1_000 }))).toEqual(fresh);
    const paid = (version: string, is_paid: boolean) =>
      owner.put(`/api/fixed-costs/${cost.id}/paid`, { version, is_paid });
    expect(await paid(cost.version, true)).toMatchObject({ status: 409, body: { code: 'STALE' } });
    expect(await answered(paid(fresh.version, true))).toMatchObject({ is_paid: true, value: 1_000 });
  });

  test.each([
    [{ value: -1 }, { value: 'fixedCosts:errors.valueNegative' }],
    [{ due_date: '2026-02-30' }, { due_date: 'fixedCosts:errors.dateInvalid' }],
    [{ observations: 'x'.repeat(2_001) }, { observations: 'fixedCosts:errors.observationsTooLong' }],
  ])('what breaks its rule is refused beside its field', async (changes, fields) => {
    await create();
    expect(await change(await onlyCost(thisMonth), changes)).toMatchObject({ status: 422, body: { data: { fields } } });
  });

  test('deleting it needs the password, and it stays deleted', async () => {
    await create();
    const cost = await onlyCost(thisMonth);
    expect(await remove(cost, 'errada')).toMatchObject({ status: 403 });
    expect(await remove(cost)).toMatchObject({ status: 200 });
    expect(await opened(thisMonth)).toMatchObject({ costs: [], missing: 0 });
    expect((await historyOf(cost.id)).at(-1)).toMatchObject({ action: 'delete', before: { value: 420_000 } });
    expect(await remove(cost)).toMatchObject({ status: 404 });
    expect(await change(cost, { value: 1 })).toMatchObject({ status: 404 });
  });
});

describe('repeating the month before', () => {
  test('copies value, method and observations to what is 0 and not paid, and says how many', async () => {
    for (const name of ['Aluguel', 'Água', 'Luz', 'Novo'])
      await create({ name, default_value: name === 'Novo' ? 0 : 1_000 });
    const december = previousMonth(january);
    for (const cost of (await opened(december)).costs) {
      await answered(change(cost, { payment_method: 'PIX', observations: `Nota ${cost.name}`, is_paid: true }));
    }
    const first = await opened(january);
    expect(first.before).toEqual({ total: 3_000, repeatable: 3, repeatable_total: 3_000 });
    const byName = (name: string) => first.costs.find((cost) => cost.name === name) as FixedCost;
    await answered(change(byName('Água'), { is_paid: true }));
    await answered(change(byName('Luz'), { observations: 'Minha' }));
    expect(await repeat(january)).toEqual({ repeated: 2 });
    const { costs, before } = await read(january);
    expect(
      costs
        .map(({ name, value, payment_method, is_paid, observations }) => [
          name,
          value,
          payment_method,
          is_paid,
          observations,
        ])
        .toSorted(),
    ).toEqual([
      ['Aluguel', 1_000, 'PIX', false, 'Nota Aluguel'],
      ['Luz', 1_000, 'PIX', false, 'Minha'],
      ['Novo', 0, 'Boleto', false, ''],
      ['Água', 0, 'Boleto', true, ''],
    ]);
    expect(before).toMatchObject({ repeatable: 0 });
    expect(await repeat(january)).toEqual({ repeated: 0 });
  });
});

describe('changing what is there every month', () => {
  const WATER = {
    name: 'Água',
    category: 'Serviços',
    default_value: 5_000,
    default_due_day: 30,
    default_payment_method: 'PIX',
  };
  const put = (type: FixedCostType, apply_to_unpaid: boolean) =>
    owner.put(`/api/fixed-costs/types/${type.id}`, { ...WATER, apply_to_unpaid });

  test('renames it in every month and leaves what the months hold', async () => {
    const type = await create();
    expect(await answered(put(type, false))).toMatchObject({ ...WATER, id: type.id, last_month: null });
    const [cost] = (await read(thisMonth)).costs;
    expect(cost).toMatchObject({ name: 'Água', category: 'Serviços', value: 420_000, payment_method: 'Boleto' });
    expect(await answered(owner.get('/api/fixed-costs/types'))).toMatchObject([{ name: 'Água' }]);
    expect((await historyOf(type.id)).at(-1)).toMatchObject({ before: { name: 'Aluguel' }, after: { name: 'Água' } });
  });

  test('reaches the months from the current one on that are not paid, where that is wanted', async () => {
    const type = await create();
    const february = `${year + 1}-02`;
    await answered(change(await onlyCost(january), { is_paid: true }));
    const past = await onlyCost(previousMonth(thisMonth));
    await opened(february);
    await answered(put(type, true));
    expect((await read(february)).costs).toMatchObject([
      { value: 5_000, due_date: dueIn(february, 30), payment_method: 'PIX' },
    ]);
    expect((await read(thisMonth)).costs).toMatchObject([{ value: 5_000 }]);
    expect((await read(january)).costs).toMatchObject([{ value: 0, is_paid: true }]);
    expect((await read(previousMonth(thisMonth))).costs).toMatchObject([
      { value: past.value, payment_method: 'Boleto' },
    ]);
  });
});

describe('ending a cost', () => {
  test('removes later months that are not paid, keeps paid ones, and generates none after it', async () => {
    const type = await create();
    const [february, march] = [`${year + 1}-02`, `${year + 1}-03`];
    await answered(change(await onlyCost(february), { is_paid: true, value: 7_000 }));
    const doomed = await onlyCost(march);
    const ended = await answered<{ type: FixedCostType; removed: number }>(end(type, january));
    expect(ended).toEqual({ type: { ...type, version: expect.any(String), last_month: january }, removed: 1 });
    expect((await opened(january)).costs).toHaveLength(1);
    expect((await opened(february)).costs).toMatchObject([{ is_paid: true, value: 7_000 }]);
    expect(await opened(march)).toMatchObject({ costs: [], missing: 0 });
    expect((await historyOf(type.id)).at(-1)).toMatchObject({ action: 'end', after: { last_month: january } });
    expect((await historyOf(doomed.id)).at(-1)).toMatchObject({ action: 'delete' });
  });

  test('can be taken back: its months are generated again, those deleted by hand are not', async () => {
    const type = await create();
    await remove(await onlyCost(january));
    await answered(end(type, thisMonth));
    await answered(end(type, null));
    expect((await opened(`${year + 1}-02`)).costs).toHaveLength(1);
    expect((await opened(january)).costs).toEqual([]);
  });

  test.each(['2026-13', '1999-12', '2200-01', 'agora'])('%j is no month', async (last_month) => {
    expect(await end(await create(), last_month)).toMatchObject({ status: 422 });
  });
});

test('of two windows that change or end a fixed cost the second is told how it is now', async () => {
  const type = await create();
  const save = (changes: object) =>
    owner.put(`/api/fixed-costs/types/${type.id}`, { ...RENT, apply_to_unpaid: false, ...changes });
  const { version } = type;
  const now = await answered<FixedCostType>(save({ version, default_value: 500_00 }));
  const stale = { status: 409, body: { code: 'STALE', data: { type: now } } };
  expect(await save({ version, name: 'Sala' })).toMatchObject(stale);
  expect(await owner.put(`/api/fixed-costs/types/${type.id}/end`, { version, last_month: thisMonth })).toMatchObject(
    stale,
  );
  expect(await answered(owner.get('/api/fixed-costs/types'))).toEqual([now]);
  // Repeating what was done is no conflict, and neither is a caller who names no version.
  expect((await save({ version, default_value: 500_00 })).status).toBe(200);
  expect((await save({ name: 'Sala' })).status).toBe(200);
  expect((await end(type, thisMonth)).status).toBe(200);
});
