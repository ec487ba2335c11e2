import { beforeEach, expect, test } from 'vitest';
import type { ReportedLine } from '#contract/reports/lines.ts';
import type { OccupancyReport } from '#contract/reports/occupancy.ts';
import type { PartnerReport } from '#contract/reports/partner.ts';
import type { ProfessionalsReport } from '#contract/reports/professionals.ts';
import type { ServicesReport } from '#contract/reports/services.ts';
import { bookedSalon } from '#server/agenda/testing/booked-salon.ts';
import { perTest } from '#server/kernel/testing/per-test.ts';
import { createResale } from '#server/products/testing.ts';
import { testServer } from '#server/test-server.ts';
import { reportRows } from '../testing/report-rows.ts';

const server = testServer();
let rows: ReturnType<typeof reportRows>;
const salon = perTest(() => bookedSalon(server));
beforeEach(async () => {
  rows = reportRows(server, salon.owner.id);
});

const finalised = { status: 'finalizado', payment_method: 'Cartão de Crédito' };

async function read<Report>(name: string, first = '2026-03-01', last = '2026-03-31'): Promise<Report> {
  const { status, body, text } = await salon.owner.get(`/api/reports/${name}?first=${first}&last=${last}`);
  expect(status, text).toBe(200);
  return body as Report;
}
const services = (first?: string, last?: string) => read<ServicesReport>('services', first, last);
const professionals = (first?: string, last?: string) => read<ProfessionalsReport>('professionals', first, last);
/** Without those who only could have been booked. */
const movedIn = ({ professionals: all }: ProfessionalsReport) =>
  all.filter(({ services, product_revenue }) => services !== 0 || product_revenue !== 0);
const partner = (first?: string, last?: string) => read<PartnerReport>('partner', first, last);

/** Half a price of 230,00 less a discount of 23,00, by a card that costs five percent. */
async function aVisit(changes: object = {}) {
  await salon.owner.put('/api/cashier/settings', {
    pix_key: '',
    pix_name: '',
    pix_city: '',
    debit_fee_percent: 0,
    credit_fee_percent: 5,
  });
  return salon.book({
    ...finalised,
    date: '2026-03-10',
    discount_value: 23_00,
    lines: [salon.line(), salon.colouring(40, { professional_id: salon.bia })],
    ...changes,
  });
}

test('discount and card fee are shared by price; products and commission are the line’s own; the margin is what is left', async () => {
  await aVisit();
  const { total, services: all } = await services();
  expect(all).toMatchObject([
    {
      id: salon.coloracao,
      name: 'Coloração',
      category: 'Cabelo',
      class: 'A',
      count: 1,
      revenue: 135_00,
      products: 4_00,
      commission: 60_00,
      fee: 6_75,
      margin: 64_25,
    },
    {
      id: salon.corte,
      class: 'A',
      count: 1,
      revenue: 72_00,
      products: 0,
      commission: 32_00,
      fee: 3_60,
      margin: 36_40,
    },
  ]);
  const sums = { count: 2, revenue: 207_00, products: 4_00, commission: 92_00, fee: 10_35, margin: 100_65 };
  expect(total).toEqual(sums);
});

test('each class says what it comes to, and a class without services is not there', async () => {
  await rows.visit({
    day: '2026-03-02',
    staff: salon.rita,
    lines: [
      { service: salon.corte, staff: null, price: 90_00 },
      { service: salon.coloracao, staff: null, price: 10_00 },
    ],
    paid: [{ amount: 100_00, fee: 0 }],
  });
  expect((await services()).classes).toMatchObject([
    { class: 'A', services: 1, revenue: 90_00 },
    { class: 'B', services: 1, revenue: 10_00 },
  ]);
});

test('a service is called as it is called today; one that was deleted keeps the name of its lines', async () => {
  const line = { staff: null, price: 50_00 };
  const visit = { day: '2026-03-02', staff: salon.rita, paid: [{ amount: 100_00, fee: 0 }] };
  await rows.visit({
    ...visit,
    lines: [
      { ...line, service: salon.corte },
      { ...line, service: null },
    ],
  });
  const names = (await services()).services.map(({ id, name }) => ({ id, name }));
  expect(names).toContainEqual({ id: salon.corte, name: 'Corte' });
  expect(names).toContainEqual({ id: null, name: 'Copiado' });
});

test('an appointment without lines is one service without a name, for whoever it was', async () => {
  await rows.visit({ day: '2026-03-02', staff: salon.rita, lines: [], paid: [{ amount: 70_00, fee: 1_00 }] });
  expect((await services()).services).toMatchObject([{ id: null, name: null, count: 1, revenue: 70_00, fee: 1_00 }]);
  expect(movedIn(await professionals())).toMatchObject([{ id: salon.rita, service_revenue: 70_00 }]);
});

test('only what is finalised counts, on the appointment’s date; the month before is what it is compared with', async () => {
  await aVisit({ date: '2026-02-28' });
  await aVisit({ status: 'pendente', payment_method: null });
  const { total, before, services: all } = await services();
  expect(total).toEqual({ count: 0, revenue: 0, products: 0, commission: 0, fee: 0, margin: 0 });
  expect(before).toMatchObject({ count: 2, revenue: 207_00, margin: 100_65 });
  expect(all).toEqual([]);
});

test('of three hundred and two services the last two are one row, and the classes count them all', async () => {
  const lines = Array.from({ length: 302 }, (_, at) => ({ service: null, staff: null, price: 302 - at }));
  await rows.visit({ day: '2026-03-02', staff: salon.rita, lines, paid: [{ amount: 45_753, fee: 0 }] });
  await server.admin.query(`update appointment_services set service_name = 'S' || position where user_id = $1`, [
    salon.owner.id,
  ]);
  const { total, services: all, others, classes } = await services();
  expect(all).toHaveLength(300);
  expect(others).toMatchObject({ services: 2, count: 2, revenue: 3 });
  expect(classes.reduce((sum, one) => sum + one.services, 0)).toBe(302);
  expect(total).toMatchObject({ count: 302, revenue: 45_753 });
});

test('an appointment of two counts once for each of them, and once in all', async () => {
  await aVisit();
  const report = await professionals();
  expect(movedIn(report)).toMatchObject([
    { id: salon.bia, name: 'Bia', appointments: 1, services: 1, service_revenue: 135_00, service_commission: 60_00 },
    { id: salon.rita, name: 'Rita', appointments: 1, services: 1, service_revenue: 72_00, service_commission: 32_00 },
  ]);
  expect(report.total).toMatchObject({
    appointments: 1,
    services: 2,
    service_revenue: 207_00,
    product_revenue: 0,
    service_commission: 92_00,
    product_commission: 0,
  });
});

test('what somebody sold is theirs on the day of the sale, and what is taken back is taken off on its own day', async () => {
  const product = (await createResale(salon.owner, { name: 'Sérum' })).id;
  const items = [
    { product, seller: salon.rita, value: 60_00, commission: 6_00 },
    { product, seller: null, value: 40_00, commission: 0 },
  ];
  await rows.sale({ day: '2026-03-05', items, total: 90_00, voidedOn: '2026-04-02' });
  expect(movedIn(await professionals())).toMatchObject([
    { id: salon.rita, product_revenue: 54_00, product_commission: 6_00, service_revenue: 0, appointments: 0 },
    { id: null, name: '', product_revenue: 36_00, product_commission: 0 },
  ]);
  const april = await professionals('2026-04-01', '2026-04-30');
  expect(april.total).toMatchObject({ product_revenue: -90_00, product_commission: -6_00 });
  expect(april.before).toMatchObject({ product_revenue: 90_00, product_commission: 6_00 });
  expect(april.professionals.find(({ id }) => id === salon.rita)).toMatchObject({
    product_revenue: -54_00,
    revenue_before: 54_00,
  });
});

test('by month and professional the commission is theirs and the rest the salon’s; who did nothing is not listed', async () => {
  await aVisit();
  await aVisit({ date: '2026-04-10', lines: [salon.line()], discount_value: 0 });
  const { total, rows: all } = await partner('2026-03-01', '2026-04-30');
  expect(all).toMatchObject([
    {
      month: '2026-03',
      id: salon.bia,
      services: 1,
      gross: 135_00,
      salon: 75_00,
      professional: 60_00,
      is_salons: false,
    },
    { month: '2026-03', id: salon.rita, services: 1, gross: 72_00, salon: 40_00, professional: 32_00 },
    { month: '2026-04', id: salon.rita, services: 1, gross: 80_00, salon: 48_00, professional: 32_00 },
  ]);
  expect(total).toEqual({ gross: 287_00, salon: 163_00, professional: 124_00 });
});

test('the owner’s own work, and what nobody did, is the salon’s and stands behind the partners', async () => {
  const { rows: owners } = await server.admin.query<{ id: string }>(
    `select id from staff where user_id = $1 and id <> all ($2)`,
    [salon.owner.id, [salon.rita, salon.bia]],
  );
  const owner = owners[0]?.id ?? null;
  expect(owner).not.toBeNull();
  const paid = [{ amount: 50_00, fee: 0 }];
  const line = { service: salon.corte, staff: null, price: 50_00, commission: 10_00 };
  for (const staff of [owner, null, salon.rita]) await rows.visit({ day: '2026-03-03', staff, lines: [line], paid });
  expect((await partner()).rows).toMatchObject([
    { id: salon.rita, is_salons: false, gross: 50_00, salon: 40_00, professional: 10_00 },
    { id: owner, is_salons: true, gross: 50_00, salon: 50_00, professional: 0 },
    { id: null, name: '', is_salons: true, gross: 50_00, salon: 50_00, professional: 0 },
  ]);
});

test('a period that does not exist, or of more than three years, is refused', async () => {
  for (const days of [
    'first=2026-03-31&last=2026-03-01',
    'first=2020-01-01&last=2026-01-01',
    'first=2026-02-30&last=2026-03-01',
  ]) {
    expect((await salon.owner.get(`/api/reports/services?${days}`)).status).toBe(422);
  }
});

test('how full somebody was is what the report of the occupancy says, also of who did nothing', async () => {
  await aVisit();
  await server.admin.query(`update staff set created_at = '2026-01-01' where user_id = $1`, [salon.owner.id]);
  const { total, before, professionals: all } = await professionals();
  const occupancy = await read<OccupancyReport>('occupancy');
  const { available, booked } = occupancy.total;
  expect(booked).toBe(100);
  expect(total).toMatchObject({ available, booked });
  expect(before).toMatchObject(occupancy.total_before);
  expect(all).toHaveLength(occupancy.professionals.length);
  for (const { id, ...times } of occupancy.professionals) {
    expect(all.find((one) => one.id === id)).toMatchObject({ available: times.available, booked: times.booked });
  }
});

async function lines(query: string): Promise<{ rows: ReportedLine[]; next: string | null }> {
  const { status, body, text } = await salon.owner.get(`/api/reports/lines?first=2026-03-01&last=2026-03-31&${query}`);
  expect(status, text).toBe(200);
  return body as { rows: ReportedLine[]; next: string | null };
}

test('beneath a figure lie its lines, with the shares that add up to it', async () => {
  const { id } = await aVisit();
  const of = { appointment_id: id, date: '2026-03-10', start_time: '10:00', client_name: 'Ana Lima' };
  const colouring = { service_name: 'Coloração', professional_name: 'Bia', revenue: 135_00, products: 4_00, fee: 6_75 };
  const cut = { service_name: 'Corte', professional_name: 'Rita', revenue: 72_00, commission: 32_00, fee: 3_60 };
  expect((await lines('')).rows).toMatchObject([
    { ...of, ...cut },
    { ...of, ...colouring },
  ]);
  expect((await lines(`service_id=${salon.coloracao}`)).rows).toMatchObject([colouring]);
  expect((await lines(`professional_id=${salon.rita}`)).rows).toMatchObject([cut]);
  expect((await lines(`service_id=${salon.coloracao}&professional_id=${salon.rita}`)).rows).toEqual([]);
});

test('the lines of a deleted service are found by their name', async () => {
  const line = { service: null, staff: null, price: 50_00 };
  await rows.visit({ day: '2026-03-02', staff: salon.rita, lines: [line], paid: [{ amount: 50_00, fee: 0 }] });
  expect((await lines('service_name=Copiado')).rows).toHaveLength(1);
  expect((await lines('service_name=Corte')).rows).toEqual([]);
});

test('many lines come page by page, each once, also where a page ends inside an appointment', async () => {
  const line = { service: salon.corte, staff: null, price: 1_00 };
  for (let at = 0; at < 35; at += 1) {
    const day = `2026-03-${String((at % 20) + 1).padStart(2, '0')}`;
    const paid = [{ amount: 7_00, fee: 0 }];
    await rows.visit({ day, staff: salon.rita, lines: Array.from({ length: 7 }, () => line), paid });
  }
  const all: ReportedLine[] = [];
  let next: string | null = '';
  for (let page = 0; next !== null && page < 9; page += 1) {
    const read = await lines(next ? `cursor=${next}` : '');
    all.push(...read.rows);
    next = read.next;
  }
  expect(all).toHaveLength(245);
  expect(new Set(all.map(({ id }) => id)).size).toBe(245);
  expect(all.map(({ date }) => date)).toEqual(
    all
      .map(({ date }) => date)
      .toSorted()
      .reverse(),
  );
});

test('a cursor of somebody’s own starts the list over', async () => {
  await aVisit();
  const own = Buffer.from(JSON.stringify(['-1', 'x'])).toString('base64url');
  expect((await lines(`cursor=${own}`)).rows).toHaveLength(2);
});
