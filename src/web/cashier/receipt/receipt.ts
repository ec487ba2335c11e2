import type { Comanda, Payment, Sale, SaleItem } from '#contract/cashier/sales.ts';
import { type Cents, cents, sumCents } from '#domain/shared/money.ts';
import type { ClientPaymentMethod } from '#domain/shared/payment-methods.ts';
import { tipIn } from './tip-in.ts';

/** The price before the line's own discount, and what was taken off. */
type Service = { name: string; professional: string; list: Cents; discount: Cents; value: Cents };

/** What a receipt says, on any paper. It has no change: that is counted at the desk and never stored. */
export type Receipt = {
  /** Of the sale, or of several. Services alone have none and show their date and time. */
  number: string | null;
  /** An instant, or the appointment's hour while nothing has been received. */
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
  /** Paid with the rest, for a professional; no part of the total. */
  tip: { name: string; amount: Cents } | null;
  payments: { method: ClientPaymentMethod; amount: Cents }[];
  /** The day of the void. */
  voidedOn: string | null;
};

/** Null while a sale is open, or once it is cancelled: nobody has paid it. */
export function receiptOfSale(sale: Sale): Receipt | null {
  if (sale.status !== 'finalised') return null;
  const services = servicesOf(sale);
  const servicesTotal = sumCents(services.map(({ value }) => value));
  return {
    number: String(sale.number),
    when: sale.finalized_at ?? sale.created_at,
    client: sale.client_name,
    phone: sale.client_phone,
    services,
    items: sale.items,
    servicesTotal,
    productsTotal: cents(sale.subtotal - servicesTotal),
    // A discount larger than the items takes no more than they cost.
    discounts: cents(sale.subtotal - sale.total),
    total: cents(sale.total),
    tip: tipIn(sale.payments),
    payments: together(sale.payments),
    voidedOn: sale.voided?.day ?? null,
  };
}

/** Of an appointment with its paid sales, without open and voided ones; unpaid services are left out. Null before anything is paid. */
export function receiptOfComanda({ appointment, paid_sales }: Comanda): Receipt | null {
  const sold = paid_sales.filter(({ voided }) => !voided);
  const isPaid = appointment.status === 'finalizado';
  if (!isPaid && sold.length === 0) {
    const takenBack = paid_sales.at(-1);
    return takenBack ? receiptOfSale(takenBack) : null;
  }
  const own = (isPaid ? appointment.lines : []).map(({ service_name, professional_name, unit_price, discount }) => ({
    name: service_name,
    professional: professional_name,
    list: cents(unit_price + discount),
    discount: cents(discount),
    value: cents(unit_price),
  }));
  const added = sold.flatMap(servicesOf);
  const ownTotal = sumCents(own.map(({ value }) => value));
  const addedTotal = sumCents(added.map(({ value }) => value));
  const servicesPaid = isPaid ? appointment.revenue : 0;
  const received = appointment.payments.find(({ received_at }) => received_at !== null)?.received_at;
  const sum = (of: 'subtotal' | 'total') => sumCents(sold.map((sale) => cents(sale[of])));
  return {
    number: sold.map(({ number }) => number).join(', ') || null,
    when: sold.at(-1)?.finalized_at ?? received ?? `${appointment.date}T${appointment.start_time}`,
    client: appointment.client_name,
    phone: appointment.client_phone,
    services: [...own, ...added],
    items: sold.flatMap(({ items }) => items),
    servicesTotal: cents(ownTotal + addedTotal),
    productsTotal: cents(sum('subtotal') - addedTotal),
    discounts: cents(ownTotal - servicesPaid + sum('subtotal') - sum('total')),
    total: cents(servicesPaid + sum('total')),
    tip: tipIn([...appointment.payments, ...sold.flatMap(({ payments }) => payments)]),
    payments: together([...appointment.payments, ...sold.flatMap(({ payments }) => payments)]),
    voidedOn: null,
  };
}

const servicesOf = ({ services }: Sale): Service[] =>
  services.map(({ service_name, professional_name, list_price, discount, unit_price }) => ({
    name: service_name,
    professional: professional_name ?? '',
    list: cents(list_price),
    discount: cents(discount),
    value: cents(unit_price),
  }));

/** A payment may be stored in two halves, appointment and sale. The client handed it over once. */
function together(payments: readonly Payment[]): Receipt['payments'] {
  const sums = new Map<ClientPaymentMethod, number>();
  for (const { method, amount, tip } of payments) sums.set(method, (sums.get(method) ?? 0) + amount + tip);
  return [...sums].map(([method, amount]) => ({ method, amount: cents(amount) })).filter(({ amount }) => amount > 0);
}
