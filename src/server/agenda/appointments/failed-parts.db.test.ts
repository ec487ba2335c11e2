import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lockWaits } from '#server/kernel/testing/lock-waits.ts';
import { perTest } from '#server/kernel/testing/per-test.ts';
import { testServer } from '#server/test-server.ts';
import { bookedSalon } from '../testing/booked-salon.ts';

// An appointment is saved whole or not at all; who saves it is told which part of it could not be saved.
const server = testServer();
const DONE = { status: 'finalizado', payment_method: 'PIX' } as const;

const salon = perTest(() => bookedSalon(server));

const colouring = () => ({ lines: [salon.colouring(30)] });
const deleteService = () => server.admin.query('delete from services where id = $1', [salon.coloracao]);

/** All that a save writes. */
async function everything() {
  const { rows } = await server.admin.query(
    `select (select json_agg(a order by a.id) from appointments a) as appointments,
       (select json_agg(l order by l.id) from appointment_services l) as lines,
       (select json_agg(m order by m.id) from stock_movements m) as movements,
       (select json_agg(p order by p.id) from products p) as products,
       (select count(*) from history) as history`,
  );
  return rows[0];
}

describe('a service that was deleted meanwhile', () => {
  const refusal = { status: 404, body: { code: 'SERVICE_NOT_FOUND' } };

  test('stops a new appointment', async () => {
    await deleteService();
    const before = await everything();
    expect(await salon.create(colouring())).toMatchObject(refusal);
    expect(await everything()).toEqual(before);
  });

  test('stops the change that would add it', async () => {
    const booked = await salon.book();
    await deleteService();
    const before = await everything();
    expect(await salon.change(booked, { ...colouring(), ...DONE })).toMatchObject(refusal);
    expect(await everything()).toEqual(before);
  });

  test('stops a save that was under way when it was being deleted', async () => {
    await server.admin.query('begin');
    await deleteService();
    const saving = salon.create(colouring());
    await expect.poll(() => lockWaits(server.admin)).toBe(1);
    await server.admin.query('commit');
    expect(await saving).toMatchObject(refusal);
  });
});

describe('a product that was deleted meanwhile', () => {
  const refusal = { status: 404, body: { code: 'PRODUCT_NOT_FOUND' } };

  beforeEach(async () => {
    for (const table of ['service_products', 'stock_movements', 'product_purchases']) {
      await server.admin.query(`delete from ${table} where product_id = $1`, [salon.tintura]);
    }
    await server.admin.query('delete from products where id = $1', [salon.tintura]);
  });

  test.each([
    ['a new appointment', {}],
    ['a new one that is finalised', DONE],
  ])('stops %s', async (_, status) => {
    const before = await everything();
    expect(await salon.create({ ...colouring(), ...status })).toMatchObject(refusal);
    expect(await everything()).toEqual(before);
  });

  test.each([
    ['the change', {}],
    ['the finalising', DONE],
  ])('stops %s that would use it', async (_, status) => {
    const booked = await salon.book();
    const before = await everything();
    expect(await salon.change(booked, { ...colouring(), ...status })).toMatchObject(refusal);
    expect(await everything()).toEqual(before);
  });
});

describe('stock that cannot be written', () => {
  const refusal = { status: 500, body: { code: 'STOCK_FAILED' } };

  const breakStock = () =>
    server.admin.query(`
      create function refuse_movement() returns trigger language plpgsql as $$ begin raise 'the shelf fell down'; end $$;
      create trigger refuse_movement before insert on stock_movements execute function refuse_movement()`);
  afterEach(() => server.admin.query('drop function if exists refuse_movement cascade'));

  test('stops a new finalised appointment, and the log says why', async () => {
    await breakStock();
    const before = await everything();
    expect(await salon.create({ ...colouring(), ...DONE })).toMatchObject(refusal);
    expect(await everything()).toEqual(before);
    expect(server.log()).toContain('the shelf fell down');
  });

  test.each([
    ['the finalising', {}, 30, DONE],
    ['what is finalised from using more', DONE, 40, DONE],
    ['what is finalised from becoming open again', DONE, 30, {}],
  ])('stops %s', async (_, from, quantity, to) => {
    const booked = await salon.book({ ...colouring(), ...from });
    await breakStock();
    const before = await everything();
    expect(await salon.change(booked, { lines: [salon.colouring(quantity)], ...to })).toMatchObject(refusal);
    expect(await everything()).toEqual(before);
  });

  test('stops the deleting of what is finalised', async () => {
    const booked = await salon.book({ ...colouring(), ...DONE });
    await breakStock();
    const before = await everything();
    expect(await salon.remove(booked.id)).toMatchObject(refusal);
    expect(await everything()).toEqual(before);
  });

  test('stops nothing that takes none', async () => {
    await breakStock();
    expect(await salon.create({ ...DONE })).toMatchObject({ status: 200 });
  });
});
