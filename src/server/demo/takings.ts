import { mainMethod, type Part, spread } from '#domain/payments/parts.ts';
import { type Cents, cents, decimalFromCents } from '#domain/shared/money.ts';
import { type Booking, revenueOf } from './appointments.ts';
import { instantOf } from './calendar.ts';
import { chanceFor } from './chance.ts';
import { PAID_WITH, partsOf, paymentRows } from './payments.ts';
import { itemRow } from './sale-items.ts';
import type { Sale } from './sales.ts';
import type { Rows } from './salon.ts';

/** What a product of a sale cost the salon. */
type CostOf = (sale: string, product_id: string) => Cents;

type Takings = {
  /** Each with the way in which most of it was paid. */
  booked: Booking[];
  payments: Rows<'payments'>;
  sales: Rows<'sales'>;
  saleItems: Rows<'sale_items'>;
  saleVoids: Rows<'sale_voids'>;
};

/** How everything that is done was paid: a comanda's two halves together, a part of it in each. `sold` is in the order of its numbers. */
export function takings(booked: readonly Booking[], sold: readonly Sale[], costOf: CostOf): Takings {
  const kept: Takings = { booked: [], payments: [], sales: [], saleItems: [], saleVoids: [] };
  const comandas = new Map(sold.flatMap((sale) => (sale.booking && sale.done ? [[sale.booking.id, sale]] : [])));
  const ofSale = new Map<Sale, Part[]>();
  for (const booking of booked) {
    const sale = comandas.get(booking.id);
    const [own = [], products = []] = partsOfComanda(booking, sale);
    kept.booked.push({ ...booking, payment_method: mainMethod(own) ?? null });
    if (sale) ofSale.set(sale, products);
    const { id, date } = booking;
    const paid = { appointment_id: id, sale_id: null, day: date, parts: own };
    const moments = { created: `${date}T${booking.end_time}`, received: booking.received };
    kept.payments.push(...paymentRows(paid, moments, chanceFor(`payments of ${id}`)));
  }
  for (const [index, sale] of sold.entries()) {
    const parts = sale.done ? (ofSale.get(sale) ?? partsOfWalkIn(sale)) : [];
    addSale(kept, sale, index + 1, parts, (product_id) => costOf(sale.id, product_id));
  }
  return kept;
}

function partsOfComanda(booking: Booking, sale: Sale | undefined): Part[][] {
  if (booking.status !== 'finalizado' || !booking.payment_method) return [];
  const due = revenueOf(booking);
  const parts = partsOf(booking.payment_method, cents(due + (sale?.total ?? 0)), chanceFor(`parts of ${booking.id}`));
  return spread(parts, sale ? [due, sale.total] : [due]);
}

function partsOfWalkIn({ id, total }: Sale): Part[] {
  const chance = chanceFor(`parts of ${id}`);
  return partsOf(chance.weighed(PAID_WITH), total, chance);
}

function addSale(
  kept: Takings,
  sale: Sale,
  number: number,
  parts: Part[],
  costOf: (product_id: string) => Cents,
): void {
  const chance = chanceFor(`rows of ${sale.id}`);
  const { id, done, begun, booking, client } = sale;
  const created_at = instantOf(begun);
  kept.sales.push(saleRow(sale, number, mainMethod(parts) ?? null));
  kept.saleItems.push(
    ...sale.items.map((item, position) =>
      itemRow(item, { id, isDone: done !== null, created_at, costOf }, position, chance),
    ),
  );
  if (!done) return;
  const paid = { appointment_id: null, sale_id: id, day: done.slice(0, 10), parts };
  const received = client?.isMonthly && booking ? booking.received : done;
  const payments = paymentRows(paid, { created: done, received }, chance);
  kept.payments.push(...payments);
  if (!sale.voided) return;
  const { at, reason, id: void_id } = sale.voided;
  const day = at.slice(0, 10);
  kept.saleVoids.push({ id: void_id, sale_id: id, day, reason, voided_at: instantOf(at) });
  // What was paid goes back as it was paid, fees too.
  const back = payments.map((payment) => ({
    ...payment,
    id: chance.uuid(),
    void_id,
    day,
    amount: `-${payment.amount}`,
    fee: `-${payment.fee}`,
    received_at: instantOf(at),
    created_at: instantOf(at),
  }));
  kept.payments.push(...back);
}

function saleRow({ id, booking, client, discount, total, begun, done }: Sale, number: number, method: string | null) {
  return {
    id,
    number,
    appointment_id: booking?.id ?? null,
    client_id: client?.id ?? null,
    client_name: client?.name ?? '',
    status: done ? 'finalised' : 'open',
    discount: decimalFromCents(discount),
    payment_method: method,
    total: done && decimalFromCents(total),
    finalized_at: done && instantOf(done),
    finalized_on: done?.slice(0, 10) ?? null,
    created_at: instantOf(begun),
    updated_at: instantOf(done ?? begun),
  };
}
