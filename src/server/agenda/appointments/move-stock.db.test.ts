import { beforeEach, describe, expect, test } from 'vitest';
import { perFile } from '#server/kernel/testing/per-test.ts';
import { purchaseForm } from '#server/products/testing.ts';
import { testServer } from '#server/test-server.ts';
import { type BookedSalon, bookedSalon, savedIn } from '../testing/booked-salon.ts';

// The shelf begins with 1,000 ml of Tintura, bought for ten cents a millilitre.
const server = testServer();
const DONE = { status: 'finalizado', payment_method: 'PIX' } as const;

const salon = perFile(() => bookedSalon(server));
beforeEach(async () => {
  await server.admin.query(`delete from stock_movements where movement_type in ('deduction', 'return')`);
  await server.admin.query('update products set stock_quantity_base = 1000');
  await server.admin.query('delete from appointments');
});

type Booked = Awaited<ReturnType<BookedSalon['book']>>;

const using = (...quantities: number[]) => ({ lines: quantities.map((quantity) => salon.colouring(quantity)) });
const taken = (quantity: number) => ({ type: 'deduction', quantity: -quantity });
const returned = (quantity: number) => ({ type: 'return', quantity });

describe('finalising', () => {
  test('takes what all lines used, once', async () => {
    const booked = await salon.book(using(30, 12.5));
    expect(await salon.stock()).toBe(1000);
    const { appointment } = savedIn(await salon.change(booked, { ...using(30, 12.5), ...DONE }));
    expect(appointment).toMatchObject({ stock_updated: true, cost: 4_25 });
    expect(await salon.movements()).toEqual([taken(42.5)]);
    savedIn(await salon.change(appointment, { ...using(30, 12.5), ...DONE, payment_method: 'Dinheiro' }));
    expect(await salon.movements()).toEqual([taken(42.5)]);
    expect(await salon.stock()).toBe(957.5);
  });

  test('at once, when the appointment is made', async () => {
    await salon.book({ ...using(30), ...DONE });
    expect(await salon.stock()).toBe(970);
  });

  test('of an appointment without products takes nothing', async () => {
    expect(await salon.book(DONE)).toMatchObject({ stock_updated: true, cost: 0 });
    expect(await salon.movements()).toEqual([]);
  });

  test('may take the stock below zero, and says of which product', async () => {
    const { warnings } = savedIn(await salon.create({ ...using(1000.001), ...DONE }));
    expect(warnings.below_zero).toEqual(['Tintura']);
    expect(await salon.stock()).toBe(-0.001);
  });

  test('that would take more than can be counted is refused by the name of the product, and saves nothing', async () => {
    await server.admin.query('update products set stock_quantity_base = -999999990');
    const answer = await salon.create({ ...using(30), ...DONE });
    expect(answer).toMatchObject({ status: 409, body: { code: 'STOCK_REFUSED', data: { product: 'Tintura' } } });
    expect(await salon.movements()).toEqual([]);
    expect((await server.admin.query('select from appointments')).rowCount).toBe(0);
  });

  test('that was repeated because the answer was lost takes once', async () => {
    const { id } = await salon.book({ ...using(30), ...DONE });
    savedIn(await salon.create({ ...using(30), ...DONE }, id));
    expect(await salon.movements()).toEqual([taken(30)]);
  });

  test('is refused as a whole where the time is taken: the shelf keeps its products', async () => {
    await salon.book();
    expect(await salon.create({ ...using(30), ...DONE })).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect(await salon.movements()).toEqual([]);
  });
});

describe('what was taken', () => {
  test.each(['pendente', 'cancelado'])(
    'comes back when it becomes %s, and is taken again with the next finalising',
    async (status) => {
      const booked = await salon.book({ ...using(30), ...DONE });
      const { appointment } = savedIn(await salon.change(booked, { ...using(30), status }));
      expect(appointment.stock_updated).toBe(false);
      savedIn(await salon.change(appointment, { ...using(20), ...DONE }));
      expect(await salon.movements()).toEqual([taken(30), returned(30), taken(20)]);
    },
  );

  test('comes back when the appointment is deleted, and the history keeps what that was', async () => {
    const booked = await salon.book({ ...using(30), ...DONE });
    expect(await salon.remove(booked.id)).toMatchObject({ status: 200, body: { done: true } });
    expect(await salon.stock()).toBe(1000);
    expect(await salon.read(booked.id)).toMatchObject({ status: 404 });
    expect(await salon.remove(booked.id)).toMatchObject({ status: 404 });
    const { rows } = await server.admin.query(
      `select before, after from history where entity = 'appointments' and entity_id = $1 and action = 'delete'`,
      [booked.id],
    );
    expect(rows).toEqual([{ before: booked, after: null }]);
  });

  test.each([
    ['deleted', (booked: Booked) => salon.remove(booked.id)],
    ['opened again', (booked: Booked) => salon.change(booked, using(30))],
  ])('and cannot be put back keeps an appointment from being %s, by the name of the product', async (_, take) => {
    const booked = await salon.book({ ...using(30), ...DONE });
    await server.admin.query('update products set stock_quantity_base = 999999990');
    expect(await take(booked)).toMatchObject({
      status: 409,
      body: { code: 'STOCK_REFUSED', data: { product: 'Tintura' } },
    });
    expect((await salon.read(booked.id)).body).toEqual(booked);
    expect(await salon.movements()).toEqual([taken(30)]);
  });

  test('follows the lines of a finalised appointment by the difference', async () => {
    const booked = await salon.book({ ...using(30), ...DONE });
    const { appointment } = savedIn(await salon.change(booked, { ...using(30, 5), ...DONE }));
    savedIn(await salon.change(appointment, { ...using(10), ...DONE }));
    expect(await salon.movements()).toEqual([taken(30), taken(5), returned(25)]);
    expect(await salon.stock()).toBe(990);
  });

  test('is nothing where it was finalised before anybody counted: editing it counts nothing', async () => {
    const { id } = await salon.book(using(30));
    await server.admin.query(
      `with done as (update appointments set status = 'finalizado', payment_method = 'PIX' where id = $1 returning user_id, id, date)
       insert into payments (user_id, appointment_id, day, method, amount, received_at) select user_id, id, date, 'PIX', $2, now() from done`,
      [id, salon.colouring(30).unit_price / 100],
    );
    const read = (await salon.read(id)).body as Awaited<ReturnType<BookedSalon['book']>>;
    const { appointment } = savedIn(await salon.change(read, { ...using(40), ...DONE }));
    expect(appointment.stock_updated).toBe(false);
    expect(await salon.movements()).toEqual([]);
  });

  test('of a product that is gone since breaks nothing', async () => {
    const own = await bookedSalon(server);
    const form = { lines: [own.colouring(30)], ...DONE };
    const booked = await own.book(form);
    for (const table of ['service_products', 'stock_movements', 'product_purchases']) {
      await server.admin.query(`delete from ${table} where product_id = $1`, [own.tintura]);
    }
    await server.admin.query('delete from products where id = $1', [own.tintura]);
    const { appointment } = savedIn(await own.change(booked, { ...form, status: 'pendente' }));
    expect(appointment).toMatchObject({ cost: 3_00, stock_updated: false });
    expect(await own.remove(booked.id)).toMatchObject({ status: 200 });
  });
});

test('products cost what the open lot cost when it was finalised, and later saves leave that alone', async () => {
  const own = await bookedSalon(server);
  const dear = { quantity_purchased: 1000, purchase_unit: 'ml', unit_cost: 50, due_date: '' };
  await own.owner.post(`/api/products/${own.tintura}/purchases`, purchaseForm(dear));
  const costOf = ({ lines }: Awaited<ReturnType<BookedSalon['book']>>) => lines[0]?.products_used[0]?.cost_per_unit;
  const first = await own.book({ lines: [own.colouring(1000)], ...DONE });
  expect(costOf(first)).toBe(0.1);
  const second = await own.book({ lines: [own.colouring(1)], start_time: '15:00' });
  expect(costOf(second)).toBe(0.5);
  const kept = savedIn(await own.change(first, { lines: [own.colouring(999)], ...DONE })).appointment;
  expect(costOf(kept)).toBe(0.1);
});

describe('products of a service', () => {
  const suggested = (id: string) => salon.owner.get(`/api/agenda/services/${id}/products`);

  test('are suggested with what the open lot costs', async () => {
    expect((await suggested(salon.coloracao)).body).toEqual([
      { product_id: salon.tintura, product_name: 'Tintura', unit_of_measure: 'ml', cost_per_unit: 0.1 },
    ]);
  });

  test('may be none; without the service there is nothing to suggest', async () => {
    expect(await suggested(salon.corte)).toMatchObject({ status: 200, body: [] });
    expect(await suggested(salon.client)).toMatchObject({ status: 404 });
  });

  test('are suggested only while they are active', async () => {
    await server.admin.query('update products set ativo = false where id = $1', [salon.tintura]);
    expect(await suggested(salon.coloracao)).toMatchObject({ status: 200, body: [] });
    await server.admin.query('update products set ativo = true where id = $1', [salon.tintura]);
  });
});
