import { beforeAll, expect, test } from 'vitest';
import type { Sale } from '#contract/cashier/sales.ts';
import type { CommissionClosing } from '#contract/commissions/operations.ts';
import { addDays } from '#domain/shared/time.ts';
import { perFile } from '#server/kernel/testing/per-test.ts';
import { expectKept } from '#server/reports/testing/kept.ts';
import { testServer } from '#server/test-server.ts';
import { bodyOf, commissionSalon, salonDay } from './testing/commission-salon.ts';

const OPERATIONS = 200;

type Stored = Record<string, never> & { id: string; version: string };

const server = testServer();
const salon = perFile(() => commissionSalon(server));
beforeAll(async () => {
  const shelves = 'update products set stock_quantity_base = 1e6 where id = any($1)';
  await server.admin.query(shelves, [[salon.comb, salon.shampoo]]);
});

/** The same numbers in every run, so that what fails can be looked at. */
let state = 20_261_117;
function below(most: number): number {
  // Mulberry32.
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * most);
}
const of = <T>(some: readonly T[]): T | undefined => some[below(some.length)];

test('no sequence of edits changes a closed figure, and all statements together are what was earned', {
  timeout: 240_000,
}, async () => {
  const today = salonDay();
  const someDay = () => addDays(today, -below(30));
  const worker = () => (below(2) ? salon.rita : salon.bia);
  const appointments: string[] = [];
  const sales: Sale[] = [];
  const closed: { closing: CommissionClosing; figures: unknown }[] = [];
  let hour = 0;

  /** Everything that a closed period says, of everybody. */
  async function figuresOf({ start_date, end_date }: CommissionClosing) {
    const range = { first: start_date, last: end_date };
    const statements = await Promise.all([salon.rita, salon.bia].map((staff) => salon.statement(staff, range)));
    // What lies before the period may be open, and then it moves.
    return statements.map(({ rows, next, sums: { previous_balance: _, owed: __, ...sums } }) => ({ rows, next, sums }));
  }

  async function expectNothingMoved() {
    for (const { closing, figures } of closed) expect(await figuresOf(closing)).toEqual(figures);
  }

  const line = () => {
    const unit_price = 1_00 + below(200_00);
    const none = { commission_percent: null, commission_amount: null };
    const agreed = below(2) ? none : { commission_percent: 40, commission_amount: below(unit_price) };
    return salon.line({ unit_price, duration_minutes: 1, professional_id: below(3) ? null : worker(), ...agreed });
  };
  const lines = () => Array.from({ length: 1 + below(3) }, line);

  async function make(changes: object = {}) {
    hour += 1;
    const start_time = `${String(Math.floor(hour / 12) % 24).padStart(2, '0')}:${String((hour % 12) * 5).padStart(2, '0')}`;
    const place = {
      date: someDay(),
      start_time,
      professional_id: worker(),
      lines: lines(),
      discount_value: below(20_00),
    };
    const answer = await salon.createAppointment({ ...place, ...changes });
    if (answer.status === 200) appointments.push((answer.body as { appointment: Stored }).appointment.id);
    return answer;
  }

  async function stored(id = of(appointments)): Promise<Stored | undefined> {
    const answer = id ? await salon.read(id) : undefined;
    return answer?.status === 200 ? (answer.body as Stored) : undefined;
  }

  async function change(changes: object, id?: string) {
    const known = await stored(id);
    if (!known) return undefined;
    const { client_id, date, start_time, professional_id, status, payment_method, discount_value, lines } = known;
    const form = { client_id, date, start_time, professional_id, status, payment_method, discount_value, lines };
    return salon.changeAppointment(known, { ...form, ...changes });
  }

  async function sell(seller_id: string | null = below(3) ? salon.rita : null) {
    const sale = await salon.open({
      items: [salon.combs(1 + below(3), { seller_id }), salon.item()],
      client_id: salon.client,
    });
    const method = below(2) ? 'PIX' : 'Mensalista (a receber)';
    const answer = await salon.finalise(sale, [{ method, amount: sale.total }]);
    if (answer.status === 200) sales.push(answer.body as Sale);
    return answer;
  }

  async function close(start: string, end: string) {
    const answer = await salon.close(start, end);
    if (answer.status !== 200) return answer;
    const closing = answer.body as CommissionClosing;
    closed.push({ closing, figures: await figuresOf(closing) });
    return answer;
  }

  async function reopen() {
    const latest = closed.toSorted((a, b) => (a.closing.end_date < b.closing.end_date ? 1 : -1))[0];
    if (!latest) return undefined;
    const answer = await salon.reopen(latest.closing.id);
    expect(answer.status).toBe(200);
    closed.splice(closed.indexOf(latest), 1);
    return answer;
  }

  async function removeAdvance() {
    const { rows } = await server.admin.query('select id from commission_advances where user_id = $1 order by id', [
      salon.owner.id,
    ]);
    const id = of(rows)?.id;
    return id ? salon.removeAdvance(id) : undefined;
  }

  async function receive() {
    const { rows } = await server.admin.query(
      `select id from payments where user_id = $1 and method like 'Mensalista%' and void_id is null and day is not null order by id`,
      [salon.owner.id],
    );
    const id = of(rows)?.id;
    return id ? salon.owner.post(`/api/cashier/payments/${id}/receive`, { method: 'Dinheiro' }) : undefined;
  }

  const finalise = (id?: string) => change({ status: 'finalizado', payment_method: 'PIX' }, id);
  const rename = () =>
    salon.owner.put(`/api/clients/${salon.client}`, {
      ...{ name: `Ana ${'abcdefgh'[below(8)]}`, phone: '11911110000', phone_country: 'BR', email: '' },
    });
  const percentages = () =>
    salon.owner.put(`/api/team/${salon.rita}`, {
      ...{ nome: 'Rita', funcao: 'Cabeleireira', email: '', telefone: '', color: '#bfdbfe' },
      ...{ comissao_percentual: below(100), product_commission_percent: 1 + below(50) },
    });
  const service = () =>
    salon.owner.put(`/api/services/${salon.corte}`, {
      ...{ name: `Corte ${below(9)}`, category: 'Cabelo', description: '', duration_minutes: 40, price: below(90_00) },
      ...{ preco_variavel: false, commission_percent: below(2) ? below(60) : null, is_public: true, product_ids: [] },
    });

  const deeds: (() => Promise<{ status: number } | undefined>)[] = [
    () => make(),
    () => make({ status: 'finalizado', payment_method: 'PIX' }),
    () => finalise(),
    () => finalise(),
    () => change({ lines: lines() }),
    () => change({ discount_value: below(50_00) }),
    () => change({ date: someDay() }),
    () => change({ professional_id: worker() }),
    () => change({ status: of(['pendente', 'cancelado']), payment_method: null }),
    () => change({ payment_method: 'Dinheiro' }),
    async () => {
      const known = await stored();
      return (
        known &&
        salon.move(known, { date: someDay(), start_time: '23:00', end_time: '23:10', professional_id: worker() })
      );
    },
    async () => {
      const id = below(3) ? undefined : of(appointments);
      return id ? salon.remove(id) : undefined;
    },
    () => sell(),
    async () => {
      const sale = of(sales);
      return sale && salon.takeBack(sale.id);
    },
    receive,
    () => salon.advance({ staff_id: worker(), amount: 1 + below(90_00), effective_date: someDay() }),
    removeAdvance,
    rename,
    percentages,
    service,
    async () => {
      const start = someDay();
      const end = addDays(start, below(4));
      return close(start, end < today ? end : addDays(today, -1));
    },
    async () => (below(4) ? undefined : close(today, today)),
    async () => (below(2) ? undefined : reopen()),
  ];

  const statuses = new Map<number, number>();
  for (let done = 1; done <= OPERATIONS; done += 1) {
    const answer = await of(deeds)?.();
    if (answer) statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    if (done % 20 > 0) continue;
    await expectNothingMoved();
    await expectKept(server);
  }
  expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([]);

  // Whatever chance did, one of each is done at the end: first open, then closed, and then everything that would change it.
  while (closed.length > 0) await reopen();
  const answers = {
    made: await make({ date: addDays(today, -3), lines: [salon.line({ duration_minutes: 1 })], discount_value: 0 }),
    paid: await salon.advance({ effective_date: addDays(today, -3) }),
    sold: await sell(salon.rita),
    soldToo: await sell(salon.rita),
  };
  const id = String(appointments.at(-1));
  const done = {
    finalised: await finalise(id),
    voided: await salon.takeBack(sales.at(-1)?.id ?? ''),
    earlier: await close(addDays(today, -29), addDays(today, -1)),
    today: await close(today, today),
  };
  for (const [name, answer] of Object.entries({ ...answers, ...done })) expect(answer?.status, name).toBe(200);
  const refused = {
    price: await change({ lines: [salon.line({ unit_price: 90_00 })] }, id),
    moved: await change({ date: addDays(today, -31) }, id),
    opened: await change({ status: 'pendente', payment_method: null }, id),
    removed: await salon.remove(id),
    voided: await salon.takeBack(sales.at(-2)?.id ?? ''),
    paid: await salon.advance({ effective_date: today }),
    unpaid: await salon.removeAdvance((answers.paid.body as { id: string }).id),
    again: await salon.close(today, today),
  };
  for (const [name, answer] of Object.entries(refused)) expect(answer?.status, name).toBe(409);
  for (const edit of [rename, percentages, service, () => change({ payment_method: 'Outro' }, id)]) {
    expect((await edit())?.status).toBe(200);
  }
  await expectNothingMoved();

  /** Of the rows themselves, whatever any closing has kept. */
  const { rows } = await server.admin.query<{ earned: string; paid: string }>(
    `select round(100 * ((select coalesce(sum(commission_amount), 0) from appointment_services line
         join appointments on appointments.id = line.appointment_id where line.user_id = $1 and status = 'finalizado')
       + (select coalesce(sum(seller_commission), 0) from sale_items join sales on sales.id = sale_id
         where sales.user_id = $1 and status = 'finalised')
       - (select coalesce(sum(seller_commission), 0) from sale_items join sale_voids using (sale_id) where sale_items.user_id = $1)))::text as earned,
       round(100 * (select coalesce(sum(amount), 0) from commission_advances where user_id = $1))::text as paid`,
    [salon.owner.id],
  );
  const truth = { earned: Number(rows[0]?.earned), paid: Number(rows[0]?.paid) };
  expect(truth.earned).toBeGreaterThan(0);
  const ever = { first: '2000-01-01', last: '2199-12-31' };
  const check = async () => {
    const { totals } = await salon.summary(ever);
    const statements = await Promise.all([salon.rita, salon.bia].map((staff) => salon.statement(staff, ever)));
    const sum = (name: 'commissions_total' | 'advances_total' | 'owed') =>
      statements.reduce((all, { sums }) => all + sums[name], 0);
    expect(totals).toMatchObject({ commissions_total: truth.earned, advances_total: truth.paid });
    expect([sum('commissions_total'), sum('advances_total')]).toEqual([truth.earned, truth.paid]);
    expect(sum('owed')).toBe(truth.earned - truth.paid);
  };
  await check();
  // Counted from their rows again, the days come to the same.
  while (closed.length > 0) await reopen();
  await check();
  expect(bodyOf<{ rows: unknown[] }>(await salon.owner.get('/api/commissions/closings')).rows).toEqual([]);
});
