import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { perFile } from '#server/kernel/testing/per-test.ts';
import { testServer } from '#server/test-server.ts';
import { saleIn, sellingSalon } from '../testing/selling-salon.ts';

const server = testServer();
const salon = perFile(() => sellingSalon(server));

const code = (code: string, data?: object) => ({ status: 409, body: { code, ...(data ? { data } : {}) } });
const invalid = (field: string, key: string) => ({
  status: 422,
  body: { code: 'INVALID', data: { fields: { [field]: `cashier:errors.${key}` } } },
});

describe('a sale', () => {
  test('is stored with its first item and counts from one in each salon', async () => {
    const own = await sellingSalon(server);
    const items = [own.item({ quantity: 2, seller_id: own.rita }), own.combs(3)];
    const sale = await own.open({ client_id: own.client, discount: 6_00, items });
    expect(sale).toMatchObject({
      number: 1,
      status: 'open',
      appointment_id: null,
      client_id: own.client,
      client_name: 'Ana Lima',
      discount: 6_00,
      subtotal: 96_00,
      total: 90_00,
      items: [
        { product_name: 'Shampoo', quantity: 2, value: 60_00, seller_name: 'Rita', display_unit_label: 'frasco' },
        { product_name: 'Pente', quantity: 3, value: 36_00, seller_name: null },
      ],
      payments: [],
      voided: null,
    });
    expect((await own.open()).number).toBe(2);
    expect(await own.history('sales', sale.id)).toEqual(['create']);
    expect(await own.readSale(sale.id)).toEqual(sale);
  });

  test('without anything in it is not stored', async () => {
    const refused = code('SALE_HAS_NO_ITEMS');
    expect(await salon.create({ items: [] })).toMatchObject(refused);
    expect(await salon.create({ items: [salon.item({ quantity: 0 }), salon.item({ quantity: -2 })] })).toMatchObject(
      refused,
    );
  });

  test('is answered again to who repeats the call, whatever became of it', async () => {
    const id = randomUUID();
    const first = saleIn(await salon.create({}, null, id));
    expect(saleIn(await salon.create({}, null, id))).toEqual(first);
    saleIn(await salon.change(first, { discount: 1_00 }));
    expect(saleIn(await salon.create({}, null, id))).toMatchObject({ number: first.number, discount: 1_00 });
  });

  test('keeps how it will be paid, which need not add up yet', async () => {
    const payments = [{ method: 'PIX' as const, amount: 5_00 }];
    const sale = await salon.open({ payments });
    expect(sale.payments).toMatchObject([{ method: 'PIX', amount: 5_00, fee: 0, received_at: null }]);
    const changed = saleIn(await salon.change(sale, { payments: [...payments, { method: 'Dinheiro', amount: 1_00 }] }));
    expect(changed.payments).toHaveLength(2);
    expect(saleIn(await salon.change(changed)).payments).toEqual([]);
  });

  test('takes grams and millilitres out of the package at their share of its price', async () => {
    const sale = await salon.open({ items: [salon.item({ quantity: 12.5, sold_unit: 'ml', unit_price: 33_33 })] });
    expect(sale.items).toMatchObject([{ quantity: 12.5, sold_unit: 'ml', unit_price: 33_33, value: 83 }]);
  });
});

describe('the comanda of an appointment', () => {
  test('has one open sale, for the client of the appointment', async () => {
    const { id } = await salon.book({ start_time: '07:00' });
    const first = await salon.open({}, id);
    expect(first).toMatchObject({ appointment_id: id, client_id: salon.client, client_name: 'Ana Lima' });
    const second = saleIn(await salon.create({ items: [salon.combs(1)] }, id));
    expect(second).toEqual(first);
    const changed = saleIn(await salon.change(first, { client_id: null, items: [salon.combs(2)] }));
    expect(changed).toMatchObject({ client_id: salon.client, total: 24_00 });
    // Who came second took no number.
    expect((await salon.open()).number).toBe(first.number + 1);
    const { appointment, sale } = await salon.readComanda(id);
    expect(sale).toEqual(changed);
    expect(appointment).toMatchObject({
      id,
      status: 'pendente',
      client_name: 'Ana Lima',
      professional_name: 'Rita',
      professional_color: '#bfdbfe',
      lines: [{ service_name: 'Corte', unit_price: 80_00, duration_minutes: 40, professional_name: 'Rita' }],
      discount: 0,
      revenue: 80_00,
      payments: [],
    });
  });

  test('is cancelled with the appointment that is deleted or cancelled, and how it would have been paid is forgotten', async () => {
    const [deleted, cancelled] = [await salon.book({ start_time: '05:00' }), await salon.book({ start_time: '06:00' })];
    const payments = [{ method: 'PIX' as const, amount: 5_00 }];
    const [first, second] = [await salon.open({ payments }, deleted.id), await salon.open({ payments }, cancelled.id)];
    const path = `/api/agenda/appointments/${cancelled.id}/status`;
    const change = { version: cancelled.version, status: 'cancelado', payment_method: null };
    expect((await salon.owner.put(path, change)).status).toBe(200);
    expect((await salon.owner.call('DELETE', `/api/agenda/appointments/${deleted.id}`)).status).toBe(200);
    for (const { id } of [first, second]) {
      expect(await salon.readSale(id)).toMatchObject({ status: 'cancelled', payments: [] });
      expect(await salon.history('sales', id)).toEqual(['create', 'update']);
    }
  });

  test('shows in the agenda as a ticket: three items, how many there are, and what there is to pay', async () => {
    const { id, version } = await salon.book({ start_time: '08:00' });
    const bare = await salon.book({ start_time: '09:00' });
    const items = [salon.item(), salon.combs(2), salon.item({ quantity: 50, sold_unit: 'ml' }), salon.combs(1)];
    const sale = await salon.open({ items, discount: 9_00 }, id);
    const { body } = await salon.tickets(bare.id, randomUUID(), id);
    expect(body).toEqual([
      {
        appointment_id: id,
        id: sale.id,
        item_count: 4,
        items: [
          { quantity: 1, unit_label: 'frasco', name: 'Shampoo', value: 30_00 },
          { quantity: 2, unit_label: 'un', name: 'Pente', value: 24_00 },
          { quantity: 50, unit_label: 'ml', name: 'Shampoo', value: 3_00 },
        ],
        subtotal: 69_00,
        discount: 9_00,
        total: 60_00,
        to_pay: 140_00,
        appointment_version: version,
        sale_version: sale.version,
        has_client: true,
        paid_sales: [],
        to_receive: 0,
      },
      expect.objectContaining({ appointment_id: bare.id, id: null, item_count: 0, to_pay: 80_00, sale_version: null }),
    ]);
  });
});

describe('changing a sale', () => {
  test('drops items at zero, and is recorded', async () => {
    const sale = await salon.open({ items: [salon.item(), salon.combs(1)] });
    const changed = saleIn(await salon.change(sale, { items: [salon.item({ quantity: 0 }), salon.combs(4)] }));
    expect(changed).toMatchObject({ subtotal: 48_00, items: [{ product_name: 'Pente', quantity: 4 }] });
    expect(changed.version).not.toBe(sale.version);
    expect(await salon.history('sales', sale.id)).toEqual(['create', 'update']);
  });

  test('is refused to who has not seen the change before it, and answered again to who repeats their own', async () => {
    const sale = await salon.open();
    const changed = saleIn(await salon.change(sale, { discount: 2_00 }));
    expect(await salon.change(sale, { discount: 3_00 })).toMatchObject(code('STALE'));
    expect(saleIn(await salon.change(sale, { discount: 2_00 }))).toEqual(changed);
  });

  test('ends when it is cancelled, and who cancels twice has cancelled', async () => {
    const sale = await salon.open({ payments: [{ method: 'PIX', amount: 1 }] });
    expect((await salon.cancel(sale.id)).body).toEqual({ done: true });
    expect((await salon.cancel(sale.id)).status).toBe(200);
    expect(await salon.change(sale)).toMatchObject(code('NOT_OPEN'));
    expect(await salon.readSale(sale.id)).toMatchObject({ status: 'cancelled', payments: [] });
    expect(await salon.history('sales', sale.id)).toEqual(['create', 'update']);
    const sold = await salon.sell();
    expect(await salon.cancel(sold.id)).toMatchObject(code('NOT_OPEN'));
    expect(await salon.cancel(randomUUID())).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  test('refuses what the salon does not sell', async () => {
    const items = [salon.item({ product_id: salon.tintura })];
    expect(await salon.create({ items })).toMatchObject(code('INTERNAL_PRODUCT', { product: 'Tintura' }));
    expect(await salon.create({ items: [salon.item({ product_id: randomUUID() })] })).toMatchObject({
      status: 404,
      body: { code: 'PRODUCT_NOT_FOUND' },
    });
  });

  test('keeps a product that was deactivated since, and takes no new one', async () => {
    const own = await sellingSalon(server);
    const sale = await own.open({ items: [own.combs(1)] });
    const { password } = own.owner;
    await own.owner.put(`/api/products/${own.comb}/active`, { ativo: false, password });
    expect(saleIn(await own.change(sale, { items: [own.combs(2)] })).total).toBe(24_00);
    expect(await own.create({ items: [own.combs(1)] })).toMatchObject({ body: { code: 'PRODUCT_NOT_FOUND' } });
  });

  test.each([
    ['a part of a package', { quantity: 1.5 }, 'sale.items.0.quantity', 'quantityWhole'],
    [
      'three decimals of a millilitre',
      { quantity: 0.125, sold_unit: 'ml' },
      'sale.items.0.quantity',
      'quantityDecimals',
    ],
    ['a unit of other products', { sold_unit: 'g' }, 'sale.items.0.sold_unit', 'unitInvalid'],
    ['a seller of nowhere', { seller_id: randomUUID() }, 'sale.items.0.seller_id', 'sellerGone'],
    [
      'more than can be paid',
      { unit_price: 999_999_999_999, quantity: 2 },
      'sale.items.0.unit_price',
      'amountTooLarge',
    ],
    ['a negative price', { unit_price: -1 }, 'sale.items.0.unit_price', 'priceNegative'],
  ] as const)('refuses %s beside its field', async (_, changes, field, key) => {
    const sale = await salon.open();
    const items = [salon.item(changes)];
    expect(await salon.change(sale, { items })).toMatchObject(invalid(field, key));
    expect(await salon.create({ items })).toMatchObject(invalid(field, key));
  });

  test('refuses a seller and a client of nowhere and a negative discount', async () => {
    const items = [salon.item({ seller_id: randomUUID() })];
    expect(await salon.create({ items })).toMatchObject(invalid('sale.items.0.seller_id', 'sellerGone'));
    expect(await salon.create({ client_id: randomUUID() })).toMatchObject(invalid('sale.client_id', 'clientGone'));
    expect(await salon.create({ discount: -1 })).toMatchObject(invalid('sale.discount', 'discountNegative'));
  });
});
