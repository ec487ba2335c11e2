import type { ClientAppointment, ClientPayment } from '#contract/clients/operations.ts';
import { type PricedRow, servicesAndPrices } from '#domain/agenda/revenue.ts';
import { centsFromDecimal } from '#domain/shared/money.ts';

type Told =
  | 'id'
  | 'date'
  | 'start_time'
  | 'requires_confirmation'
  | 'no_show'
  | 'professional_name'
  | 'professional_color';

type AppointmentRecord = Pick<ClientAppointment, Told> &
  PricedRow & { status: string; payment_method: string | null; payments: PaymentRecord[] };

/** The amount as text: inside JSON it would become a float. */
export type PaymentRecord = { id: string; method: string; amount: string };

export function toClientPayment({ id, method, amount }: PaymentRecord): ClientPayment {
  return { id, method: method as ClientPayment['method'], amount: centsFromDecimal(amount) };
}

/** An appointment as a client's history tells it. */
export function toClientAppointment(record: AppointmentRecord): ClientAppointment {
  const { service_name, service_revenue_price, discount_value, lines, payments, ...appointment } = record;
  return {
    ...appointment,
    kind: 'appointment',
    start_time: record.start_time.slice(0, 5),
    status: record.status as ClientAppointment['status'],
    payment_method: record.payment_method as ClientAppointment['payment_method'],
    payments: payments.map(toClientPayment),
    ...servicesAndPrices({ service_name, service_revenue_price, discount_value, lines }),
  };
}
