import type { Card } from '#contract/agenda/appointments.ts';
import { fullPrice, revenueOf } from '#domain/agenda/revenue.ts';
import { centsFromDecimal } from '#domain/shared/money.ts';
import { clockFrom } from '#server/kernel/database/written-times.ts';

/** As `selectCards` answers it, by itself or inside JSON. */
export type CardRecord = Omit<
  Card,
  'status' | 'payment_method' | 'services' | 'full_price' | 'revenue' | 'client_no_shows'
> & {
  status: string;
  payment_method: string | null;
  service_name: string | null;
  service_revenue_price: string;
  discount_value: string;
  client_no_shows: number | null;
  lines: { service_name: string; duration_minutes: number; unit_price: string }[];
};

/** An appointment as the agenda shows it. */
export function toCard(record: CardRecord): Card {
  const { service_name, service_revenue_price, discount_value, lines, ...card } = record;
  const priced = {
    linePrices: lines.map(({ unit_price }) => centsFromDecimal(unit_price)),
    service_revenue_price: centsFromDecimal(service_revenue_price),
    discount_value: centsFromDecimal(discount_value),
  };
  return {
    ...card,
    start_time: clockFrom(record.start_time),
    end_time: clockFrom(record.end_time),
    arrived_at: record.arrived_at && clockFrom(record.arrived_at),
    started_at: record.started_at && clockFrom(record.started_at),
    client_no_shows: record.client_no_shows ?? 0,
    status: record.status as Card['status'],
    payment_method: record.payment_method as Card['payment_method'],
    // Deleting a service keeps its name on the lines; without lines only the service itself can tell it.
    services: lines.length > 0 ? lines.map((line) => line.service_name) : service_name === null ? [] : [service_name],
    full_price: fullPrice(priced),
    revenue: revenueOf(priced),
  };
}
