import { type Cents, cents, decimalFromCents, percentOf, sumCents } from '#domain/shared/money.ts';
import { daysBefore, momentOn } from './calendar.ts';
import { type Chance, chanceFor } from './chance.ts';
import { clockTime, staffId } from './people.ts';
import { AGREED_PRICES } from './repertoire.ts';
import { OWNER_ID, type Rows } from './salon.ts';
import type { OfferedService } from './services.ts';
import type { Cost } from './stock.ts';
import type { Visit } from './visits.ts';

/** A visit as it ended, or as it stands. */
export type Booking = Visit & {
  id: string;
  status: 'pendente' | 'finalizado' | 'cancelado';
  payment_method: string | null;
  discount: Cents;
  lines: Array<{ id: string; service: OfferedService; price: Cents }>;
  created_at: string;
};

const PAID_WITH = [
  [38, 'PIX'],
  [26, 'Cartão de Crédito'],
  [15, 'Cartão de Débito'],
  [13, 'Dinheiro'],
  [4, 'Transferência Bancária'],
  [1, 'Outro'],
] as const;

const CANCELLED = 0.06;
const DISCOUNTED = 0.08;

/** Everything up to `doneUntil` (2026-11-17T13:30) is over; who pays by the month owes what is of this month. */
export function bookings(visits: readonly Visit[], doneUntil: string): Booking[] {
  const today = doneUntil.slice(0, 10);
  return visits.map((visit) => {
    const chance = chanceFor(`visit ${visit.date} ${visit.start_time} ${visit.professional.nome}`);
    const lines = visit.services.map((service) => ({ id: chance.uuid(), service, price: priceOf(service, chance) }));
    const isOver = `${visit.date}T${visit.end_time}` <= doneUntil;
    const status = chance.happens(CANCELLED) ? 'cancelado' : isOver ? 'finalizado' : 'pendente';
    const isOwed = visit.client.isMonthly && visit.date.slice(0, 7) === today.slice(0, 7);
    const method = isOwed ? 'Mensalista (a receber)' : chance.weighed(PAID_WITH);
    const bookedOn = daysBefore(visit.date < today ? visit.date : today, chance.between(1, 16));
    return {
      ...visit,
      id: chance.uuid(),
      status,
      lines,
      payment_method: status === 'finalizado' ? method : null,
      discount: status === 'finalizado' ? discountOn(lines, chance) : cents(0),
      created_at: momentOn(bookedOn, clockTime(chance)),
    };
  });
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
    user_id: OWNER_ID,
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

export function lineRows({ id, lines, professional }: Booking, costs: readonly Cost[]): Rows<'appointment_services'> {
  const percent = professional.comissao;
  return lines.map((line, position) => ({
    user_id: OWNER_ID,
    id: line.id,
    appointment_id: id,
    service_id: line.service.id,
    service_name: line.service.name,
    category: line.service.category,
    unit_price: decimalFromCents(line.price),
    duration_minutes: line.service.minutes,
    position,
    commission_percent: percent,
    commission_amount: percent === null ? null : decimalFromCents(percentOf(line.price, percent)),
    products_used: costs.filter(({ use }) => use.line === line.id).map(productUsed),
  }));
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
