import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readClientsReport } from '../clients/read-clients.ts';
import { readIncome } from '../income/read-income.ts';
import { readProfessionals } from '../professionals/read-professionals.ts';
import { readResult } from '../result/read-result.ts';
import { readServices } from '../services/read-services.ts';
import { readStockReport } from '../stock/read-stock.ts';
import { type ReportSalon, startReporting } from '../testing/small-salon.ts';
import { readReportsOverview } from './read-overview.ts';

let reporting: Awaited<ReturnType<typeof startReporting>>;
let salon: ReportSalon;
beforeAll(async () => {
  reporting = await startReporting();
});
afterAll(() => reporting.close());
beforeEach(async () => {
  salon = await reporting.salon();
});

const read = () => readReportsOverview(salon.asked('2026-11-17'));
const pix = (amount: number) => [{ method: 'PIX' as const, amount }];
const october = { first: '2026-10-01', last: '2026-10-31' };

test('a new salon has a card for each report, and nothing on it', async () => {
  expect(await read()).toEqual({
    income: { first: '2026-11-01', last: '2026-11-30', revenue: 0 },
    result: { first: '2026-06-01', last: '2026-11-30', remains: 0 },
    professionals: { ...october, count: 0 },
    services: null,
    clients: { ...october, attended: 0 },
    occupancy: null,
    stock: { low: 0 },
  });
});

test('one figure of each report', async () => {
  const rita = await salon.professional('Rita');
  const bia = await salon.professional('Bia');
  await salon.work('2026-11-03', pix(100_00), [{ price: 100_00, staff: rita, commission: 40_00 }]);
  // With a discount of half the price, which every line bears.
  await salon.work('2026-10-03', pix(100_00), [
    { price: 170_00, staff: rita, commission: 60_00 },
    { price: 30_00, staff: bia },
  ]);
  await salon.sell('2026-06-01', pix(30_00), [{ value: 30_00, cost: 10_00 }]);
  await salon.sell('2026-05-31', pix(1_00), []);
  await salon.purchase('2026-06-01', { value: 500_00, paid: '2026-06-02' });
  const ana = await salon.insert('clients', { name: 'Ana' });
  await salon.db.updateTable('appointments').set({ client_id: ana }).execute();
  const back = await salon.insert('clients', { name: 'Bia' });
  await salon.sell('2026-10-09', pix(1_00), [], '2026-10-10');
  await salon.db.updateTable('sales').set({ client_id: back }).where('finalized_on', '=', '2026-10-09').execute();
  const { income, result, professionals, services, clients, stock } = await read();
  expect(clients.attended).toBe(1);
  expect(income.revenue).toBe(100_00);
  expect(result.remains).toBe(230_00 - 100_00 - 10_00);
  expect(professionals.count).toBe(2);
  expect(services).toEqual({ ...october, count: 1, share: 0.85 });
  // The two products of the rows above, of which nothing is on the shelf.
  expect(stock.low).toBe(2);
});

test('each is what its report says: of a service that was renamed, of who sold without a commission, of packages', async () => {
  const [rita, bia] = [await salon.professional('Rita'), await salon.professional('Bia')];
  const cut = await salon.insert('services', { name: 'Corte e escova', category: 'Cabelo', duration_minutes: 30 });
  const client_id = await salon.insert('clients', { name: 'Ana' });
  const lines = [{ price: 50_00, staff: rita }];
  const [before, after] = [
    await salon.work('2026-10-03', pix(50_00), lines),
    await salon.work('2026-10-04', pix(50_00), lines),
  ];
  await salon.work('2026-10-05', pix(30_00), [{ price: 10_00 }, { price: 30_00, staff: rita }]);
  await salon.db.updateTable('appointments').set({ client_id }).execute();
  for (const [id, service_name] of [
    [before, 'Corte'],
    [after, 'Corte e escova'],
  ] as const) {
    const renamed = salon.db.updateTable('appointment_services').set({ service_id: cut, service_name });
    await renamed.where('appointment_id', '=', id).execute();
  }
  await salon.sell('2026-10-06', pix(20_00), [{ value: 20_00, cost: 5_00, seller: bia, commission: 0 }]);
  // Six packages are above the five of who has no minimum, and six pieces of a package are less than one.
  const shelf = { unit_of_measure: 'pote', base_unit: 'g', unit_size_in_base: 100, display_unit_label: 'pote' };
  for (const stock_quantity_base of [600, 6]) {
    await salon.insert('products', { name: 'Creme', product_type: 'internal', ...shelf, stock_quantity_base });
  }

  const { income, result, professionals, services, clients, stock } = await read();
  const asked = salon.asked('2026-11-17');
  const [people, sold, came, shelves] = [
    await readProfessionals(asked, october),
    await readServices(asked, october),
    await readClientsReport(asked, october),
    await readStockReport(asked, october),
  ];
  const worked = people.professionals.filter(
    ({ id, services, product_revenue }) => id && (services || product_revenue),
  );
  expect(professionals.count).toBe(worked.length);
  const [most] = sold.classes;
  expect(services).toMatchObject({ count: most?.services, share: Number(most?.revenue) / sold.total.revenue });
  expect(clients.attended).toBe(came.now.attended);
  expect(stock.low).toBe(shelves.low.count);
  expect(income.revenue).toBe((await readIncome(asked, { year: 2026, month: 11 })).revenue.total);
  const { months } = await readResult(asked, { first: result.first, last: result.last });
  const remains = months.map((of) => of.services + of.products - of.product_costs - of.commissions);
  expect(result.remains).toBe(remains.reduce((sum, month) => sum + month, 0));
});
