import type { Appointment, AppointmentLine, ProductUsed } from '#contract/agenda-appointments.ts';
import { cents, centsFromDecimal, decimalFromCents, sumCents } from '#domain/shared/money.ts';
import { roundTo } from '#domain/shared/numbers.ts';
import { type CardRecord, toCard } from './card.ts';

/** As a line keeps it: money in the currency's unit, and the document's word for how it is counted. */
type ProductRecord = ProductUsed & { control_type: 'per_attendance' };

type LineRecord = Pick<
  AppointmentLine,
  'service_id' | 'service_name' | 'category' | 'duration_minutes' | 'professional_id' | 'commission_percent'
> & { unit_price: string; commission_amount: string | null; products_used: ProductRecord[] };

/** Amounts as text, because they travel inside JSON, where they would become floats. */
export type AppointmentRecord = CardRecord & { cost: string; stock_updated: boolean; details: LineRecord[] };

export function toAppointment({ cost, stock_updated, details, ...card }: AppointmentRecord): Appointment {
  return {
    ...toCard(card),
    discount_value: centsFromDecimal(card.discount_value),
    cost: centsFromDecimal(cost),
    stock_updated,
    lines: details.map((line) => ({
      ...line,
      unit_price: centsFromDecimal(line.unit_price),
      commission_amount: line.commission_amount === null ? null : centsFromDecimal(line.commission_amount),
      products_used: line.products_used.map(({ control_type: _, ...used }) => ({
        ...used,
        total_cost: roundTo(used.total_cost * 100, 0),
      })),
    })),
  };
}

export function lineRecord(line: AppointmentLine): LineRecord {
  const { commission_amount } = line;
  return {
    ...line,
    unit_price: decimalFromCents(cents(line.unit_price)),
    commission_amount: commission_amount === null ? null : decimalFromCents(cents(commission_amount)),
    products_used: line.products_used.map((used) => ({
      ...used,
      total_cost: used.total_cost / 100,
      control_type: 'per_attendance',
    })),
  };
}

/** An appointment as it is about to be stored. */
export type Draft = Omit<
  Appointment,
  'id' | 'version' | 'client_phone' | 'services' | 'full_price' | 'revenue' | 'cost'
> & { overlap_allowed: boolean };

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

export function totalsOf(lines: readonly AppointmentLine[]) {
  const used = lines.flatMap((line) => line.products_used);
  return {
    price: sumCents(lines.map((line) => cents(line.unit_price))),
    cost: sumCents(used.map(({ total_cost }) => cents(total_cost))),
  };
}
