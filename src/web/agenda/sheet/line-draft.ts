import type { AppointmentForm, LineForm } from '#contract/agenda/appointments-forms.ts';
import { changesHands, commissionPercent, handedOver, MINUTES_WITHOUT_LINES } from '#domain/agenda/appointment.ts';
import { refilled } from '#domain/agenda/refill.ts';
import { NO_COMMISSION, refrozen, thawed } from '#domain/commissions/freeze.ts';
import type { Worker } from '#domain/commissions/usual.ts';
import type { Offered } from '#domain/services/who-does-what.ts';
import { type Cents, cents, percentOf } from '#domain/shared/money.ts';

/** A line whose service has not been chosen yet. */
export function emptyLine(): LineForm {
  return {
    service_id: null,
    service_name: '',
    unit_price: 0,
    duration_minutes: MINUTES_WITHOUT_LINES,
    professional_id: null,
    commission_percent: null,
    commission_amount: null,
    commission_from_net: false,
    products_used: [],
    parts: [],
    cleanup_minutes: 0,
  };
}

/** A service at the terms of whoever does the line. */
type Chosen = {
  id: string;
  name: string;
  price: number;
  duration_minutes: number;
  parts: number[];
  cleanup_minutes: number;
};

/**
 * What the former service used says nothing about the new one. A commission that was typed stays; else it is what the line usually earns, with
 * the former service (`before`) and with this one (`after`).
 */
export function withService(line: LineForm, service: Chosen, before: number | null, after: number | null): LineForm {
  const { id, name, price, duration_minutes, parts, cleanup_minutes } = service;
  const chosen = {
    ...line,
    service_id: id,
    service_name: name,
    unit_price: price,
    duration_minutes,
    products_used: [],
    parts,
    cleanup_minutes,
  };
  return atPercent(chosen, isTyped(line, before) ? line.commission_percent : after);
}

export function withoutService(line: LineForm): LineForm {
  return { ...line, service_id: null, service_name: '', products_used: [], parts: [], cleanup_minutes: 0 };
}

/** The percentage stays, and the amount follows. A line without one takes the professional's usual percentage. */
export function withPrice(line: LineForm, unit_price: number, usualPercent: number | null): LineForm {
  return atPercent({ ...line, unit_price }, line.commission_percent ?? usualPercent);
}

/** Typed by hand, so no longer written by finalising. */
export function withPercent(line: LineForm, percent: number | null): LineForm {
  return { ...atPercent(line, percent), commission_from_net: false };
}

export function withAmount(line: LineForm, amount: number | null): LineForm {
  const [price, part] = [countable(line.unit_price), countable(amount)];
  if (amount === null) return { ...line, ...NO_COMMISSION };
  const computable = price !== undefined && part !== undefined;
  const commission_percent = computable ? commissionPercent(part, price) : line.commission_percent;
  return { ...line, commission_percent, commission_amount: amount, commission_from_net: false };
}

/** One line goes to another professional: the usual percentage, or none, becomes theirs. One typed by hand stays. */
export function withUsualPercent(line: LineForm, before: number | null, after: number | null): LineForm {
  return isTyped(line, before) ? line : atPercent(line, after);
}

/** The owner earns nothing: the first change of her line drops its commission. */
export function doneBy(line: LineForm, { is_owner }: Worker): LineForm {
  return is_owner ? { ...line, ...NO_COMMISSION } : line;
}

function isTyped({ commission_percent, commission_from_net }: LineForm, usual: number | null): boolean {
  return !commission_from_net && commission_percent !== null && commission_percent !== usual;
}

/** The amount follows. */
function atPercent(line: LineForm, percent: number | null): LineForm {
  if (percent === null) return { ...line, ...NO_COMMISSION };
  const price = countable(line.unit_price);
  const computable = price !== undefined && Number.isFinite(percent);
  const commission_amount = computable ? percentOf(price, percent) : line.commission_amount;
  return { ...line, commission_percent: percent, commission_amount };
}

/** What the salon has of the services of a form. */
export type Catalogue = {
  service: (id: string | null) => Offered | undefined;
  percentOf: (service_id: string | null, staff_id: string) => number | null;
};

/**
 * The whole appointment goes to another professional with its lines, at their terms: a price or a time that was typed stays. Without a valid price, all of
 * that waits. A request that is for anybody (`from` null) has no terms yet.
 */
export function withProfessional(
  lines: readonly LineForm[],
  from: Worker | null,
  to: Worker,
  { service, percentOf }: Catalogue,
): LineForm[] {
  return lines.map((line) => {
    if (countable(line.unit_price) === undefined) return line;
    const agreed = (one: Worker | null) => percentOf(line.service_id, one?.id ?? '');
    const handed = handedOver(line, from ?? NOBODY, to, agreed(to), agreed(from));
    return changesHands(line, from ?? NOBODY)
      ? atTerms(handed, service(line.service_id), from?.id ?? null, to.id)
      : handed;
  });
}

/** One line goes to another professional, at their terms. */
export function atTerms(line: LineForm, service: Offered | undefined, from: string | null, to: string): LineForm {
  const { parts = [] } = line;
  // The parts stay as the service has them; saving fits them to the time.
  return service ? { ...refilled({ ...line, parts }, service, from, to), parts } : line;
}

const NOBODY: Worker = { id: '', comissao_percentual: null, is_owner: false };

/** A valid amount; while somebody types, it may be anything. */
export function countable(amount: number | null): Cents | undefined {
  return amount !== null && Number.isSafeInteger(amount) && amount >= 0 ? cents(amount) : undefined;
}

type Values = Pick<AppointmentForm, 'status' | 'professional_id' | 'discount_value' | 'lines'>;

/** The lines as they would be saved: commissions written by finalising follow prices and discount, and go when it is reopened. */
export function shownLines({ status, professional_id, discount_value, lines }: Values): LineForm[] {
  if (status !== 'finalizado') return thawed(lines);
  const isCountable = [discount_value, ...lines.map(({ unit_price }) => unit_price)].every(
    (amount) => countable(amount) !== undefined,
  );
  return isCountable ? refrozen(lines, { professional_id, discount_value }) : lines;
}
