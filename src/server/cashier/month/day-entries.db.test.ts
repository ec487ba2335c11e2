import { beforeEach, expect, test } from 'vitest';
import type { CashierMonth, DayEntry } from '#contract/cashier/month.ts';
import { perTest } from '#server/kernel/testing/per-test.ts';
import { signedUp, testServer } from '#server/test-server.ts';
import { cashierRows } from '../testing/rows.ts';
import { sellingSalon } from '../testing/selling-salon.ts';

const server = testServer();
let rows: ReturnType<typeof cashierRows>;
const owner = perTest(() => signedUp(server));
beforeEach(async () => {
  rows = cashierRows(server, owner.id);
});

const DAY = '2026-11-14';
type Answer = { rows: DayEntry[]; next: string | null };

async function entries(date = DAY, cursor = '', of = owner): Promise<Answer> {
  const { status, body, text } = await of.get(`/api/cashier/day-entries?date=${date}&cursor=${cursor}`);
  expect(status, text).toBe(200);
  return body as Answer;
}

const finished = (time: string, sale: string) =>
  server.admin.query('update sales set finalized_at = $2 where id = $1', [sale, `${DAY}T${time}-03:00`]);

test('a day on which nothing was finished has no entries', async () => {
  await rows.sale('2026-11-13', [{ method: 'PIX', amount: 100 }]);
  await rows.insert('sales', {});
  expect(await entries()).toEqual({ rows: [], next: null });
});

test('a sale and an appointment say who, when by the salon’s clock, how much and how, the latest first', async () => {
  const appointment = await rows.appointment(
    DAY,
    [
      { method: 'PIX', amount: 5_000 },
      { method: 'Dinheiro', amount: 3_000 },
    ],
    '16:30',
  );
  const walkIn = await rows.sale(DAY, [{ method: 'Cartão de Débito', amount: 8_990 }]);
  await finished('16:45:10', walkIn);
  const bia = await rows.insert('clients', { name: 'Bia Lopes' });
  const named = await rows.sale(DAY, [{ method: 'Mensalista (a receber)', amount: 10 }]);
  await finished('09:05:00', named);
  await server.admin.query(`update sales set client_id = $2, client_name = 'Bia' where id = $1`, [named, bia]);
  expect(await entries()).toEqual({
    rows: [
      {
        kind: 'sale',
        id: walkIn,
        sale: { id: walkIn, number: 1, voided_on: null },
        client_name: '',
        time: '16:45',
        methods: ['Cartão de Débito'],
        amount: 8_990,
      },
      {
        kind: 'appointment',
        id: appointment,
        sale: null,
        client_name: 'Ana',
        time: '16:30',
        methods: ['Dinheiro', 'PIX'],
        amount: 8_000,
      },
      {
        kind: 'sale',
        id: named,
        sale: { id: named, number: 2, voided_on: null },
        client_name: 'Bia Lopes',
        time: '09:05',
        methods: ['Mensalista (a receber)'],
        amount: 10,
      },
    ],
    next: null,
  });
});

test('a voided sale stays on its day and says when it was taken back; the void is an entry below zero on its own day', async () => {
  const paid = [{ method: 'Dinheiro' as const, amount: 8_990 }];
  const sale = await rows.sale('2026-10-31', paid);
  await rows.voidOf(sale, DAY, paid);
  const told = { id: sale, number: 1, voided_on: DAY };
  expect((await entries('2026-10-31')).rows).toMatchObject([{ kind: 'sale', id: sale, sale: told, amount: 8_990 }]);
  expect((await entries()).rows).toMatchObject([{ kind: 'void', sale: told, methods: ['Dinheiro'], amount: -8_990 }]);
});

test('a comanda is an appointment and a sale, both of its client', async () => {
  const appointment = await rows.appointment(DAY, [{ method: 'PIX', amount: 8_000 }]);
  const sale = await rows.sale(DAY, [{ method: 'PIX', amount: 3_000 }]);
  await server.admin.query('update sales set appointment_id = $2 where id = $1', [sale, appointment]);
  const told = (await entries()).rows.map(({ kind, client_name, amount }) => [kind, client_name, amount]);
  expect(told).toEqual([
    ['sale', 'Ana', 3_000],
    ['appointment', 'Ana', 8_000],
  ]);
});

test('what is sold now and voided stands under today, and today’s total falls by it', async () => {
  const salon = await sellingSalon(server);
  const kept = await salon.sell();
  const sold = await salon.sell({}, 'Dinheiro');
  const { rows: sums } = await server.admin.query<{ day: string }>(
    'select finalized_on::text as day from sales where id = $1',
    [sold.id],
  );
  const day = sums[0]?.day ?? '';
  const total = async () => {
    const [year, month] = day.split('-');
    const { body } = await salon.owner.get(`/api/cashier/month?year=${year}&month=${month}`);
    return (body as CashierMonth).days.find(({ date }) => date === day)?.total;
  };
  expect((await entries(day, '', salon.owner)).rows.map(({ id }) => id)).toEqual([sold.id, kept.id]);
  expect(await total()).toBe(6_000);
  await salon.takeBack(sold.id);
  const after = (await entries(day, '', salon.owner)).rows;
  expect(after.map(({ kind, sale, amount }) => [kind, sale?.number, sale?.voided_on, amount])).toEqual([
    ['void', sold.number, day, -3_000],
    ['sale', sold.number, day, 3_000],
    ['sale', kept.number, null, 3_000],
  ]);
  expect(await total()).toBe(3_000);
});

test('a busy day comes a hundred at a time, each entry once, and a cursor that nobody gave starts over', async () => {
  await server.admin.query(
    `with sold as (
       insert into sales (user_id, status, payment_method, total, finalized_at, finalized_on)
       select $1, 'finalised', 'PIX', 1, $2::date + time '15:00' + n / 10 * interval '1 second', $2 from generate_series(1, 230) n
       returning id
     ) insert into payments (user_id, sale_id, day, method, amount, received_at) select $1, id, $2, 'PIX', 1, now() from sold`,
    [owner.id, DAY],
  );
  const first = await entries();
  const second = await entries(DAY, first.next ?? '');
  const third = await entries(DAY, second.next ?? '');
  expect([first, second, third].map(({ rows }) => rows.length)).toEqual([100, 100, 30]);
  expect(third.next).toBeNull();
  const all = [first, second, third].flatMap(({ rows }) => rows);
  expect(new Set(all.map(({ id }) => id)).size).toBe(230);
  const numbers = all.map(({ sale }) => sale?.number ?? 0);
  expect(Math.min(...numbers.slice(0, 100))).toBeGreaterThan(Math.max(...numbers.slice(210)));
  const forged = (time: string) => Buffer.from(JSON.stringify([time, all[0]?.id])).toString('base64url');
  for (const cursor of ['bm8', forged('25:00:00'), forged('noon')]) {
    expect((await entries(DAY, cursor)).rows).toEqual(first.rows);
  }
});

test('what is no day is refused', async () => {
  for (const date of ['', '2026-02-30', '14/11/2026']) {
    expect((await owner.get(`/api/cashier/day-entries?date=${date}`)).status, date).toBe(422);
  }
});
