import { beforeEach, expect, test } from 'vitest';
import type { WholeMonth } from '#contract/cashier/month.ts';
import { perTest } from '#server/kernel/testing/per-test.ts';
import { signedUp, testServer } from '#server/test-server.ts';
import { cashierRows } from '../testing/rows.ts';

const server = testServer();
let rows: ReturnType<typeof cashierRows>;
const owner = perTest(() => signedUp(server));
beforeEach(async () => {
  rows = cashierRows(server, owner.id);
});

async function monthOf(month: number): Promise<WholeMonth> {
  const { status, body, text } = await owner.get(`/api/cashier/month?year=2026&month=${month}`);
  expect(status, text).toBe(200);
  return body as WholeMonth;
}
const november = () => monthOf(11);

test('a month without anything has zeros and no days', async () => {
  expect(await november()).toEqual({
    cards: { received: 0, to_receive: 0, product_sales: 0, product_sales_count: 0, total: 0 },
    days: [],
  });
});

test('what is paid in two ways is one appointment, and counts under both methods', async () => {
  await rows.appointment('2026-11-14', [
    { method: 'PIX', amount: 5_000 },
    { method: 'Dinheiro', amount: 3_000 },
  ]);
  expect((await november()).days).toEqual([
    {
      date: '2026-11-14',
      appointments: 1,
      sales: 0,
      total: 8_000,
      methods: [
        { method: 'Dinheiro', payments: 1, amount: 3_000 },
        { method: 'PIX', payments: 1, amount: 5_000 },
      ],
      voids: { count: 0, amount: 0 },
    },
  ]);
});

test('Mensalista is to receive and belongs to the month; sales are the product part of both', async () => {
  await rows.appointment('2026-11-03', [{ method: 'Mensalista (a receber)', amount: 10_000 }]);
  await rows.sale('2026-11-03', [
    { method: 'PIX', amount: 2_000 },
    { method: 'Mensalista (a receber)', amount: 500 },
  ]);
  expect((await november()).cards).toEqual({
    received: 2_000,
    to_receive: 10_500,
    product_sales: 2_500,
    product_sales_count: 1,
    total: 12_500,
  });
});

test('a void is taken off the day it was made on, not off the sale’s', async () => {
  const paid = [{ method: 'Dinheiro' as const, amount: 8_990 }];
  const sale = await rows.sale('2026-10-31', paid);
  await rows.voidOf(sale, '2026-11-14', paid);
  expect(await november()).toEqual({
    cards: { received: -8_990, to_receive: 0, product_sales: -8_990, product_sales_count: 0, total: -8_990 },
    days: [
      {
        date: '2026-11-14',
        appointments: 0,
        sales: 0,
        total: -8_990,
        methods: [],
        voids: { count: 1, amount: -8_990 },
      },
    ],
  });
  const october = await owner.get('/api/cashier/month?year=2026&month=10');
  expect(october.body).toMatchObject({ cards: { total: 8_990, product_sales_count: 1 } });
});

test('a piece that was received changes its method and stays on its day', async () => {
  await rows.appointment('2026-11-03', [{ method: 'Mensalista (a receber)', amount: 10_000 }]);
  await rows.receive('2026-11-03', 4_000, 'PIX');
  const { cards, days } = await november();
  expect(cards).toMatchObject({ received: 4_000, to_receive: 6_000, total: 10_000 });
  expect(days).toMatchObject([{ date: '2026-11-03', appointments: 1, total: 10_000 }]);
});

test('the month ends with its last day, and an open sale counts nowhere', async () => {
  await rows.appointment('2026-09-30', [{ method: 'PIX', amount: 1 }]);
  await rows.appointment('2026-10-01', [{ method: 'PIX', amount: 10 }]);
  await rows.appointment('2026-10-31', [{ method: 'PIX', amount: 100 }]);
  await rows.appointment('2026-11-01', [{ method: 'PIX', amount: 1_000 }]);
  const open = await rows.insert('sales', {});
  await rows.insert('payments', { sale_id: open, method: 'PIX', amount: 99 });
  const { cards, days } = await monthOf(10);
  expect(cards.total).toBe(110);
  expect(days.map(({ date }) => date)).toEqual(['2026-10-31', '2026-10-01']);
});

test('what is no month is refused', async () => {
  expect((await owner.get('/api/cashier/month?year=2026&month=13')).status).toBe(422);
});
