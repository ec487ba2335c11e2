import type { Comanda, Payment, Sale, SaleItem } from '#contract/cashier/sales.ts';
import { type Cents, cents, sumCents } from '#domain/shared/money.ts';
import type { ClientPaymentMethod } from '#domain/shared/payment-methods.ts';

type Service = { name: string; professional: string; value: Cents };

/** What a receipt says, whatever paper it is on. The change is not among it: it was counted at the desk and is kept nowhere. */
export type Receipt = {
  /** The sale's, or those of several; services alone have none, and are known by their date and time. */
  number: string | null;
  /** An instant, or the hour of the appointment where nothing was received yet. */
  when: string;
  client: string;
  phone: string | null;
  services: Service[];
  items: SaleItem[];
  /** Before discounts. */
  servicesTotal: Cents;
  productsTotal: Cents;
  discounts: Cents;
  total: Cents;
  payments: { method: ClientPaymentMethod; amount: Cents }[];
  /** The day on which the sale was taken back. */
  voidedOn: string | null;
};

/** Null for what is open or was cancelled: nobody has paid it. */
export function receiptOfSale(sale: Sale): Receipt | null {
  if (sale.status !== 'finalised') return null;
  return {
    number: String(sale.number),
    when: sale.finalized_at ?? sale.created_at,
    client: sale.client_name,
    phone: sale.client_phone,
    services: [],
    items: sale.items,
    servicesTotal: cents(0),
    productsTotal: cents(sale.subtotal),
    // A discount larger than the items takes no more than they cost.
    discounts: cents(sale.subtotal - sale.total),
    total: cents(sale.total),
    payments: together(sale.payments),
    voidedOn: sale.voided?.day ?? null,
  };
}

/**
 * Of an appointment with everything that was sold to it; what is open or was taken back is not part of it. Services that are not paid, or no longer, are
 * not on it. Null before anything is paid.
 */
export function receiptOfComanda({ appointment, paid_sales }: Comanda): Receipt | null {
  const sold = paid_sales.filter(({ voided }) => !voided);
  const isPaid = appointment.status === 'finalizado';
  if (!isPaid && sold.length === 0) {
    const takenBack = paid_sales.at(-1);
    return takenBack ? receiptOfSale(takenBack) : null;
  }
  const services = (isPaid ? appointment.lines : []).map(({ service_name, professional_name, unit_price }) => ({
    name: service_name,
    professional: professional_name,
    value: cents(unit_price),
  }));
  const servicesTotal = sumCents(services.map(({ value }) => value));
  const servicesPaid = isPaid ? appointment.revenue : 0;
  const received = appointment.payments.find(({ received_at }) => received_at !== null)?.received_at;
  const sum = (of: 'subtotal' | 'total') => sumCents(sold.map((sale) => cents(sale[of])));
  return {
    number: sold.map(({ number }) => number).join(', ') || null,
    when: sold.at(-1)?.finalized_at ?? received ?? `${appointment.date}T${appointment.start_time}`,
    client: appointment.client_name,
    phone: appointment.client_phone,
    services,
    items: sold.flatMap(({ items }) => items),
    servicesTotal,
    productsTotal: sum('subtotal'),
    discounts: cents(servicesTotal - servicesPaid + sum('subtotal') - sum('total')),
    total: cents(servicesPaid + sum('total')),
    payments: together([...appointment.payments, ...sold.flatMap(({ payments }) => payments)]),
    voidedOn: null,
  };
}

/** One payment may lie in two halves, of the appointment and of the sale: the client handed it over once. */
function together(payments: readonly Payment[]): Receipt['payments'] {
  const sums = new Map<ClientPaymentMethod, number>();
  for (const { method, amount } of payments) sums.set(method, (sums.get(method) ?? 0) + amount);
  return [...sums].map(([method, amount]) => ({ method, amount: cents(amount) })).filter(({ amount }) => amount > 0);
}
