import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { WholeMonth } from '#contract/cashier/month.ts';
import type { ReportedLine } from '#contract/reports/lines.ts';
import type { PartnerReport } from '#contract/reports/partner.ts';
import type { ProfessionalsReport } from '#contract/reports/professionals.ts';
import type { CountedRows } from '#contract/reports/rows.ts';
import type { ServicesReport } from '#contract/reports/services.ts';
import { cents } from '#domain/shared/money.ts';
import { shareOut } from '#domain/shared/testing/share-out.ts';
import { bookedSalon } from '#server/agenda/testing/booked-salon.ts';
import { createResale } from '#server/products/testing.ts';
import { testServer } from '#server/test-server.ts';
import { reportRows, type TestSale, type TestVisit } from '../testing/report-rows.ts';

const server = testServer();

const amount = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 33 }), fc.integer({ min: 1, max: 99_999 }));
const day = fc.integer({ min: 1, max: 28 }).map((day) => `2026-03-${String(day).padStart(2, '0')}`);
/** Which of the two professionals or services; null is nobody. */
const either = fc.constantFrom(0, 1, null);
const line = fc.record({ service: either, staff: either, price: amount, commission: amount, cost: amount });
const part = fc.record({ amount, feeOf: fc.integer({ min: 0, max: 100 }) });
const visit = fc.record({
  day,
  staff: either,
  lines: fc.array(line, { maxLength: 4 }),
  paid: fc.array(part, { minLength: 1, maxLength: 2 }),
});
const item = fc.record({ seller: either, value: amount, commission: amount });
const sale = fc.record({
  day,
  items: fc.array(item, { minLength: 1, maxLength: 4 }),
  total: amount,
  isVoided: fc.boolean(),
});
type Visit = typeof visit extends fc.Arbitrary<infer One> ? One : never;
type Sale = typeof sale extends fc.Arbitrary<infer One> ? One : never;

async function randomSalon(visits: Visit[], sales: Sale[]) {
  const salon = await bookedSalon(server);
  const product = await createResale(salon.owner, { name: 'Sérum' });
  const staffOf = (at: number | null) => (at === null ? null : ([salon.rita, salon.bia][at] ?? null));
  const serviceOf = (at: number | null) => (at === null ? null : ([salon.corte, salon.coloracao][at] ?? null));
  const rows = reportRows(server, salon.owner.id);
  const made: TestVisit[] = visits.map(({ day, staff, lines, paid }) => ({
    day,
    staff: staffOf(staff),
    lines: lines.map((line) => ({ ...line, service: serviceOf(line.service), staff: staffOf(line.staff) })),
    paid: paid.map(({ amount, feeOf }) => ({ amount, fee: Math.floor((amount * feeOf) / 100) })),
  }));
  for (const one of made) await rows.visit(one);
  const sold: TestSale[] = sales.map(({ day, items, total, isVoided }) => ({
    day,
    total,
    items: items.map((item) => ({ ...item, product: product.id, seller: staffOf(item.seller) })),
    ...(isVoided ? { voidedOn: '2026-03-28' } : {}),
  }));
  for (const one of sold) await rows.sale(one);
  return { salon, made, sold };
}

/** Every line as the pure function shares it. */
function expectedLines(visits: readonly TestVisit[]) {
  return visits.flatMap(({ staff, lines, paid }) => {
    const own = lines.length > 0 ? lines : [{ service: null, staff, price: 1, commission: 0, cost: 0 }];
    const weights = own.map(({ price }) => price);
    const total = (of: 'amount' | 'fee') => cents(paid.reduce((sum, part) => sum + part[of], 0));
    const [revenue, fee] = [shareOut(total('amount'), weights), shareOut(total('fee'), weights)];
    return own.map((line, at) => ({
      service: line.service,
      staff: line.staff ?? staff,
      revenue: revenue[at] ?? 0,
      fee: fee[at] ?? 0,
      products: line.cost ?? 0,
      commission: line.commission ?? 0,
    }));
  });
}

const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number) => rows.reduce((sum, row) => sum + of(row), 0);

test('in any salon each line has its share to the cent, and all lines are what the cashier counted', async () => {
  const run = async (visits: Visit[], sales: Sale[]) => {
    const { salon, made, sold } = await randomSalon(visits, sales);
    const read = async (path: string) => {
      const { status, body, text } = await salon.owner.get(path);
      expect(status, text).toBe(200);
      return body;
    };
    const march = 'first=2026-03-01&last=2026-03-31';
    const { cards } = (await read('/api/cashier/month?year=2026&month=3')) as WholeMonth;
    const services = (await read(`/api/reports/services?${march}`)) as ServicesReport;
    const people = (await read(`/api/reports/professionals?${march}`)) as ProfessionalsReport;
    const partner = (await read(`/api/reports/partner?${march}`)) as PartnerReport;
    const expected = expectedLines(made);

    expect(services.total.revenue).toBe(cards.total - cards.product_sales);
    expect(people.total.service_revenue).toBe(services.total.revenue);
    expect(people.total.product_revenue).toBe(cards.product_sales);
    expect(partner.total.gross).toBe(services.total.revenue);
    expect(partner.total.salon + partner.total.professional).toBe(partner.total.gross);

    for (const id of [salon.corte, salon.coloracao, null]) {
      const own = expected.filter(({ service }) => service === id);
      const shown = services.services.filter((service) => service.id === id);
      for (const of of ['revenue', 'fee', 'products', 'commission'] as const) {
        expect(sumOf(shown, (one) => one[of])).toBe(sumOf(own, (one) => one[of]));
      }
      expect(sumOf(shown, ({ count }) => count)).toBe(own.length);
    }
    for (const one of services.services) {
      const of = one.id ? `service_id=${one.id}` : one.name === null ? 'service_id=none' : `service_name=${one.name}`;
      const lines = (await read(`/api/reports/lines?${march}&${of}`)) as ReportedLine & { count: number };
      for (const sum of ['count', 'revenue', 'products', 'commission', 'fee'] as const)
        expect(lines[sum]).toBe(one[sum]);
    }
    for (const one of people.professionals) {
      const rows = async (line: string) =>
        (await read(`/api/reports/rows?${march}&line=${line}&professional_id=${one.id ?? 'none'}`)) as CountedRows;
      const revenue = await rows('revenue');
      expect(revenue.total).toBe(one.service_revenue + one.product_revenue);
      expect(sumOf(revenue.rows, ({ amount }) => amount)).toBe(revenue.total);
      expect((await rows('commissions')).total).toBe(one.service_commission + one.product_commission);
      const lines = (await read(`/api/reports/lines?${march}&professional_id=${one.id ?? 'none'}`)) as ReportedLine;
      expect(lines.revenue).toBe(one.service_revenue);
    }
    for (const id of [salon.rita, salon.bia, null]) {
      const own = expected.filter(({ staff }) => staff === id);
      const shown = people.professionals.filter((one) => one.id === id);
      expect(sumOf(shown, (one) => one.service_revenue)).toBe(sumOf(own, ({ revenue }) => revenue));
      const months = partner.rows.filter((row) => row.id === id);
      expect(sumOf(months, ({ gross }) => gross)).toBe(sumOf(own, ({ revenue }) => revenue));
      expect(sumOf(months, ({ professional }) => professional)).toBe(
        id === null ? 0 : sumOf(own, ({ commission }) => commission),
      );
      const kept = sold.filter(({ voidedOn }) => !voidedOn).flatMap(sharedItems);
      const products = kept.filter(({ seller }) => seller === id);
      expect(sumOf(shown, (one) => one.product_revenue)).toBe(sumOf(products, ({ revenue }) => revenue));
      if (id !== null)
        expect(sumOf(shown, (one) => one.product_commission)).toBe(sumOf(products, ({ commission }) => commission));
    }
  };
  const visits = fc.array(visit, { maxLength: 12 });
  await fc.assert(fc.asyncProperty(visits, fc.array(sale, { maxLength: 5 }), run), { numRuns: 25 });
});

const sharedItems = ({ items, total }: TestSale) => {
  const shares = shareOut(
    cents(total),
    items.map(({ value }) => value),
  );
  return items.map((item, at) => ({ ...item, revenue: shares[at] ?? 0 }));
};
