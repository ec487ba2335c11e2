import { beforeEach, expect, test } from 'vitest';
import type { OpenSale } from '#contract/cashier/month.ts';
import { perTest } from '#server/kernel/testing/per-test.ts';
import { signedUp, testServer } from '#server/test-server.ts';
import { cashierRows } from '../testing/rows.ts';

const server = testServer();
let rows: ReturnType<typeof cashierRows>;
let shampoo: string;
const owner = perTest(() => signedUp(server));
beforeEach(async () => {
  rows = cashierRows(server, owner.id);
  const product = { name: 'Shampoo', unit_of_measure: 'un', base_unit: 'un', product_type: 'resale' };
  shampoo = await rows.insert('products', product);
});

type Answer = { rows: OpenSale[]; next: string | null; count: number; total: number };

async function openSales(cursor?: string | null): Promise<Answer> {
  const { status, body, text } = await owner.get(`/api/cashier/open-sales${cursor ? `?cursor=${cursor}` : ''}`);
  expect(status, text).toBe(200);
  return body as Answer;
}

async function begin(sale: Parameters<typeof rows.insert>[1], ...values: number[]): Promise<string> {
  const id = await rows.insert('sales', sale);
  for (const value of values) {
    const item = { product_id: shampoo, quantity: 1, sold_unit: 'un', unit_price: value, value };
    await rows.insert('sale_items', { sale_id: id, ...item });
  }
  return id;
}

async function booked(status = 'pendente') {
  const time = { date: '2026-11-17', start_time: '09:00', end_time: '10:00' };
  const payment_method = status === 'finalizado' ? 'PIX' : null;
  const ana = await rows.insert('clients', { name: 'Ana Lima', phone: '+5511999990000' });
  const appointment = { client_id: ana, client_name: 'Ana', ...time, status, payment_method, discount_value: 5 };
  const id = await rows.insert('appointments', appointment);
  for (const position of [0, 1]) {
    const line = { service_name: 'Corte', unit_price: 50, duration_minutes: 30, position };
    await rows.insert('appointment_services', { appointment_id: id, ...line });
  }
  return id;
}

test('nothing is open in a new salon', async () => {
  expect(await openSales()).toEqual({ rows: [], next: null, count: 0, total: 0 });
});

test('a sale of an appointment has its client, its services and the total of both, each with its discount', async () => {
  const appointment = await booked();
  const id = await begin({ appointment_id: appointment, discount: 3, created_at: '2026-11-17T12:00:00Z' }, 20, 10);
  expect(await openSales()).toEqual({
    rows: [
      {
        id,
        number: 1,
        client_name: 'Ana Lima',
        appointment: { id: appointment, date: '2026-11-17', start_time: '09:00', services: 2 },
        products: 2,
        total: 12_200,
        created_at: '2026-11-17T12:00:00Z',
      },
    ],
    next: null,
    count: 1,
    total: 12_200,
  });
});

test('the services of an appointment that was finalised by itself are paid: only the products are open', async () => {
  await begin({ appointment_id: await booked('finalizado') }, 20);
  expect(await openSales()).toMatchObject({ rows: [{ appointment: { services: 0 }, total: 2_000 }], total: 2_000 });
});

test('a walk-in has its client’s name or none, and a discount larger than the items leaves nothing to pay', async () => {
  const bia = await rows.insert('clients', { name: 'Bia' });
  await begin({ client_id: bia, client_name: 'Bia', created_at: '2026-11-17T12:00:00Z' }, 20);
  await begin({ discount: 99, created_at: '2026-11-17T13:00:00Z' }, 20);
  const { rows: sales, total } = await openSales();
  expect(sales).toMatchObject([
    { client_name: 'Bia', appointment: null, total: 2_000 },
    { client_name: '', appointment: null, total: 0 },
  ]);
  expect(total).toBe(2_000);
});

test('finalised and cancelled sales are not open', async () => {
  await rows.sale('2026-11-17', [{ method: 'PIX', amount: 100 }]);
  await begin({ status: 'cancelled' }, 20);
  expect(await openSales()).toMatchObject({ rows: [], count: 0, total: 0 });
});

test('the oldest come first, a hundred at a time, and every page knows how many there are and what they come to', async () => {
  await server.admin.query(
    `insert into sales (user_id, created_at) select $1, '2026-11-17T12:00:00Z'::timestamptz + n / 10 * interval '1 second'
     from generate_series(1, 130) n`,
    [owner.id],
  );
  const first = await openSales();
  const second = await openSales(first.next);
  expect([first.rows.length, second.rows.length, second.next]).toEqual([100, 30, null]);
  const all = [...first.rows, ...second.rows];
  expect(new Set(all.map(({ id }) => id)).size).toBe(130);
  const moments = all.map(({ created_at }) => created_at);
  expect(moments).toEqual(moments.toSorted());
  expect([first.count, second.count]).toEqual([130, 130]);
  expect((await openSales('bm8')).rows).toHaveLength(100);
});
