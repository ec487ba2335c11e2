import { expect, test } from 'vitest';
import { perFile } from '#server/kernel/testing/per-test.ts';
import { expectKept } from '#server/reports/testing/kept.ts';
import { testServer } from '#server/test-server.ts';
import { saleIn, sellingSalon } from '../testing/selling-salon.ts';

const server = testServer();
const salon = perFile(() => sellingSalon(server));

const linesOf = async (id: string) =>
  (
    await server.admin.query(
      `select unit_price::float8 as price, discount_value::float8 as off, commission_percent::float8 as percent, commission_amount::float8 as earned
       from appointment_services where appointment_id = $1 order by position`,
      [id],
    )
  ).rows;

test('a discount on a line of the appointment lowers its price, and the commission follows by its percentage', async () => {
  const { id } = await salon.book({
    lines: [salon.line(), salon.line({ unit_price: 50_00, commission_amount: 20_00 })],
  });
  const lines = [
    { list_price: 80_00, discount_percent: 10 },
    { list_price: 60_00, discount: 5_00 },
  ];
  const done = await salon.finish(id, { lines, payments: [{ method: 'PIX', amount: 72_00 + 55_00 }] });
  expect(done).toMatchObject({
    status: 200,
    body: {
      comanda: {
        appointment: {
          revenue: 127_00,
          lines: [
            { unit_price: 72_00, discount: 8_00 },
            { unit_price: 55_00, discount: 5_00 },
          ],
        },
      },
    },
  });
  expect(await linesOf(id)).toEqual([
    { price: 72, off: 8, percent: 40, earned: 28.8 },
    { price: 55, off: 5, percent: 40, earned: 22 },
  ]);
  // It is kept when something else of the appointment is saved, and goes with another price.
  const { version, ...read } = (await salon.owner.get(`/api/agenda/appointments/${id}`)).body as Record<string, never>;
  const { client_id, date, start_time, professional_id, status, payment_method, discount_value, lines: stored } = read;
  const form = { client_id, date, start_time, professional_id, status, payment_method, discount_value, lines: stored };
  const saved = await salon.owner.put(`/api/agenda/appointments/${id}`, { version, appointment: form });
  expect(saved).toMatchObject({ status: 200 });
  expect(await linesOf(id)).toMatchObject([{ off: 8 }, { off: 5 }]);
  await expectKept(server);
});

test('a discount on the whole comanda is rounded once, shared by largest remainder, and lowers no commission', async () => {
  const bare = { commission_percent: null, commission_amount: null };
  const { id } = await salon.book({ start_time: '14:00', lines: [salon.line({ unit_price: 33_30, ...bare })] });
  await salon.open({ items: [salon.combs(1, { unit_price: 5, seller_id: salon.rita })], discount_percent: 10 }, id);
  // 10% of 33,35 are 3,34: 3,33 and a cent.
  expect((await salon.tickets(id)).body).toMatchObject([{ to_pay: 30_01 }]);
  const done = await salon.finish(id, { payments: [{ method: 'PIX', amount: 30_01 }] });
  expect(done).toMatchObject({
    status: 200,
    body: {
      comanda: {
        appointment: { discount: 3_33, revenue: 29_97 },
        paid_sales: [{ discount: 1, discount_percent: 10, total: 4 }],
      },
    },
  });
  // 40% of the price, and so it stays when the appointment is saved again.
  expect(await linesOf(id)).toMatchObject([{ price: 33.3, percent: 40, earned: 13.32 }]);
  await expectKept(server);
});

test('without a sale the discount is the appointment’s alone, beside its own', async () => {
  const { id } = await salon.book({ start_time: '16:00', discount_value: 5_00 });
  const sale = { discount: 15_00, items: [], services: [] };
  expect(await salon.finish(id, { sale, payments: [{ method: 'PIX', amount: 75_00 }] })).toMatchObject({
    body: { code: 'PAYMENTS_DIFFER', data: { missing: -15_00 } },
  });
  expect(await salon.finish(id, { sale, payments: [{ method: 'PIX', amount: 60_00 }] })).toMatchObject({
    status: 200,
    body: { comanda: { appointment: { discount: 20_00, revenue: 60_00 }, paid_sales: [] } },
  });
});

test('of a walk-in sale a percentage follows its lines until it is finalised', async () => {
  const sale = await salon.open({ items: [], services: [salon.service()], discount_percent: 25 });
  expect(sale).toMatchObject({ discount: 20_00, discount_percent: 25, total: 60_00 });
  const more = saleIn(
    await salon.change(sale, { items: [salon.combs(1)], services: [salon.service()], discount_percent: 25 }),
  );
  expect(more).toMatchObject({ discount: 23_00, total: 69_00 });
  expect(await salon.finalise(more, [{ method: 'PIX', amount: 69_00 }])).toMatchObject({ status: 200 });
});

test('a discount on a product’s line lowers what it costs, what its seller earns and what a void takes back', async () => {
  const item = { seller_id: salon.rita, discount_percent: 33.33 };
  const sale = await salon.open({
    items: [salon.item({ ...item, unit_price: 9_99 }), salon.combs(1, { discount: 2_00 })],
  });
  expect(sale).toMatchObject({
    items: [
      { unit_price: 9_99, discount: 3_33, discount_percent: 33.33, value: 6_66 },
      { unit_price: 12_00, discount: 2_00, discount_percent: null, value: 10_00 },
    ],
    subtotal: 16_66,
    total: 16_66,
  });
  // The percentage follows the quantity; the amount stays, and takes no more than there is.
  const changed = [salon.item({ ...item, unit_price: 9_99, quantity: 3 }), salon.combs(1, { discount: 99_00 })];
  const more = saleIn(await salon.change(sale, { items: changed }));
  expect(more).toMatchObject({
    items: [
      { discount: 9_99, value: 19_98 },
      { discount: 12_00, value: 0 },
    ],
    total: 19_98,
  });
  // Whoever repeats the change finds it done.
  expect(saleIn(await salon.change(sale, { items: changed })).version).toBe(more.version);
  expect(await salon.finalise(more, [{ method: 'PIX', amount: 29_97 }])).toMatchObject({
    body: { code: 'PAYMENTS_DIFFER', data: { missing: -9_99 } },
  });
  expect(saleIn(await salon.finalise(more, [{ method: 'PIX', amount: 19_98 }]))).toMatchObject({ total: 19_98 });
  const { rows } = await server.admin.query(
    `select value::float8, discount::float8, discount_percent::float8 as percent, seller_commission::float8 as earned
     from sale_items where sale_id = $1 order by position`,
    [sale.id],
  );
  expect(rows).toEqual([
    { value: 19.98, discount: 9.99, percent: 33.33, earned: 2 },
    { value: 0, discount: 12, percent: null, earned: null },
  ]);
  expect(await salon.takeBack(sale.id)).toMatchObject({ status: 200 });
  expect(await salon.paymentsOf(sale.id)).toMatchObject([{ amount: 19.98 }, { amount: -19.98, voids: true }]);
  const counted = await server.admin.query(
    `select kind, sum(revenue)::float8 as revenue, sum(commission)::float8 as earned from finalised_lines where sale_id = $1 group by kind order by kind`,
    [sale.id],
  );
  expect(counted.rows).toEqual([
    { kind: 'product', revenue: 19.98, earned: 2 },
    { kind: 'void', revenue: -19.98, earned: -2 },
  ]);
  await expectKept(server);
});

test('a comanda is finished with the discounts of its products, as they are stored or were typed since', async () => {
  for (const [start_time, typed] of [
    ['18:00', 25],
    ['19:00', 50],
  ] as const) {
    const { id } = await salon.book({ start_time });
    await salon.open({ items: [salon.combs(2, { discount_percent: 25 })] }, id);
    expect((await salon.tickets(id)).body).toMatchObject([{ items: [{ value: 18_00 }], to_pay: 98_00 }]);
    const since = { sale: { discount: 0, items: [salon.combs(2, { discount_percent: typed })] } };
    const left = 24_00 - (24_00 * typed) / 100;
    const payments = [{ method: 'PIX', amount: 80_00 + left }];
    const item = { discount: 24_00 - left, discount_percent: typed, value: left };
    expect(await salon.finish(id, { ...(typed !== 25 && since), payments })).toMatchObject({
      status: 200,
      body: { comanda: { paid_sales: [{ items: [item], total: left }] } },
    });
  }
});

test('what is no discount is refused where it stands', async () => {
  for (const changes of [{ discount: -1 }, { discount_percent: 101 }]) {
    const refused = await salon.create({ items: [salon.combs(1, changes)] });
    expect(refused, JSON.stringify(changes)).toMatchObject({ status: 422 });
  }
});
