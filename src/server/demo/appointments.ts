import { frozen, NO_COMMISSION } from '#domain/commissions/freeze.ts';
import { usualPercent } from '#domain/commissions/usual.ts';
import { type Cents, cents, decimalFromCents, percentOf, sumCents } from '#domain/shared/money.ts';
import { isOwnerRole } from '#domain/shared/names.ts';
import { type ClientPaymentMethod, TO_RECEIVE } from '#domain/shared/payment-methods.ts';
import { addDays, daysBetween, weekdayOf } from '#domain/shared/time.ts';
import { daysBefore, momentOn } from './calendar.ts';
import { type Chance, chanceFor } from './chance.ts';
import { PAID_WITH } from './payments.ts';
import { clockTime, staffId } from './people.ts';
import { AGREED_PRICES } from './repertoire.ts';
import type { Rows } from './salon.ts';
import type { OfferedService } from './services.ts';
import type { Cost } from './stock.ts';
import type { Visit } from './visits.ts';

/** A visit as it ended, or as it stands. */
export type Booking = Visit & {
  id: string;
  status: 'pendente' | 'finalizado' | 'cancelado';
  payment_method: ClientPaymentMethod | null;
  /** When the money came, as 2026-11-17T13:30; null where it has not. */
  received: string | null;
  discount: Cents;
  lines: Array<{ id: string; service: OfferedService; price: Cents }>;
  created_at: string;
};

const CANCELLED = 0.06;
const DISCOUNTED = 0.08;
/** Of what clients who pay by the month had done in the months before, so much is still open. */
const STILL_OWED = 0.08;
const STILL_OWED_DAYS = 120;
/** A forgotten comanda is this old. */
const FORGOTTEN_DAYS = 3;

/** Everything up to `doneUntil` (2026-11-17T13:30) is over; who pays by the month owes what is of this month, and a little of before. */
export function bookings(visits: readonly Visit[], doneUntil: string): Booking[] {
  const today = doneUntil.slice(0, 10);
  return visits.map((visit) => {
    const chance = chanceFor(`visit ${visit.date} ${visit.start_time} ${visit.professional.nome}`);
    const lines = visit.services.map((service) => ({ id: chance.uuid(), service, price: priceOf(service, chance) }));
    const isOver = `${visit.date}T${visit.end_time}` <= doneUntil;
    const status = chance.happens(CANCELLED) ? 'cancelado' : isOver ? 'finalizado' : 'pendente';
    const received = visit.client.isMonthly ? receivedAt(visit, today) : `${visit.date}T${visit.end_time}`;
    const method = received ? chance.weighed(PAID_WITH) : TO_RECEIVE;
    const bookedOn = daysBefore(visit.date < today ? visit.date : today, chance.between(1, 16));
    return {
      ...visit,
      id: chance.uuid(),
      status,
      lines,
      payment_method: status === 'finalizado' ? method : null,
      received: status === 'finalizado' ? received : null,
      discount: status === 'finalizado' ? discountOn(lines, chance) : cents(0),
      created_at: momentOn(bookedOn, clockTime(chance)),
    };
  });
}

/** On the first working day from the fifth of the next month on; null where it has not been paid. */
function receivedAt({ date, start_time, client }: Visit, today: string): string | null {
  const fifth = Temporal.PlainDate.from(date).with({ day: 5 }).add({ months: 1 }).toString();
  const day = addDays(fifth, DAYS_TO_TUESDAY[weekdayOf(fifth)] ?? 0);
  const chance = chanceFor(`bill of ${client.name} for ${date} ${start_time}`);
  const isForgotten = chance.happens(STILL_OWED) && daysBetween(date, today) <= STILL_OWED_DAYS;
  return day >= today || isForgotten ? null : `${day}T${clockTime(chanceFor(`bill of ${client.name} on ${day}`))}`;
}

/** From Sunday and Monday, when nobody is there. */
const DAYS_TO_TUESDAY = [2, 1];

/** The last visit of a day at the end of which nobody finished the comanda, and the agenda with it unfinished. */
export function forgetOne(booked: Booking[], today: string): { booked: Booking[]; forgotten: Booking | undefined } {
  const latest = daysBefore(today, FORGOTTEN_DAYS);
  const index = booked.findLastIndex(({ date, status }) => date <= latest && status === 'finalizado');
  const done = booked[index];
  if (!done) return { booked, forgotten: undefined };
  const forgotten = { ...done, status: 'pendente', payment_method: null, received: null, discount: cents(0) } as const;
  return { booked: booked.with(index, forgotten), forgotten };
}

/** What the client pays for the services. */
export function revenueOf({ lines, discount }: Booking): Cents {
  return cents(Math.max(0, sumCents(lines.map(({ price }) => price)) - discount));
}

function priceOf({ name, price }: OfferedService, chance: Chance): Cents {
  const [least, most] = AGREED_PRICES[name] ?? [0, 0];
  return cents((price === 'variable' ? chance.between(least / 10, most / 10) * 10 : price) * 100);
}

function discountOn(lines: Booking['lines'], chance: Chance): Cents {
  if (!chance.happens(DISCOUNTED)) return cents(0);
  const whole = percentOf(sumCents(lines.map(({ price }) => price)), chance.pick([5, 10, 10, 15]));
  return cents(Math.ceil(whole / 500) * 500);
}

export function appointmentRow(booking: Booking, products: readonly Cost[]): Rows<'appointments'>[number] {
  const { client, professional, lines, date, start_time, end_time, status, payment_method, created_at } = booking;
  return {
    id: booking.id,
    client_id: client.id,
    client_name: client.name,
    category: lines[0]?.service.category ?? '',
    service_id: lines[0]?.service.id ?? null,
    professional_id: staffId(professional.nome),
    professional_name: professional.nome,
    date,
    start_time,
    end_time,
    status,
    payment_method,
    service_revenue_price: decimalFromCents(sumCents(lines.map(({ price }) => price))),
    discount_value: decimalFromCents(booking.discount),
    cost: decimalFromCents(sumCents(products.map(({ total }) => total))),
    stock_updated: status === 'finalizado',
    created_at,
    updated_at: created_at,
  };
}

/** Of those who came without an answer to their request, so that finalising wrote what they earned. */
const NEVER_ANSWERED = 0.04;

export function lineRows(booking: Booking, costs: readonly Cost[]): Rows<'appointment_services'> {
  const { id, lines } = booking;
  return earned(booking).map((line, position) => ({
    id: line.id,
    appointment_id: id,
    service_id: line.service.id,
    service_name: line.service.name,
    category: line.service.category,
    unit_price: decimalFromCents(line.price),
    duration_minutes: line.service.minutes,
    position,
    commission_percent: line.commission_percent,
    commission_amount: line.commission_amount === null ? null : decimalFromCents(cents(line.commission_amount)),
    commission_from_net: line.commission_from_net,
    products_used: costs.filter(({ use }) => use.line === lines[position]?.id).map(productUsed),
  }));
}

/** As the form fills it in, or, where nobody did, as finalising writes it. */
function earned({ id, status, professional, discount, lines }: Booking) {
  const worker = {
    id: professional.nome,
    comissao_percentual: professional.comissao,
    is_owner: isOwnerRole(professional.funcao),
  };
  const usual = ({ service }: Booking['lines'][number]) => usualPercent(worker, service.percent);
  const plain = lines.map((line) => ({ ...line, unit_price: line.price, professional_id: null, ...NO_COMMISSION }));
  if (status === 'finalizado' && chanceFor(`answer to ${id}`).happens(NEVER_ANSWERED)) {
    return frozen(plain, { professional_id: professional.nome, discount_value: discount }, usual);
  }
  return plain.map((line) => {
    const percent = usual(line);
    return {
      ...line,
      commission_percent: percent,
      commission_amount: percent === null ? null : percentOf(line.price, percent),
    };
  });
}

function productUsed({ use, perUnit, total }: Cost) {
  return {
    product_id: use.product_id,
    product_name: use.product.name,
    unit_of_measure: use.product.unit === 'un' ? 'un' : use.product.unit.base,
    quantity_used: use.quantity,
    cost_per_unit: perUnit,
    total_cost: total / 100,
    control_type: 'per_attendance',
  };
}
