import { beforeAll, expect, test } from 'vitest';
import type { CommissionSums, StatementEntry } from '#contract/commissions/operations.ts';
import { commissionSalon } from '#server/commissions/testing/commission-salon.ts';
import { perFile } from '#server/kernel/testing/per-test.ts';
import { countQueries } from '#server/kernel/testing/query-counter.ts';
import { testServer } from '#server/test-server.ts';
import { type Professional, professionalWith } from './testing/portal-salon.ts';

type Salon = Awaited<ReturnType<typeof commissionSalon>>;
type Page = { rows: StatementEntry[]; next: string | null };
const MARCH = { start: '2025-03-01', end: '2025-03-31' };

const server = testServer();
const salon = perFile(() => commissionSalon(server));
const rita = perFile(() => atPortal(salon, salon.rita));
beforeAll(async () => {
  await salon.done({ date: '2025-02-10' });
  await salon.done();
  await salon.done({ date: '2025-03-11', lines: [salon.line({ professional_id: salon.bia })] });
  await salon.done({
    date: '2025-03-13',
    professional_id: salon.bia,
    lines: [salon.line(), salon.line({ professional_id: salon.rita, commission_amount: 20_00 })],
  });
  await salon.sold('2025-03-12');
  await salon.pay({ amount: 15_00 });
  await salon.pay({ amount: 99_00, staff_id: salon.bia });
  await salon.settle({ staff_id: null, effective_date: '2025-03-10', description: 'No caderno' });
});

async function atPortal({ owner }: Salon, staff: string): Promise<Professional> {
  const { body } = await owner.post(`/api/portal/access/${staff}`, { pin: '271828' });
  return professionalWith(server, body as { token: string; pin: string });
}
const summary = async (who = rita, range = MARCH) =>
  (await who.call('commissions_summary', range)).body as CommissionSums;
const statement = async (who = rita, range = MARCH, cursor?: string) =>
  (await who.call('commissions_statement', { ...range, cursor })).body as Page;

test('the summary is the row that the owner sees, and nothing else', async () => {
  const row = await salon.rowOf(salon.rita);
  if (!row) throw new Error('The owner does not see Rita.');
  const sums = await summary();
  expect(row).toMatchObject(sums);
  expect(Object.keys(sums)).toEqual([
    'services_count',
    'services_total',
    'commissions_total',
    'tips_total',
    'advances_total',
    'settled_total',
    'balance',
    'previous_balance',
    'owed',
  ]);
  expect(row).toMatchObject({ services_count: 2, advances_total: 15_00, previous_balance: 32_00 });
  // Both services up to the tenth, one of them before the range.
  expect(row.settled_total).toBe(64_00);
  expect(row.balance).toBe(row.commissions_total - 15_00 - 64_00);
  expect(row.owed).toBe(row.balance + 32_00);
});

test('the statement is the one that the owner sees: services, a part in a colleague’s appointment, products, advances and what was settled', async () => {
  const { rows, next } = await salon.statement(salon.rita);
  expect(await statement()).toEqual({ rows, next });
  expect(rows.map(({ date, movement }) => [date, movement])).toEqual([
    ['2025-03-13', 'service'],
    ['2025-03-12', 'advance'],
    ['2025-03-12', 'product'],
    ['2025-03-10', 'settlement'],
    ['2025-03-10', 'service'],
  ]);
});

test('each sees their own alone, also where both worked on one appointment', async () => {
  const bia = await atPortal(salon, salon.bia);
  const [hers, mine] = [await statement(bia), await statement()];
  expect(hers.rows.map(({ advance_amount }) => advance_amount)).toContain(99_00);
  const ids = new Set(mine.rows.map(({ id }) => id));
  expect(hers.rows.filter(({ id }) => ids.has(id))).toEqual([]);
});

test('a closed period is read as it was closed, whatever changes afterwards', async () => {
  const other = await commissionSalon(server);
  const professional = await atPortal(other, other.rita);
  await other.done();
  await other.pay();
  const before = [await summary(professional), await statement(professional)] as const;
  await other.closed('2025-03-01', '2025-03-31');
  await server.admin.query(`update clients set name = 'Outra Pessoa' where user_id = $1`, [other.owner.id]);
  await server.admin.query(`update appointment_services set commission_amount = 77 where user_id = $1`, [
    other.owner.id,
  ]);
  expect(await summary(professional)).toEqual(before[0]);
  const closed = before[1].rows.map((row) => ({ ...row, is_closed: true }));
  expect(await statement(professional)).toEqual({ rows: closed, next: null });
});

test('a long statement comes in pages, each entry once', async () => {
  const other = await commissionSalon(server);
  const professional = await atPortal(other, other.rita);
  await server.admin.query(
    `with made as (
       insert into appointments (user_id, client_name, professional_id, date, start_time, end_time, status, payment_method, overlap_allowed)
       select $1, 'Ana', $2, date '2025-03-01' + n % 30, '10:00', '11:00', 'finalizado', 'PIX', true from generate_series(1, 250) as n
       returning id)
     insert into appointment_services (user_id, appointment_id, service_name, unit_price, duration_minutes, commission_percent, commission_amount)
     select $1, id, 'Corte', 10, 30, 10, 1 from made`,
    [other.owner.id, other.rita],
  );
  const seen: string[] = [];
  const sizes: number[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await statement(professional, MARCH, cursor);
    seen.push(...page.rows.map(({ id }) => id));
    sizes.push(page.rows.length);
    if (!page.next) break;
    cursor = page.next;
  }
  expect(sizes).toEqual([100, 100, 50]);
  expect(new Set(seen).size).toBe(250);
});

test('summary and statement wait for the database at most four times, the link included', async () => {
  await statement();
  expect((await countQueries(() => summary())).waits).toBe(2);
  expect((await countQueries(() => statement())).waits).toBe(3);
});

test('a range that is none is refused, and a failure is said in words', async () => {
  const refused = { status: 422, body: { error: 'Escolha um período válido.' } };
  for (const range of [
    { start: '2025-03-02', end: '2025-03-01' },
    { start: '', end: '2025-03-01' },
    { start: 'x', end: 'y' },
  ]) {
    expect(await rita.call('commissions_summary', range)).toMatchObject(refused);
    expect(await rita.call('commissions_statement', range)).toMatchObject(refused);
  }
  await server.admin.query('alter view app.staff_earnings rename to elsewhere');
  const answers = [await rita.call('commissions_summary', MARCH), await rita.call('commissions_statement', MARCH)];
  await server.admin.query('alter view app.elsewhere rename to staff_earnings');
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 500, body: { success: false, error: 'Erro ao carregar dados' } });
  }
});
