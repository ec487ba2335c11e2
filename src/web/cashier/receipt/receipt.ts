import type { Comanda, Payment, Sale, SaleItem } from '#contract/cashier-sales.ts';
import { type Cents, cents, sumCents } from '#domain/shared/money.ts';
import type { ClientPaymentMethod } from '#domain/shared/payment-methods.ts';

type Service = { name: string; professional: string; value: Cents };

/** What a receipt says, whatever paper it is on. The change is not among it: it was counted at the desk and is kept nowhere. */
export type Receipt = {
  /** The sale's; services alone have none, and are known by their date and time. */
  number: number | null;
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
    number: sale.number,
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

/** Of an appointment with the sale that was finished with it; one that is open or taken back is not part of it. Null before it is paid. */
export function receiptOfComanda({ appointment, sale }: Comanda): Receipt | null {
  // Its products may have been paid before it.
  if (appointment.status !== 'finalizado') return sale && receiptOfSale(sale);
  const sold = sale && !sale.voided ? receiptOfSale(sale) : null;
  const services = appointment.lines.map(({ service_name, professional_name, unit_price }) => ({
    name: service_name,
    professional: professional_name,
    value: cents(unit_price),
  }));
  const servicesTotal = sumCents(services.map(({ value }) => value));
  const received = appointment.payments.find(({ received_at }) => received_at !== null)?.received_at;
  return {
    number: sold?.number ?? null,
    when: sold?.when ?? received ?? `${appointment.date}T${appointment.start_time}`,
    client: appointment.client_name,
    phone: appointment.client_phone,
    services,
    items: sold?.items ?? [],
    servicesTotal,
    productsTotal: sold?.productsTotal ?? cents(0),
    discounts: cents(servicesTotal - appointment.revenue + (sold?.discounts ?? 0)),
    total: cents(appointment.revenue + (sold?.total ?? 0)),
    payments: together([...appointment.payments, ...(sold ? (sale?.payments ?? []) : [])]),
    voidedOn: null,
  };
}

/** One payment may lie in two halves, of the appointment and of the sale: the client handed it over once. */
function together(payments: readonly Payment[]): Receipt['payments'] {
  const sums = new Map<ClientPaymentMethod, number>();
  for (const { method, amount } of payments) sums.set(method, (sums.get(method) ?? 0) + amount);
  return [...sums].map(([method, amount]) => ({ method, amount: cents(amount) })).filter(({ amount }) => amount > 0);
}
