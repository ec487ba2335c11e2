import { randomUUID } from 'node:crypto';
import type * as z from 'zod/mini';
import type { finishComandaInput } from '#contract/cashier/forms.ts';
import type { Comanda, Sale } from '#contract/cashier/sales.ts';
import { chargedByList } from '#domain/agenda/list-prices.ts';
import { repriced } from '#domain/agenda/reprice.ts';
import { type Discount, discountOf, sharedDiscount } from '#domain/cashier/discount.ts';
import { pricedAt } from '#domain/cashier/draft-services.ts';
import { NOTHING_CHARGED } from '#domain/members/discount.ts';
import { mainMethod, type Part, spread } from '#domain/payments/parts.ts';
import type { Tip } from '#domain/payments/tips.ts';
import { type Cents, cents } from '#domain/shared/money.ts';
import { salonNow } from '#domain/shared/time.ts';
import {
  dayToFinalise,
  findForStatus,
  type HeldForStatus,
  holdingForStatus,
  writeStatus,
} from '#server/agenda/appointments/change-status.ts';
import { type NotAllowed, retriedOnOverlap } from '#server/agenda/appointments/write-appointment.ts';
import { holding } from '#server/kernel/database/holding.ts';
import { onceWith } from '#server/kernel/database/once.ts';
import type { Owned, Timed } from '#server/kernel/principal.ts';
import type { StockRefusal } from '#server/products/move-stock.ts';
import { readComanda } from './comanda-queries.ts';
import { type DraftRefusal, draftSale, isSame, surroundingsOf } from './draft-sale.ts';
import {
  type FinaliseRefusal,
  finaliseOpen,
  recordFinalised,
  refusedPayment,
  type Today,
  tipIn,
} from './finalise-sale.ts';
import { cancelOpen, openSale, rewriteSale } from './open-sale.ts';
import { lockOpenSaleOf, readOpenSaleOf, setDiscount } from './queries.ts';
import { toSale } from './sale-record.ts';
import type { Surroundings } from './surroundings-queries.ts';
import { type BeyondLimit, refusedComanda } from './within-limit.ts';

type Input = z.output<typeof finishComandaInput>;
type Appointment = HeldForStatus['stored']['appointment'];
/** Undefined lines cost what they did. */
type DeskLines = { lines: Appointment['lines'] | undefined; revenue: number };
type Refused =
  | { ok: false; reason: 'not_found' | 'not_open' | 'stale' | 'in_flight' | 'key_reused' }
  | { ok: false; reason: 'conflict'; professional: string }
  | { ok: false; reason: 'ahead'; date: string; today: string }
  | DraftRefusal
  | FinaliseRefusal
  | BeyondLimit
  | NotAllowed
  | StockRefusal;
type Outcome = { ok: true; comanda: Comanda; below_zero: string[] } | Refused;

/**
 * The appointment and its sale are finished in one transaction, paid in the same way, once for each key. Where the appointment was finalised before,
 * the sale that was begun afterwards is finalised by itself.
 */
export async function finishComanda(
  { now, idempotencyKey: key, ...owned }: Timed & { idempotencyKey: string | undefined },
  input: Input,
): Promise<Outcome> {
  const { db, owner } = owned;
  const at = now();
  const call = { operation: 'cashier.finishComanda', key, input };
  const outcome = await retriedOnOverlap(() =>
    onceWith(db, owner, call, {
      read: (db) => findForStatus(db, input.id),
      work: async (db, known): Promise<Outcome> => {
        if (!known) return { ok: false, reason: 'not_found' };
        const day = salonNow(at, known.timezone).date;
        const date = dayToFinalise({ ...known, today: day }, input);
        return holdingForStatus({ ...owned, db }, input.id, { known, date, otherDates: [day] }, (held) =>
          finish(held, input, { day, at }),
        );
      },
    }),
  );
  return outcome.ok ? outcome.value : outcome;
}

async function finish(held: HeldForStatus, input: Input, today: Today): Promise<Outcome> {
  const { db } = held;
  const { appointment } = held.stored;
  if (appointment.status === 'cancelado') return { ok: false, reason: 'not_open' };
  if (appointment.version !== input.version) {
    // Paid in full meanwhile: whoever was second is not to look at what changed, there is nothing left to pay.
    await lockOpenSaleOf(db, appointment.id);
    const isOver = appointment.status === 'finalizado' && !(await readOpenSaleOf(db, appointment.id));
    return { ok: false, reason: isOver ? 'not_open' : 'stale' };
  }
  const chosen = await saleToFinish(held, appointment, input);
  if (!chosen.ok) return chosen;
  const { sellers } = chosen.around;
  const isDone = appointment.status === 'finalizado';
  if (isDone && !chosen.sale) return { ok: false, reason: 'not_open' };

  const desk = isDone ? undefined : pricedAtDesk(appointment, input.lines);
  if (desk && 'reason' in desk) return desk;
  const beyond = await refusedComanda(held, chosen.around, {
    visit: isDone
      ? { before: NOTHING_CHARGED, after: NOTHING_CHARGED }
      : {
          before: chargedByList(appointment),
          after: chargedByList({ ...appointment, lines: desk?.lines ?? appointment.lines }),
        },
    sale: chosen.sale,
    stored: chosen.stored,
    discount: discountOf(cents((desk?.revenue ?? 0) + (chosen.sale?.subtotal ?? 0)), chosen.discount),
  });
  if (beyond) return beyond;
  const [forAppointment, forSale] = sharedDiscount(
    [cents(desk?.revenue ?? 0), cents(chosen.sale?.subtotal ?? 0)],
    chosen.discount,
  ) as [Cents, Cents];
  const sale = chosen.sale && (await withDiscount(held, chosen.sale, forSale));

  const paid = await tipIn(held, input);
  if (!paid.ok) return paid;
  const { parts, tip } = paid;
  const dues: [Cents, Cents] = [cents((desk?.revenue ?? 0) - forAppointment), cents(sale?.total ?? 0)];
  const refused = refusedPayment(parts, dues[0] + dues[1], appointment.client_id !== null);
  if (refused) return refused;
  const [forServices = [], forProducts = []] = spread(parts, dues);

  const used = isDone ? [] : appointment.lines.flatMap(({ products_used }) => products_used);
  const products = [...used, ...(sale?.items ?? [])].map(({ product_id }) => product_id);
  return holding(held, { products }, async (held) => {
    const saved = isDone
      ? undefined
      : await finaliseAppointment(held, forServices, desk && { ...desk, discount: forAppointment, tip });
    if (saved?.ok === false) return saved;
    const sold =
      sale && (await finaliseOpen(held, sale, { parts: forProducts, tip: isDone ? tip : undefined, sellers, today }));
    if (sold?.ok === false) return sold;
    const comanda = await readComanda(db, input.id);
    if (!comanda) throw new Error('An appointment vanished while it was held.');
    if (sale) {
      await recordFinalised(
        held,
        sale,
        comanda.paid_sales.find(({ id }) => id === sale.id),
      );
    }
    return { ok: true, comanda, below_zero: saved?.below_zero ?? [] };
  });
}

type Chosen =
  | {
      ok: true;
      sale: Sale | undefined;
      stored: Sale | undefined;
      around: Omit<Surroundings, 'open_sale'>;
      discount: Discount;
    }
  | { ok: false; reason: 'not_open' | 'stale' }
  | DraftRefusal;

/** The open sale with what was typed since it was saved; a new one where there was none; undefined without lines. */
async function saleToFinish(
  { db, owner }: Owned,
  appointment: HeldForStatus['stored']['appointment'],
  input: Input,
): Promise<Chosen> {
  await lockOpenSaleOf(db, appointment.id);
  const { open_sale, ...around } = await surroundingsOf(db, input.sale, { open_sale_of: appointment.id });
  const stored = open_sale ? toSale(open_sale) : undefined;
  if ((stored?.version ?? null) !== input.sale_version) return { ok: false, reason: stored ? 'stale' : 'not_open' };
  const form = input.sale ?? stored;
  if (!form) return { ok: true, sale: undefined, stored, around, discount: { discount: 0 } };
  const { discount, discount_percent } = form;
  const typed = { discount, discount_percent };
  const drafted = draftSale(form, { ...around, open_sale, appointment }, stored);
  if (!drafted.ok) return drafted;
  const { data } = drafted;
  if (data.items.length + data.services.length === 0) {
    if (stored) await cancelOpen({ db, owner }, stored);
    return { ok: true, sale: undefined, stored, around, discount: typed };
  }
  if (stored) {
    const sale = isSame(stored, data) ? stored : await rewriteSale({ db, owner }, stored, data);
    return { ok: true, sale, stored, around, discount: typed };
  }
  // Whoever opens one waits for the appointment, which is ours.
  const sale = await openSale({ db, owner }, { id: randomUUID(), appointment_id: appointment.id }, data);
  return sale ? { ok: true, sale, stored, around, discount: typed } : { ok: false, reason: 'stale' };
}

/** The sale with its share of the discount on the whole comanda: what it was stored with while it was open stands for all of it. */
async function withDiscount({ db }: Owned, sale: Sale, share: Cents): Promise<Sale> {
  if (sale.discount !== share) await setDiscount(db, sale.id, share);
  return { ...sale, discount: share, total: sale.subtotal - share };
}

/** The lines as they are priced at the desk, and what the appointment then costs after its own discount. */
function pricedAtDesk(
  { lines, revenue, discount_value }: Appointment,
  typed: Input['lines'],
): DeskLines | DraftRefusal {
  if (!typed) return { lines: undefined, revenue };
  if (typed.length !== lines.length)
    return { ok: false, reason: 'invalid', fields: { lines: 'cashier:errors.amountInvalid' } };
  const priced = lines.map((line, index) => {
    const { unit_price, discount } = pricedAt(typed[index] ?? { list_price: line.unit_price, discount: 0 });
    return repriced(line, unit_price, discount);
  });
  const prices = priced.reduce((sum, { unit_price }) => sum + unit_price, 0);
  return { lines: priced, revenue: Math.max(0, prices - discount_value) };
}

/** As the agenda does it, with the parts in which it was paid. */
async function finaliseAppointment(
  held: HeldForStatus,
  parts: Part[],
  desk: (DeskLines & { discount: Cents; tip: Tip | undefined }) | undefined,
): Promise<{ ok: true; below_zero: string[] } | Refused> {
  const { id, version } = held.stored.appointment;
  const payment_method = mainMethod(parts) ?? 'Outro';
  const saved = await writeStatus(held, { id, version, status: 'finalizado', payment_method }, parts, desk);
  if (!saved.ok) {
    const { reason } = saved;
    if (reason === 'service_not_found') throw new Error('What changes no service met one that is gone.');
    return saved as Refused;
  }
  return { ok: true, below_zero: saved.warnings.below_zero };
}
