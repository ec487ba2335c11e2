import type { ClientAppointment, ClientPayment } from '#contract/clients/operations.ts';
import { fullPrice, revenueOf } from '#domain/agenda/revenue.ts';
import { centsFromDecimal } from '#domain/shared/money.ts';

type AppointmentRecord = {
  id: string;
  date: string;
  start_time: string;
  status: string;
  requires_confirmation: boolean;
  payment_method: string | null;
  professional_name: string;
  professional_color: string | null;
  service_name: string | null;
  service_revenue_price: string;
  discount_value: string;
  lines: { service_name: string; unit_price: string }[];
  payments: PaymentRecord[];
};

/** The amount as text: inside JSON it would become a float. */
export type PaymentRecord = { id: string; method: string; amount: string };

export function toClientPayment({ id, method, amount }: PaymentRecord): ClientPayment {
  return { id, method: method as ClientPayment['method'], amount: centsFromDecimal(amount) };
}

/** An appointment as a client's history tells it. */
export function toClientAppointment(record: AppointmentRecord): ClientAppointment {
  const { service_name, service_revenue_price, discount_value, lines, payments, ...appointment } = record;
  const priced = {
    linePrices: lines.map((line) => centsFromDecimal(line.unit_price)),
    service_revenue_price: centsFromDecimal(service_revenue_price),
    discount_value: centsFromDecimal(discount_value),
  };
  return {
    ...appointment,
    kind: 'appointment',
    start_time: record.start_time.slice(0, 5),
    status: record.status as ClientAppointment['status'],
    payment_method: record.payment_method as ClientAppointment['payment_method'],
    payments: payments.map(toClientPayment),
    // Deleting a service keeps its name on the lines; without lines only the service itself can tell it.
    services:
      lines.length > 0 ? lines.map((line) => line.service_name) : [service_name].filter((name) => name !== null),
    full_price: fullPrice(priced),
    revenue: revenueOf(priced),
  };
}
