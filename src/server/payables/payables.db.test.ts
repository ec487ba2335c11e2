import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Payable, PayablesSummary } from '#contract/payables/operations.ts';
import { addDays } from '#domain/shared/time.ts';
import { type Owner, signedUp, testServer } from '#server/test-server.ts';
import { payableRows } from './testing/rows.ts';

const server = testServer();

const TODAY = () => Temporal.Now.plainDateISO('America/Sao_Paulo').toString();
const daysAgo = (days: number) => addDays(TODAY(), -days);

async function salon() {
  const owner = await signedUp(server);
  return { owner, rows: payableRows(server, owner.id) };
}

type Page = { rows: Payable[]; next: string | null };
const list = async (owner: Owner, query = '') => (await owner.get(`/api/payables${query}`)).body as Page;
const summary = async (owner: Owner) => (await owner.get('/api/payables/summary')).body as PayablesSummary;
const pay = (owner: Owner, kind: string, id: string, payment_date = '') =>
  owner.post(`/api/payables/${kind}/${id}/pay`, { payment_date });
const revert = (owner: Owner, kind: string, id: string) => owner.post(`/api/payables/${kind}/${id}/revert`, {});
const setDue = (owner: Owner, kind: string, id: string, due_date: string) =>
  owner.put(`/api/payables/${kind}/${id}/due-date`, { due_date });
const found = async (owner: Owner, id: string) => (await list(owner)).rows.find((row) => row.id === id);
const purchaseRow = async (id: string) =>
  (await server.admin.query(`select payment_status, payment_date::text from product_purchases where id = $1`, [id]))
    .rows[0];

describe('the list', () => {
  test('has purchases, the instalments of others and one-off expenses, the newest first', async () => {
    const { owner, rows } = await salon();
    const mask = await rows.product('Máscara');
    const parts = await rows.split('2026-11-10', [{ value: 220_01, due: '2026-12-10' }, { value: 220_00 }], {
      product_id: mask,
      supplier: 'Cosméticos Aurora',
    });
    const polish = await rows.purchase('2026-11-12', {
      value: 207_00,
      due: '2026-11-19',
      supplier: 'Casa da Manicure',
    });
    const repair = await rows.expense('2026-11-11', { value: 180_00, paid: '2026-11-12' });
    const shown = (await list(owner)).rows;
    expect(shown.map(({ id }) => id)).toEqual([polish, repair, ...parts.parts]);
    const measure = { base_unit: 'ml', display_unit_label: 'frasco', unit_size_in_base: 8, unit: 'display_unit' };
    expect(shown[0]).toEqual({
      id: polish,
      version: expect.any(String),
      kind: 'purchase',
      date: '2026-11-12',
      name: 'Esmalte',
      supplier: 'Casa da Manicure',
      value: 207_00,
      payment_method: 'PIX',
      payment_status: 'Pendente',
      payment_date: null,
      due_date: '2026-11-19',
      category: null,
      bought: { ...measure, quantity: 30, unit_cost: 6_90 },
      instalment: null,
    });
    expect(shown[1]).toMatchObject({ kind: 'expense', category: 'Serviços', bought: null, payment_date: '2026-11-12' });
    expect(shown[2]).toMatchObject({
      kind: 'instalment',
      name: 'Máscara',
      value: 220_01,
      instalment: { number: 1, of: 2, total: 440_01 },
      due_date: '2026-12-10',
    });
    expect(shown[3]).toMatchObject({ value: 220_00, instalment: { number: 2 }, due_date: null });
  });

  test('is read page by page, each row once, also where many are of one day and one moment', async () => {
    const { owner, rows } = await salon();
    const product_id = await rows.product();
    const moment = { created_at: '2026-11-03T12:00:00Z' };
    for (let turn = 0; turn < 40; turn += 1) {
      await rows.split('2026-11-03', [{ value: 1_00 }, { value: 1_00 }, { value: 1_00 }], { product_id, ...moment });
      await rows.expense('2026-11-03', {}, moment);
      await rows.purchase(addDays('2026-11-01', turn), {}, { product_id });
    }
    const seen: Payable[] = [];
    for (let cursor = ''; ; ) {
      const page = await list(owner, cursor && `?cursor=${cursor}`);
      seen.push(...page.rows);
      if (!page.next) break;
      cursor = page.next;
    }
    expect(seen).toHaveLength(200);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(200);
    expect(seen.map(({ date }) => date)).toEqual(
      seen
        .map(({ date }) => date)
        .sort()
        .reverse(),
    );
    const numbers = seen.flatMap(({ instalment }) => instalment?.number ?? []);
    expect(numbers).toEqual(Array.from({ length: 120 }, (_, index) => (index % 3) + 1));
  });

  test.each(['x', Buffer.from('["2026-11-03","now","x","y"]').toString('base64url')])(
    'starts over for the cursor %s',
    async (cursor) => {
      const { owner, rows } = await salon();
      await rows.expense('2026-11-03');
      expect((await list(owner, `?cursor=${cursor}`)).rows).toHaveLength(1);
    },
  );

  test('is filtered by status, by due date on both days, and by having none', async () => {
    const { owner, rows } = await salon();
    const early = await rows.expense('2026-11-01', { due: '2026-11-09' });
    const late = await rows.purchase('2026-11-02', { due: '2026-11-20' });
    const none = await rows.expense('2026-11-03');
    const paid = await rows.expense('2026-11-04', { due: '2026-11-09', paid: '2026-11-05' });
    const split = await rows.split('2026-11-05', [{ value: 10, due: '2026-11-20' }, { value: 10 }]);
    const ids = async (query: string) => (await list(owner, query)).rows.map(({ id }) => id);
    expect(await ids('?status=Pago')).toEqual([paid]);
    expect(await ids('?status=Pendente')).toEqual([...split.parts, none, late, early]);
    expect(await ids('?due_from=2026-11-09&due_to=2026-11-09')).toEqual([paid, early]);
    expect(await ids('?due_from=2026-11-10')).toEqual([split.parts[0], late]);
    expect(await ids('?due_to=2026-11-19&status=Pendente')).toEqual([early]);
    expect(await ids('?due=none')).toEqual([split.parts[1], none]);
  });
});

test('the cards count all that is pending, of it what was due before today, and what was paid this month', async () => {
  const { owner, rows } = await salon();
  expect(await summary(owner)).toMatchObject({ pending: { count: 0, total: 0 }, paid: { count: 0, total: 0 } });
  const today = TODAY();
  const [first, before] = [`${today.slice(0, 7)}-01`, addDays(`${today.slice(0, 7)}-01`, -1)];
  await rows.purchase(daysAgo(40), { value: 10_01, due: daysAgo(1) });
  await rows.purchase(daysAgo(40), { value: 20_02, due: today });
  await rows.expense(daysAgo(40), { value: 30_03 });
  await rows.split(daysAgo(90), [
    { value: 40_04, due: daysAgo(30) },
    { value: 50_05, due: daysAgo(60), paid: first },
    { value: 60_06, due: daysAgo(60), paid: before },
  ]);
  await rows.expense(daysAgo(40), { value: 70_07, due: daysAgo(3), paid: today });
  expect(await summary(owner)).toEqual({
    pending: { count: 4, total: 100_10 },
    overdue: { count: 2, total: 50_05 },
    paid: { count: 2, total: 120_12 },
    month: today.slice(0, 7),
  });
});

describe('paying', () => {
  test.each(['purchase', 'expense'] as const)(
    'a %s without a date was paid today; reverting clears it',
    async (kind) => {
      const { owner, rows } = await salon();
      const id = await rows[kind](daysAgo(5), { due: daysAgo(1) });
      expect((await pay(owner, kind, id)).status).toBe(200);
      expect(await found(owner, id)).toMatchObject({ payment_status: 'Pago', payment_date: TODAY() });
      expect((await revert(owner, kind, id)).status).toBe(200);
      expect(await found(owner, id)).toMatchObject({
        payment_status: 'Pendente',
        payment_date: null,
        due_date: daysAgo(1),
      });
      expect((await pay(owner, kind, id, daysAgo(2))).status).toBe(200);
      expect(await found(owner, id)).toMatchObject({ payment_date: daysAgo(2) });
    },
  );

  test('on a day to come is refused beside its field', async () => {
    const { owner, rows } = await salon();
    const id = await rows.expense(daysAgo(5));
    expect(await pay(owner, 'expense', id, daysAgo(-1))).toMatchObject({
      status: 422,
      body: { data: { fields: { payment_date: 'payables:errors.paidInFuture' } } },
    });
    expect(await found(owner, id)).toMatchObject({ payment_status: 'Pendente' });
  });

  test('in two windows: one pays, the other is told; the same for reverting', async () => {
    const { owner, rows } = await salon();
    const id = await rows.purchase(daysAgo(5));
    const twice = await Promise.all([pay(owner, 'purchase', id), pay(owner, 'purchase', id, daysAgo(1))]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(twice.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'ALREADY_PAID' });
    const back = await Promise.all([revert(owner, 'purchase', id), revert(owner, 'purchase', id)]);
    expect(back.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(back.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'NOT_PAID' });
  });

  test('what does not exist, or is of another salon, is not found', async () => {
    const [{ owner }, other] = [await salon(), await salon()];
    const id = await other.rows.expense(daysAgo(5));
    for (const unknown of [id, randomUUID()]) {
      expect((await pay(owner, 'expense', unknown)).status).toBe(404);
      expect((await revert(owner, 'expense', unknown)).status).toBe(404);
      expect((await setDue(owner, 'expense', unknown, '')).status).toBe(404);
    }
  });

  test('leaves before and after in the history', async () => {
    const { owner, rows } = await salon();
    const id = await rows.expense(daysAgo(5));
    await pay(owner, 'expense', id);
    const { rows: lines } = await server.admin.query(
      `select action, actor_kind, before, after from history where entity = 'expenses' and entity_id = $1`,
      [id],
    );
    const before = { payment_status: 'Pendente', payment_date: null, due_date: null };
    const after = { ...before, payment_status: 'Pago', payment_date: TODAY() };
    expect(lines).toEqual([{ action: 'update', actor_kind: 'owner', before, after }]);
  });
});

describe('instalments', () => {
  const three = [{ value: 10_00 }, { value: 10_00 }, { value: 10_00 }];

  test('the last one paid pays the purchase on its day; one reverted makes it pending', async () => {
    const { owner, rows } = await salon();
    const { id, parts } = await rows.split(daysAgo(9), three);
    const [first = '', second = '', third = ''] = parts;
    await pay(owner, 'instalment', third, daysAgo(1));
    await pay(owner, 'instalment', first, daysAgo(3));
    expect(await purchaseRow(id)).toEqual({ payment_status: 'Pendente', payment_date: null });
    await pay(owner, 'instalment', second, daysAgo(2));
    expect(await purchaseRow(id)).toEqual({ payment_status: 'Pago', payment_date: daysAgo(2) });
    await revert(owner, 'instalment', first);
    expect(await purchaseRow(id)).toEqual({ payment_status: 'Pendente', payment_date: null });
    expect(await found(owner, second)).toMatchObject({ payment_status: 'Pago', payment_date: daysAgo(2) });
  });

  test('paid all at once from many windows leave the purchase paid', async () => {
    const { owner, rows } = await salon();
    const { id, parts } = await rows.split(daysAgo(9), [...three, ...three, ...three, ...three]);
    const answers = await Promise.all(parts.map((part) => pay(owner, 'instalment', part)));
    expect(answers.map(({ status }) => status)).toEqual(parts.map(() => 200));
    expect(await purchaseRow(id)).toEqual({ payment_status: 'Pago', payment_date: TODAY() });
  });

  test('the purchase itself cannot be paid, reverted or given a due date', async () => {
    const { owner, rows } = await salon();
    const { id } = await rows.split(daysAgo(9), three);
    for (const answer of [
      await pay(owner, 'purchase', id),
      await revert(owner, 'purchase', id),
      await setDue(owner, 'purchase', id, TODAY()),
    ]) {
      expect(answer.status).toBe(404);
    }
    expect(await purchaseRow(id)).toEqual({ payment_status: 'Pendente', payment_date: null });
  });
});

describe('the due date', () => {
  test.each(['purchase', 'expense', 'instalment'] as const)(
    'of a %s changes and goes while it is pending',
    async (kind) => {
      const { owner, rows } = await salon();
      const id =
        kind === 'instalment'
          ? ((await rows.split('2026-11-05', [{ value: 1 }, { value: 1 }])).parts[1] ?? '')
          : await rows[kind]('2026-11-05');
      expect((await setDue(owner, kind, id, '2026-11-05')).status).toBe(200);
      expect(await found(owner, id)).toMatchObject({ due_date: '2026-11-05' });
      expect(await setDue(owner, kind, id, '2026-11-04')).toMatchObject({
        status: 422,
        body: {
          data: {
            fields: { due_date: `payables:errors.${kind === 'expense' ? 'dueBeforeExpense' : 'dueBeforePurchase'}` },
          },
        },
      });
      expect((await setDue(owner, kind, id, '')).status).toBe(200);
      expect(await found(owner, id)).toMatchObject({ due_date: null });
    },
  );

  test('of what was paid meanwhile is refused', async () => {
    const { owner, rows } = await salon();
    const id = await rows.purchase(daysAgo(5), { due: daysAgo(1), paid: daysAgo(1) });
    expect(await setDue(owner, 'purchase', id, TODAY())).toMatchObject({ status: 409, body: { code: 'ALREADY_PAID' } });
    expect(await found(owner, id)).toMatchObject({ due_date: daysAgo(1) });
  });

  test.each(['2026-02-30', '0001-01-01', 'amanhã'])('%s is none', async (due) => {
    const { owner, rows } = await salon();
    const id = await rows.expense('2026-11-05');
    expect(await setDue(owner, 'expense', id, due)).toMatchObject({
      status: 422,
      body: { data: { fields: { due_date: 'payables:errors.dateInvalid' } } },
    });
  });
});

test('by the day of the payment: what a month paid, whenever it was due', async () => {
  const { owner, rows } = await salon();
  const bought = await rows.purchase('2026-09-01', { due: '2026-12-01', paid: '2026-10-31' });
  const repair = await rows.expense('2026-10-02', { paid: '2026-10-01' });
  await rows.expense('2026-10-02', { paid: '2026-11-01' });
  await rows.expense('2026-10-02', { due: '2026-10-15' });
  const { rows: shown } = await list(owner, '?paid_from=2026-10-01&paid_to=2026-10-31');
  expect(shown.map(({ id }) => id)).toEqual([repair, bought]);
});

test.each(['purchase', 'instalment', 'expense'])(
  'of two windows that move the due date of a bill (%s) the second is told how it is now',
  async (kind) => {
    const { owner, rows } = await salon();
    const id =
      kind === 'purchase'
        ? await rows.purchase('2026-09-01')
        : kind === 'expense'
          ? await rows.expense('2026-09-01')
          : ((await rows.split('2026-09-01', [{ value: 10_00 }, { value: 10_00 }])).parts[0] ?? '');
    const move = (due_date: string, version?: string) =>
      owner.put(`/api/payables/${kind}/${id}/due-date`, { due_date, version });
    const { version } = (await found(owner, id)) as Payable;
    expect((await move('2026-12-01', version)).status).toBe(200);
    const now = await found(owner, id);
    expect(await move('2026-12-24', version)).toMatchObject({
      status: 409,
      body: { code: 'STALE', data: { payable: now } },
    });
    expect(await found(owner, id)).toEqual(now);
    expect((await move('2026-12-01', version)).status).toBe(200);
    expect((await move('2026-12-24')).status).toBe(200);
  },
);
