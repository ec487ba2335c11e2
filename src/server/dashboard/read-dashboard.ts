import type { OverviewAppointment, WholeOverview } from '#contract/dashboard/operations.ts';
import { servicesAndPrices } from '#domain/agenda/revenue.ts';
import { growth } from '#domain/dashboard/growth.ts';
import { addCents, centsFromDecimal, sumCents } from '#domain/shared/money.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { type AppointmentRow, readOverview } from './overview-queries.ts';

export async function readDashboard({
  db,
  now,
}: {
  db: Database;
  now: () => Temporal.Instant;
}): Promise<WholeOverview> {
  const { by_day, finalised, revenue_before, compared_until, upcoming, recent, ...counts } = await readOverview(
    db,
    now(),
  );
  const days = by_day.map(({ date, ...day }) => {
    const [services, products] = [centsFromDecimal(day.services), centsFromDecimal(day.products)];
    return { date, services, products, revenue: addCents(services, products) };
  });
  const sum = (of: 'services' | 'products' | 'revenue', some = days) => sumCents(some.map((day) => day[of]));
  const toDate = sum(
    'revenue',
    days.filter(({ date }) => date <= counts.date),
  );
  return {
    ...counts,
    revenue: {
      month: sum('revenue'),
      services: sum('services'),
      products: sum('products'),
      finalised,
      growth: growth(toDate, centsFromDecimal(revenue_before)),
      compared_until,
      by_day: days.map(({ date, revenue }) => ({ date, revenue })),
    },
    upcoming: upcoming.map(shown),
    recent: recent.map(shown),
  };
}

function shown(row: AppointmentRow): OverviewAppointment {
  const { lines, service_name, service_revenue_price, discount_value, ...appointment } = row;
  return {
    ...appointment,
    start_time: row.start_time.slice(0, 5),
    payment_method: row.payment_method as OverviewAppointment['payment_method'],
    ...servicesAndPrices({ lines, service_name, service_revenue_price, discount_value }),
  };
}
