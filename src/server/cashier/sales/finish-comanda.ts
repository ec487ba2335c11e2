import { randomUUID } from 'node:crypto';
import type * as z from 'zod/mini';
import type { finishComandaInput } from '#contract/cashier/forms.ts';
import type { Comanda, Sale } from '#contract/cashier/sales.ts';
import { mainMethod, type Part, spread } from '#domain/payments/parts.ts';
import { type Cents, cents } from '#domain/shared/money.ts';
import { salonToday } from '#server/account/salon-today.ts';
import {
  dayToFinalise,
  findForStatus,
  type HeldForStatus,
  holdingForStatus,
  writeStatus,
} from '#server/agenda/appointments/change-status.ts';
import { retriedOnOverlap } from '#server/agenda/appointments/complete-save.ts';
import { holding } from '#server/kernel/database/holding.ts';
import { once } from '#server/kernel/database/once.ts';
import type { Owned, Timed } from '#server/kernel/principal.ts';
import { pay } from '#server/payments/pay.ts';
import type { StockRefusal } from '#server/products/settle-stock.ts';
import { cancelOpen } from './cancel-sale.ts';
import { rewriteSale } from './change-sale.ts';
import { readComanda } from './comanda-queries.ts';
import { openSale } from './create-sale.ts';
import { type DraftRefusal, draftSale, isSame, surroundingsOf } from './draft-sale.ts';
import { type FinishRefusal, finishSale, refusedPayment, type Today } from './finish-sale.ts';
import { lockOpenSaleOf } from './queries.ts';

type Input = z.output<typeof finishComandaInput>;
type Refused =
  | { ok: false; reason: 'not_found' | 'not_open' | 'stale' | 'in_flight' | 'key_reused' }
  | { ok: false; reason: 'conflict'; professional: string }
  | { ok: false; reason: 'ahead'; date: string; today: string }
  | DraftRefusal
  | FinishRefusal
  | StockRefusal;
type Outcome = { ok: true; comanda: Comanda; below_zero: string[] } | Refused;

/**
 * The appointment and its sale are finished in one transaction, paid in the same way, once for each key. Where the appointment was finalised before,
 * the sale that was begun afterwards is finished by itself.
 */
export async function finishComanda(
  { db, owner, now, idempotencyKey: key }: Timed & { idempotencyKey: string | undefined },
  input: Input,
): Promise<Outcome> {
  const [at, known] = [now(), await findForStatus(db, input.id)];
  const day = await salonToday(db, owner, at);
  const call = { operation: 'cashier.finishComanda', key, input };
  const outcome = await retriedOnOverlap(() =>
    once(db, owner, call, async (db): Promise<Outcome> => {
      if (!known) return { ok: false, reason: 'not_found' };
      const date = dayToFinalise({ ...known, today: day }, input);
      return holdingForStatus({ db, owner }, input.id, { known, date, otherDates: [day] }, (held) =>
        finish(held, input, { day, at, closedDates: held.closedDates }),
      );
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
    const isOver = appointment.status === 'finalizado' && !(await lockOpenSaleOf(db, appointment.id));
    return { ok: false, reason: isOver ? 'not_open' : 'stale' };
  }
  const chosen = await saleToFinish(held, appointment, input);
  if (!chosen.ok) return chosen;
  const { sale } = chosen;
  const isDone = appointment.status === 'finalizado';
  if (isDone && !sale) return { ok: false, reason: 'not_open' };

  const parts = input.payments.map(({ method, amount }): Part => ({ method, amount: cents(amount) }));
  const dues: [Cents, Cents] = [cents(isDone ? 0 : appointment.revenue), cents(sale?.total ?? 0)];
  const refused = refusedPayment(parts, dues[0] + dues[1], appointment.client_id !== null);
  if (refused) return refused;
  const [forServices = [], forProducts = []] = spread(parts, dues);

  const used = isDone ? [] : appointment.lines.flatMap(({ products_used }) => products_used);
  const products = [...used, ...(sale?.items ?? [])].map(({ product_id }) => product_id);
  return holding(held, { products }, async (held) => {
    const saved = isDone ? undefined : await finaliseAppointment(held, forServices);
    if (saved?.ok === false) return saved;
    const finished = sale && (await finishSale(held, sale, forProducts, today));
    if (finished?.ok === false) return finished;
    const comanda = await readComanda(db, input.id);
    if (!comanda) throw new Error('An appointment vanished while it was held.');
    return { ok: true, comanda, below_zero: saved?.below_zero ?? [] };
  });
}

type Chosen = { ok: true; sale: Sale | undefined } | { ok: false; reason: 'not_open' | 'stale' } | DraftRefusal;

/** The open sale with what was typed since it was saved; a new one where there was none; undefined without products. */
async function saleToFinish(
  { db, owner }: Owned,
  appointment: HeldForStatus['stored']['appointment'],
  input: Input,
): Promise<Chosen> {
  const stored = await lockOpenSaleOf(db, appointment.id);
  if ((stored?.version ?? null) !== input.sale_version) return { ok: false, reason: stored ? 'stale' : 'not_open' };
  const form = input.sale ?? stored;
  if (!form) return { ok: true, sale: undefined };
  const around = await surroundingsOf(db, form, null);
  const drafted = draftSale(form, { ...around, appointment }, stored);
  if (!drafted.ok) return drafted;
  const { data } = drafted;
  if (data.items.length === 0) {
    if (stored) await cancelOpen({ db, owner }, stored);
    return { ok: true, sale: undefined };
  }
  if (stored) return { ok: true, sale: isSame(stored, data) ? stored : await rewriteSale({ db, owner }, stored, data) };
  // Whoever opens one waits for the appointment, which is ours.
  const sale = await openSale({ db, owner }, { id: randomUUID(), appointment_id: appointment.id }, data);
  return sale ? { ok: true, sale } : { ok: false, reason: 'stale' };
}

/** As the agenda does it, with the parts in which it was paid. */
async function finaliseAppointment(
  held: HeldForStatus,
  parts: Part[],
): Promise<{ ok: true; below_zero: string[] } | Refused> {
  const { id, version } = held.stored.appointment;
  const payment_method = mainMethod(parts) ?? 'Outro';
  const saved = await writeStatus(held, {
    id,
    version,
    status: 'finalizado',
    payment_method,
  });
  if (!saved.ok) {
    const { reason } = saved;
    if (reason === 'service_not_found') throw new Error('What changes no service met one that is gone.');
    return saved as Refused;
  }
  await pay(held, { kind: 'appointment', id, day: saved.appointment.date }, parts);
  return { ok: true, below_zero: saved.warnings.below_zero };
}
