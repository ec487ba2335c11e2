import type { Card } from '#contract/agenda/appointments.ts';
import { type Piece, piecesOf, type WorkLine } from '#domain/agenda/busy.ts';
import { fullPrice, revenueOf } from '#domain/agenda/revenue.ts';
import { centsFromDecimal } from '#domain/shared/money.ts';
import { clockFrom } from '#server/kernel/database/written-times.ts';

/** As `selectCards` answers it, by itself or inside JSON. */
export type CardRecord = Omit<
  Card,
  'status' | 'payment_method' | 'services' | 'full_price' | 'revenue' | 'client_no_shows' | 'client_warning' | 'busy'
> & {
  status: string;
  payment_method: string | null;
  service_name: string | null;
  service_revenue_price: string;
  discount_value: string;
  client_no_shows: number | null;
  client_warning: { kind: string; title: string; more: number } | null;
  in_turns: boolean;
  lines: (WorkLine & { service_name: string; unit_price: string })[];
};

/** Its professional is busy from beginning to end, and nobody else is with it. What nobody has yet makes nobody busy. */
function isWhole(pieces: readonly Piece[], card: Pick<Card, 'start_time' | 'end_time' | 'professional_id'>): boolean {
  const [first, second] = pieces;
  if (!first) return true;
  return (
    !second &&
    first.staff_id === card.professional_id &&
    first.start_time === card.start_time &&
    first.end_time === card.end_time
  );
}

/** An appointment as the agenda shows it. */
export function toCard(record: CardRecord): Card {
  const { service_name, service_revenue_price, discount_value, in_turns, lines, ...card } = record;
  const start_time = clockFrom(record.start_time);
  const end_time = clockFrom(record.end_time);
  const pieces = piecesOf({ ...record, start_time, end_time });
  const priced = {
    linePrices: lines.map(({ unit_price }) => centsFromDecimal(unit_price)),
    service_revenue_price: centsFromDecimal(service_revenue_price),
    discount_value: centsFromDecimal(discount_value),
  };
  return {
    ...card,
    start_time,
    end_time,
    arrived_at: record.arrived_at && clockFrom(record.arrived_at),
    started_at: record.started_at && clockFrom(record.started_at),
    client_no_shows: record.client_no_shows ?? 0,
    client_warning: record.client_warning as Card['client_warning'],
    status: record.status as Card['status'],
    payment_method: record.payment_method as Card['payment_method'],
    // Deleting a service keeps its name on the lines; without lines only the service itself can tell it.
    services: lines.length > 0 ? lines.map((line) => line.service_name) : service_name === null ? [] : [service_name],
    full_price: fullPrice(priced),
    revenue: revenueOf(priced),
    // Of most appointments the card itself says it, and what is cancelled makes nobody busy.
    ...(record.status === 'cancelado' || isWhole(pieces, { ...record, start_time, end_time })
      ? {}
      : {
          busy: pieces.map(({ lines: done, ...piece }) => ({
            ...piece,
            services: done.flatMap((index) => lines[index]?.service_name ?? []),
          })),
        }),
  };
}
