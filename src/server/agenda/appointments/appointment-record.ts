import type { Appointment, ProductUsed } from '#contract/agenda/appointments.ts';
import { type Draft, totalsOf } from '#domain/agenda/draft-appointment.ts';
import type { DraftLine } from '#domain/agenda/draft-lines.ts';
import { cents, centsFromDecimal, decimalFromCents } from '#domain/shared/money.ts';
import { roundTo } from '#domain/shared/numbers.ts';
import { type CardRecord, toCard } from '../diary/card.ts';
import { type OfferedRecord, toOffered } from '../offered-select.ts';

/** As a line keeps it: money in the currency's unit, and the document's word for how it is counted. */
type ProductRecord = ProductUsed & { control_type: 'per_attendance' };

type LineRecord = Omit<DraftLine, 'unit_price' | 'discount_value' | 'commission_amount' | 'products_used'> & {
  unit_price: string;
  discount_value: string;
  commission_amount: string | null;
  products_used: ProductRecord[];
};
type ReadLine = LineRecord & { offered: OfferedRecord | null };

/** Amounts as text, because they travel inside JSON, where they would become floats. */
export type AppointmentRecord = CardRecord & { cost: string; stock_updated: boolean; details: ReadLine[] };

export function toAppointment({ cost, stock_updated, details, ...card }: AppointmentRecord): Appointment {
  return {
    ...toCard(card),
    discount_value: centsFromDecimal(card.discount_value),
    cost: centsFromDecimal(cost),
    stock_updated,
    in_turns: card.in_turns,
    lines: details.map(({ offered, ...line }) => ({
      ...line,
      offered: offered && toOffered(offered),
      service_percent: offered?.commission_percent ?? null,
      unit_price: centsFromDecimal(line.unit_price),
      discount_value: centsFromDecimal(line.discount_value),
      commission_amount: line.commission_amount === null ? null : centsFromDecimal(line.commission_amount),
      products_used: line.products_used.map(({ control_type: _, ...used }) => ({
        ...used,
        total_cost: roundTo(used.total_cost * 100, 0),
      })),
    })),
  };
}

export function lineRecord(line: DraftLine): LineRecord {
  const { commission_amount } = line;
  return {
    ...line,
    unit_price: decimalFromCents(cents(line.unit_price)),
    discount_value: decimalFromCents(cents(line.discount_value ?? 0)),
    commission_amount: commission_amount === null ? null : decimalFromCents(cents(commission_amount)),
    products_used: line.products_used.map((used) => ({
      ...used,
      total_cost: used.total_cost / 100,
      control_type: 'per_attendance',
    })),
  };
}

export function columnsOf({ lines, ...draft }: Draft) {
  const [first] = lines;
  const { price, cost } = totalsOf(lines);
  return {
    ...draft,
    category: first?.category ?? '',
    service_id: first?.service_id ?? null,
    service_revenue_price: decimalFromCents(price),
    discount_value: decimalFromCents(cents(draft.discount_value)),
    cost: decimalFromCents(cost),
  };
}
