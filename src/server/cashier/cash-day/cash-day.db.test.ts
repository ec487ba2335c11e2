import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { CashDay } from '#contract/cashier/cash-day.ts';
import { memberOf } from '#server/kernel/testing/members.ts';
import { perTest } from '#server/kernel/testing/per-test.ts';
import { signedUp, testServer } from '#server/test-server.ts';
import { cashierRows } from '../testing/rows.ts';

const server = testServer();
let rows: ReturnType<typeof cashierRows>;
const owner = perTest(() => signedUp(server));
beforeEach(async () => {
  rows = cashierRows(server, owner.id);
});

const open = (float = 20_000) => owner.post('/api/cashier/cash-day', { float });
const move = (kind: string, amount: number, reason = '') =>
  owner.post('/api/cashier/cash-day/movements', { kind, amount, reason });
const close = (id: string, counted: number, note = '') =>
  owner.post('/api/cashier/cash-day/close', { id, counted, note });
const theDay = async () => (await owner.get('/api/cashier/cash-day')).body as CashDay;
const opened = async (float?: number) => {
  const { status, body, text } = await open(float);
  expect(status, text).toBe(200);
  return body as CashDay;
};

/** A moment of the open day, so many seconds after it was opened. */
const after = ({ opened_at }: CashDay, seconds: number) => Temporal.Instant.from(opened_at).add({ seconds }).toString();

/** The day was opened a while ago, so that something can have happened since. */
async function openedEarlier(float?: number): Promise<CashDay> {
  await opened(float);
  await server.admin.query(`update cash_days set opened_at = opened_at - interval '1 hour' where user_id = $1`, [
    owner.id,
  ]);
  return theDay();
}

test('who does not want it has none', async () => {
  expect((await owner.get('/api/cashier/cash-day')).text).toBe('null');
});

test('it says who opened and who closed it: the owner as the salon, everybody else by name', async () => {
  const receptionist = await memberOf(server, owner, 'receptionist');
  const { id, opened_by } = await opened();
  const { body } = await receptionist.post('/api/cashier/cash-day/close', { id, counted: 20_000, note: '' });
  expect([opened_by, (body as CashDay).closed?.closed_by]).toEqual(['Studio Bela', 'Colega']);
});

test('it is opened with its float, by the salon, and is open for everybody who looks', async () => {
  const day = await opened();
  expect(day).toEqual({
    id: expect.any(String),
    opened_at: expect.any(String),
    opened_by: 'Studio Bela',
    float: 20_000,
    cash_received: 0,
    supplies: 0,
    withdrawals: 0,
    cash_voids: 0,
    expected: 20_000,
    movements: [],
    closed: null,
  });
  expect(await theDay()).toEqual(day);
});

test('one is open at a time, however many open it at once', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => open()));
  const statuses = answers.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([200, ...Array(9).fill(409)]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'ALREADY_OPEN' });
});

test('expected is the float, cash received since the opening and supplies, without withdrawals and cash voids', async () => {
  const day = await openedEarlier();
  await rows.appointment('2026-11-17', [
    { method: 'Dinheiro', amount: 12_500, at: after(day, 1) },
    { method: 'PIX', amount: 99_900, at: after(day, 1) },
  ]);
  // Of long ago, but received now: it is in the drawer.
  await rows.appointment('2026-01-05', [{ method: 'Dinheiro', amount: 10_000, at: after(day, 2) }]);
  // Of before the opening: it is not.
  await rows.appointment('2026-11-17', [{ method: 'Dinheiro', amount: 77_700, at: after(day, -1) }], '08:00');
  await rows.appointment('2026-11-16', [{ method: 'Mensalista (a receber)', amount: 55_500 }]);
  const paid = [{ method: 'Dinheiro' as const, amount: 1_500, at: after(day, -100) }];
  const sale = await rows.sale('2026-11-10', paid);
  await rows.voidOf(sale, '2026-11-17', [{ ...paid[0], method: 'Dinheiro', amount: 1_500, at: after(day, 3) }]);
  await move('supply', 5_000, 'Moedas do banco');
  const answer = await move('withdrawal', 3_000, 'Motoboy');
  expect(answer.status, answer.text).toBe(200);
  expect(await theDay()).toMatchObject({
    float: 20_000,
    cash_received: 22_500,
    supplies: 5_000,
    withdrawals: 3_000,
    cash_voids: 1_500,
    expected: 43_000,
    movements: [
      { kind: 'withdrawal', amount: 3_000, reason: 'Motoboy' },
      { kind: 'supply', amount: 5_000, reason: 'Moedas do banco' },
    ],
  });
});

test('a withdrawal needs a reason, and both need an amount', async () => {
  await opened();
  expect(await move('withdrawal', 100)).toMatchObject({
    status: 422,
    body: { data: { fields: { reason: 'cashier:errors.reasonRequired' } } },
  });
  expect(await move('supply', 0)).toMatchObject({
    body: { data: { fields: { amount: 'cashier:errors.amountPositive' } } },
  });
});

test('what is moved is moved once for each key: a lost answer takes no cash out twice', async () => {
  await opened();
  const bread = { kind: 'withdrawal', amount: 5_000, reason: 'Padaria' };
  const take = (form: object, key: string) =>
    owner.post('/api/cashier/cash-day/movements', form, { headers: { 'idempotency-key': key } });
  const key = randomUUID();
  const first = await take(bread, key);
  expect(await take(bread, key)).toMatchObject({ status: 200, body: first.body });
  expect(await take({ ...bread, amount: 6_000 }, key)).toMatchObject({ status: 422, body: { code: 'KEY_REUSED' } });
  expect(await theDay()).toMatchObject({ withdrawals: 5_000 });
  await take(bread, randomUUID());
  expect(await theDay()).toMatchObject({ withdrawals: 10_000 });
});

test('without an open day nothing is moved or closed', async () => {
  expect(await move('supply', 100)).toMatchObject({ status: 409, body: { code: 'NOT_OPEN' } });
  expect(await close(randomUUID(), 0)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
});

test('closing keeps what was counted, the difference and the note, and is done once', async () => {
  const { id } = await opened();
  const answers = await Promise.all(Array.from({ length: 10 }, () => close(id, 19_800, 'Troco a mais')));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
  expect(answers.find(({ status }) => status === 200)?.body).toMatchObject({
    expected: 20_000,
    closed: { closed_by: 'Studio Bela', counted: 19_800, difference: -200, note: 'Troco a mais' },
  });
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'NOT_OPEN' });
  expect(await theDay()).toBe(null);
});

test('once closed its numbers never change, and what comes later belongs to the next one', async () => {
  const day = await openedEarlier();
  const paid = await rows.appointment('2026-11-17', [{ method: 'Dinheiro', amount: 5_000, at: after(day, 1) }]);
  const { body: closed } = await close(day.id, 25_000);
  expect(closed).toMatchObject({ cash_received: 5_000, expected: 25_000 });
  await server.admin.query('delete from payments where appointment_id = $1', [paid]);
  const next = await opened(1_000);
  await rows.appointment('2026-11-17', [{ method: 'Dinheiro', amount: 700, at: after(next, 1) }], '11:00');
  const { body } = await owner.get('/api/cashier/cash-days');
  expect(body).toEqual({ rows: [closed], next: null });
  expect(await theDay()).toMatchObject({ cash_received: 700, expected: 1_700 });
});

test('closed days come the newest first, a hundred at a time', async () => {
  await server.admin.query(
    `insert into cash_days (user_id, opened_at, opened_by, float, closed_at, closed_by, counted, expected)
     select $1, day, 'Eu', 0, day, 'Eu', 0, 0 from (select '2026-01-01'::timestamptz + n / 2 * interval '1 day' as day
     from generate_series(1, 130) n) as days`,
    [owner.id],
  );
  const read = async (cursor = '') => {
    const { body } = await owner.get(`/api/cashier/cash-days${cursor && `?cursor=${cursor}`}`);
    return body as { rows: CashDay[]; next: string | null };
  };
  const first = await read();
  const second = await read(first.next ?? '');
  expect([first.rows.length, second.rows.length, second.next]).toEqual([100, 30, null]);
  const all = [...first.rows, ...second.rows];
  expect(new Set(all.map(({ id }) => id)).size).toBe(130);
  expect(all.map(({ opened_at }) => opened_at)).toEqual(
    all
      .map(({ opened_at }) => opened_at)
      .toSorted()
      .toReversed(),
  );
});

test('every deed is in the history, in one line', async () => {
  const { id } = await opened();
  await move('supply', 100);
  await close(id, 20_100);
  const { rows: lines } = await server.admin.query(
    `select action, entity from history where user_id = $1 and entity like 'cash%' order by id`,
    [owner.id],
  );
  expect(lines).toEqual([
    { action: 'open', entity: 'cash_days' },
    { action: 'create', entity: 'cash_movements' },
    { action: 'close', entity: 'cash_days' },
  ]);
});
