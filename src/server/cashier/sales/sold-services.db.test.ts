import { Client } from 'pg';
import { expect, test } from 'vitest';
import type { CashierMonth } from '#contract/cashier/month.ts';
import type { SellableService } from '#contract/cashier/sales.ts';
import type { CommissionStatement, CommissionSummary } from '#contract/commissions/operations.ts';
import type { ServicesReport } from '#contract/reports/services.ts';
import { makeLogins } from '#server/kernel/database/roles.ts';
import { perFile } from '#server/kernel/testing/per-test.ts';
import { refusal } from '#server/kernel/testing/salon.ts';
import { expectKept } from '#server/reports/testing/kept.ts';
import { TEST_SECRET, testServer } from '#server/test-server.ts';
import { saleIn, sellingSalon } from '../testing/selling-salon.ts';

const server = testServer();
const salon = perFile(() => sellingSalon(server));

const today = async () => ((await salon.owner.get('/api/dashboard')).body as { date: string }).date;
const statementOf = async (staff: string) => {
  const day = await today();
  const { body } = await salon.owner.get(`/api/commissions/statement?staff_id=${staff}&first=${day}&last=${day}`);
  return body as CommissionStatement;
};

test('a service is sold without an appointment and without a client, and earns whoever did it by the usual percentage', async () => {
  const own = await sellingSalon(server);
  const sale = saleIn(await own.create({ items: [], services: [own.service({ discount_percent: 10 })] }));
  expect(sale).toMatchObject({
    items: [],
    services: [
      { service_name: 'Corte', professional_name: 'Rita', list_price: 80_00, discount: 8_00, unit_price: 72_00 },
    ],
    subtotal: 72_00,
    total: 72_00,
  });
  const done = await own.finalise(sale, [{ method: 'PIX', amount: 72_00 }]);
  expect(done).toMatchObject({ status: 200, body: { status: 'finalised', total: 72_00 } });

  const day = ((await own.owner.get('/api/dashboard')).body as { date: string }).date;
  const range = `first=${day}&last=${day}`;
  const statement = (await own.owner.get(`/api/commissions/statement?staff_id=${own.rita}&${range}`))
    .body as CommissionStatement;
  // 40% of what is left of the price.
  expect(statement.rows).toMatchObject([
    {
      movement: 'sold',
      kind: 'earning',
      sale_id: sale.id,
      appointment_id: null,
      service_name: 'Corte',
      total_value: 72_00,
      value: 28_80,
      arithmetic: { way: 'price', base: 72_00, percent: 40, amount: 28_80 },
    },
  ]);
  expect(statement.sums).toMatchObject({ services_count: 1, services_total: 72_00, commissions_total: 28_80 });

  // Revenue of services, and no product was sold.
  const [year = '', month = ''] = day.split('-');
  const { cards } = (await own.owner.get(`/api/cashier/month?year=${year}&month=${Number(month)}`))
    .body as CashierMonth;
  expect(cards).toMatchObject({ received: 72_00, product_sales: 0, product_sales_count: 0, total: 72_00 });
  const report = (await own.owner.get(`/api/reports/services?${range}`)).body as ServicesReport;
  expect(JSON.stringify(report)).toContain('"revenue":7200');
  const rows = async (line: string) => (await own.owner.get(`/api/reports/rows?${range}&line=${line}`)).body;
  expect(await rows('services')).toMatchObject({ count: 1, total: 72_00, rows: [{ kind: 'sale', detail: 'Corte' }] });
  expect(await rows('products')).toMatchObject({ count: 0, total: 0 });
  expect(await rows('commissions')).toMatchObject({ total: 28_80, rows: [{ kind: 'sale', number: sale.number }] });
  const lines = (await own.owner.get(`/api/reports/lines?${range}`)).body;
  expect(lines).toMatchObject({ count: 1, rows: [{ appointment_id: null, sale_id: sale.id, revenue: 72_00 }] });

  // Taken back, everything is as if it had not been.
  expect(await own.takeBack(sale.id)).toMatchObject({ status: 200 });
  const after = (await own.owner.get(`/api/commissions/summary?${range}`)).body as CommissionSummary;
  expect(after.rows.find(({ staff_id }) => staff_id === own.rita)).toMatchObject({
    services_count: 0,
    services_total: 0,
    commissions_total: 0,
    owed: 0,
  });
  expect(await rows('services')).toMatchObject({ count: 2, total: 0 });
  await expectKept(server);
});

test('services and products of one sale share its discount and its fee by what they cost', async () => {
  await server.admin.query('update profiles set credit_fee_percent = 5 where id = $1', [salon.owner.id]);
  const sale = await salon.open({
    items: [salon.item()],
    services: [salon.service({ list_price: 70_00 })],
    discount: 10_00,
  });
  expect(sale).toMatchObject({ subtotal: 100_00, discount: 10_00, total: 90_00 });
  expect(await salon.finalise(sale, [{ method: 'Cartão de Crédito', amount: 90_00 }])).toMatchObject({ status: 200 });
  const { rows } = await server.admin.query(
    'select kind, price, commission, revenue, fee from finalised_lines where sale_id = $1 order by place',
    [sale.id],
  );
  // A discount on the whole lowers no commission. The fee of the products is the sale's, as before.
  expect(rows).toEqual([
    { kind: 'sold', price: '70.00', commission: '28.00', revenue: '63.00', fee: '3.15' },
    { kind: 'product', price: '30.00', commission: '0.00', revenue: '27.00', fee: '0.00' },
  ]);
  await expectKept(server);
});

test('who did a service must be named before the sale is finalised, and the owner earns nothing', async () => {
  const sale = await salon.open({ items: [], services: [salon.service({ professional_id: null })] });
  expect(await salon.finalise(sale, [{ method: 'PIX', amount: 80_00 }])).toMatchObject({
    status: 422,
    body: { data: { fields: { 'sale.services.0.professional_id': 'cashier:errors.professionalRequired' } } },
  });
  await server.admin.query(`update staff set funcao = 'Proprietária' where id = $1`, [salon.bia]);
  const hers = saleIn(
    await salon.change(sale, { items: [], services: [salon.service({ professional_id: salon.bia })] }),
  );
  expect(await salon.finalise(hers, [{ method: 'PIX', amount: 80_00 }])).toMatchObject({ status: 200 });
  const { rows } = await server.admin.query('select commission_amount from sale_services where sale_id = $1', [
    sale.id,
  ]);
  expect(rows).toEqual([{ commission_amount: null }]);
  expect((await statementOf(salon.bia)).sums).toMatchObject({ services_count: 1, commissions_total: 0 });
  await server.admin.query(`update staff set funcao = 'Cabeleireira' where id = $1`, [salon.bia]);
});

test('a page that knows no services keeps those that are stored', async () => {
  const sale = await salon.open({ services: [salon.service()] });
  const { services: _, ...form } = salon.form({ items: [salon.combs(2)] });
  const changed = saleIn(await salon.owner.put(`/api/cashier/sales/${sale.id}`, { version: sale.version, sale: form }));
  expect(changed).toMatchObject({ services: [{ service_name: 'Corte' }], subtotal: 104_00 });
});

test('a service that is gone stays on the open sale by its name, and is no longer sold anew', async () => {
  const { body } = await salon.owner.post('/api/services', {
    ...{ name: 'Penteado', category: 'Cabelo', description: '', duration_minutes: 30, price: 50_00 },
    ...{ preco_variavel: false, commission_percent: null, is_public: true, product_ids: [] },
  });
  const { id } = body as { id: string };
  const sale = await salon.open({ items: [], services: [salon.service({ service_id: id, list_price: 50_00 })] });
  await server.admin.query('delete from services where id = $1', [id]);
  expect(await salon.create({ items: [], services: [salon.service({ service_id: id })] })).toMatchObject({
    body: { code: 'SERVICE_NOT_FOUND' },
  });
  const { services } = await salon.readSale(sale.id);
  expect(services).toMatchObject([{ service_id: null, service_name: 'Penteado' }]);
  const kept = saleIn(
    await salon.change(sale, { items: [], services: services.map((line) => ({ ...line, discount: 5_00 })) }),
  );
  expect(await salon.finalise(kept, [{ method: 'PIX', amount: 45_00 }])).toMatchObject({ status: 200 });
});

test('a comanda sells services beside those of its appointment', async () => {
  const { id } = await salon.book();
  const added = salon.service({ professional_id: salon.bia, list_price: 45_00 });
  await salon.open({ items: [salon.combs(1)], services: [added] }, id);
  expect((await salon.tickets(id)).body).toMatchObject([
    { item_count: 2, items: [{ name: 'Corte', value: 45_00 }, { name: 'Pente' }], to_pay: 80_00 + 45_00 + 12_00 },
  ]);
  const done = await salon.finish(id, { payments: [{ method: 'Dinheiro', amount: 137_00 }] });
  expect(done).toMatchObject({
    status: 200,
    body: {
      comanda: { appointment: { revenue: 80_00 }, paid_sales: [{ total: 57_00, services: [{ unit_price: 45_00 }] }] },
    },
  });
  expect((await statementOf(salon.bia)).rows[0]).toMatchObject({ movement: 'sold', value: 22_50 });
  await expectKept(server);
});

test('what can be sold names who did it lately, and who does it where not everybody does', async () => {
  const form = { name: 'Luzes', description: '', category: 'Cabelo', duration_minutes: 60, price: 200_00 };
  const doers = [{ staff_id: salon.bia, price: null, duration_minutes: null, commission_percent: null }];
  const open = { preco_variavel: false, is_public: true, product_ids: [], done_by_all: false, doers };
  await salon.owner.post('/api/services/categories/defaults', {});
  await salon.owner.post('/api/services', { ...form, ...open });
  const { body } = await salon.owner.get('/api/cashier/services');
  const named = (wanted: string) => (body as SellableService[]).find(({ name }) => name === wanted);
  expect(named('Luzes')).toMatchObject({ done_by: [salon.bia], professionals: [] });
  const cut = named('Corte');
  expect(cut).toMatchObject({ id: salon.corte, price: 80_00, duration_minutes: 40, done_by: null });
  expect(cut?.professionals).toContain(salon.rita);
});

test('a server that does not know the services of a sale is refused when it finalises it at the price of its products', async () => {
  const sale = await salon.open({ items: [salon.item()], services: [salon.service()] });
  const { app } = await makeLogins(server.adminUrl, TEST_SECRET);
  const client = new Client(app);
  await client.connect();
  expect(
    await refusal(
      client.query(`begin; set local app.user_id = '${salon.owner.id}';
        update sales set status = 'finalised', payment_method = 'PIX', total = 30, finalized_at = now(), finalized_on = '2026-11-17' where id = '${sale.id}';
        insert into payments (user_id, sale_id, day, method, amount, received_at) values ('${salon.owner.id}', '${sale.id}', '2026-11-17', 'PIX', 30, now());
        commit`),
    ),
  ).toBe('23514');
  await client.end();
});
