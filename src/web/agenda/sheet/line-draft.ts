import type { LineForm } from '#contract/agenda-appointments-forms.ts';
import type { Service } from '#contract/services.ts';
import { commissionAmount, commissionPercent, handedOver, MINUTES_WITHOUT_LINES } from '#domain/agenda/appointment.ts';
import { type Cents, cents } from '#domain/shared/money.ts';

/** Whose service has not been chosen yet. */
export function emptyLine(): LineForm {
  return {
    service_id: null,
    service_name: '',
    unit_price: 0,
    duration_minutes: MINUTES_WITHOUT_LINES,
    professional_id: null,
    commission_percent: null,
    commission_amount: null,
    products_used: [],
  };
}

type Chosen = Pick<Service, 'id' | 'name' | 'price' | 'duration_minutes'>;

/** What the former service used says nothing about the new one. A commission that was typed stays; else it is the professional's. */
export function withService(line: LineForm, service: Chosen, usualPercent: number | null): LineForm {
  const { id, name, price, duration_minutes } = service;
  const chosen = { ...line, service_id: id, service_name: name, duration_minutes, products_used: [] };
  return withPrice({ ...chosen, commission_percent: line.commission_percent ?? usualPercent }, price);
}

export function withoutService(line: LineForm): LineForm {
  return { ...line, service_id: null, service_name: '', products_used: [] };
}

/** The percentage stays, and the amount follows. */
export function withPrice(line: LineForm, unit_price: number): LineForm {
  return withPercent({ ...line, unit_price }, line.commission_percent);
}

export function withPercent(line: LineForm, percent: number | null): LineForm {
  const price = countable(line.unit_price);
  if (percent === null) return { ...line, commission_percent: null, commission_amount: null };
  const computable = price !== undefined && Number.isFinite(percent);
  const commission_amount = computable ? commissionAmount(price, percent) : line.commission_amount;
  return { ...line, commission_percent: percent, commission_amount };
}

export function withAmount(line: LineForm, amount: number | null): LineForm {
  const [price, part] = [countable(line.unit_price), countable(amount)];
  if (amount === null) return { ...line, commission_percent: null, commission_amount: null };
  const computable = price !== undefined && part !== undefined;
  const commission_percent = computable ? commissionPercent(part, price) : line.commission_percent;
  return { ...line, commission_percent, commission_amount: amount };
}

/** The line alone goes to another: it gets the new one's usual commission where it carried the former one's. What was typed stays. */
export function withUsualPercent(line: LineForm, before: number | null, after: number | null): LineForm {
  return line.commission_percent === before ? withPercent(line, after) : line;
}

type Worker = Parameters<typeof handedOver>[1];

/** The whole appointment goes to another, and its lines go along. Without a price that can be counted with, the commission waits. */
export function withProfessional(lines: readonly LineForm[], from: Worker, to: Worker): LineForm[] {
  return lines.map((line) => (countable(line.unit_price) === undefined ? line : handedOver(line, from, to)));
}

/** An amount that can be counted with; while it is typed it may be anything. */
export function countable(amount: number | null): Cents | undefined {
  return amount !== null && Number.isSafeInteger(amount) && amount >= 0 ? cents(amount) : undefined;
}
