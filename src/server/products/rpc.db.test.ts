import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { bookedSalon } from '#server/agenda/testing/booked-salon.ts';
import { perTest } from '#server/kernel/testing/per-test.ts';
import { testServer } from '#server/test-server.ts';

const server = testServer();
const salon = perTest(() => bookedSalon(server));

const DONE = { status: 'finalizado', payment_method: 'PIX' };
const call = (name: string, input: object, key?: string) =>
  salon.owner.post(
    `/api/rpc/${name}`,
    { p_user_id: salon.owner.id, ...input },
    key ? { headers: { 'idempotency-key': key } } : {},
  );

describe('deduct_stock', () => {
  const deduct = (p_appointment_id: string, changes: object = {}, key?: string) =>
    call('deduct_stock', { p_appointment_id, p_product_id: salon.tintura, p_quantity_base: 30, ...changes }, key);

  test('takes what a finalised appointment used beyond its lines, once however often it is asked', async () => {
    const { id } = await salon.book(DONE);
    const asked = await Promise.all([deduct(id), deduct(id), deduct(id)]);
    expect(asked.map(({ body }) => body)).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
    expect(await salon.movements()).toEqual([{ type: 'deduction', quantity: -30 }]);
    expect(await salon.stock()).toBe(970);
  });

  test('finds done what finalising took already', async () => {
    const { id } = await salon.book({ ...DONE, lines: [salon.colouring(40)] });
    expect(await deduct(id)).toMatchObject({ status: 200, body: { ok: true } });
    expect(await salon.stock()).toBe(960);
  });

  test('refuses in words, and takes nothing', async () => {
    const { id } = await salon.book();
    expect((await deduct(id)).body).toEqual({
      ok: false,
      error: 'not_finalised',
      message: 'Falha ao baixar estoque: o agendamento ainda não foi finalizado.',
    });
    expect((await deduct(randomUUID())).body).toMatchObject({ ok: false, error: 'appointment_not_found' });
    expect((await deduct(id, { p_user_id: randomUUID() })).body).toMatchObject({ error: 'appointment_not_found' });
    const done = await salon.book({ ...DONE, start_time: '12:00' });
    const gone = { p_product_id: randomUUID() };
    expect((await deduct(done.id, gone)).body).toMatchObject({ ok: false, error: 'product_not_found' });
    expect(await deduct(done.id, { p_quantity_base: -1 })).toMatchObject({
      status: 422,
      body: { success: false, error: 'Falha ao baixar estoque: confira os campos.' },
    });
    const key = randomUUID();
    await deduct(done.id, {}, key);
    expect(await deduct(done.id, { p_quantity_base: 31 }, key)).toMatchObject({
      status: 422,
      body: { code: 'KEY_REUSED' },
    });
    expect(await salon.stock()).toBe(970);
  });
});

describe('add_product_purchase', () => {
  const bought = { p_purchase_date: '2026-11-09', p_quantity: 2, p_unit_cost: 10_00 };

  test('registers a purchase of a product, once for each key', async () => {
    const input = { ...bought, p_product_id: salon.tintura, p_quantity: 500, p_purchase_unit: 'ml', p_unit_cost: 10 };
    const key = randomUUID();
    const first = await call('add_product_purchase', input, key);
    expect(first.body).toEqual({ ok: true, product_id: salon.tintura });
    expect((await call('add_product_purchase', input, key)).body).toEqual(first.body);
    expect(await salon.stock()).toBe(1500);
  });

  test('makes a product for sale with its first purchase', async () => {
    const input = {
      ...bought,
      p_product_name: 'Pente',
      p_base_unit: 'un',
      p_price: 25_00,
      p_min_stock: 1,
      p_product_type: 'resale',
      p_ativo: true,
      p_unit_of_measure: 'un',
      p_payment_status: 'Pago',
      p_payment_date: '2026-11-09',
    };
    const { body } = await call('add_product_purchase', input);
    const { product_id } = body as { product_id: string };
    const { rows } = (await salon.owner.get('/api/products?type=resale')).body as { rows: object[] };
    expect(rows).toMatchObject([{ id: product_id, name: 'Pente', price: 25_00, stock_quantity: 2, ativo: true }]);
  });

  test('refuses in words, by the names that it was sent', async () => {
    expect(await call('add_product_purchase', { ...bought, p_product_name: '' })).toMatchObject({
      status: 422,
      body: {
        error: 'Erro ao registrar compra: confira os campos.',
        details: { fields: { p_product_name: 'products:errors.nameRequired' } },
      },
    });
    const unknown = { ...bought, p_product_id: randomUUID() };
    expect((await call('add_product_purchase', unknown)).body).toEqual({
      ok: false,
      error: 'product_not_found',
      message: 'Erro ao registrar compra: o produto não foi encontrado.',
    });
    const litres = { ...bought, p_product_id: salon.tintura, p_purchase_unit: 'kg' };
    expect(await call('add_product_purchase', litres)).toMatchObject({
      status: 422,
      body: { details: { fields: { p_purchase_unit: expect.stringContaining('products:') } } },
    });
  });
});
