import type { StatusForm } from '#contract/agenda/appointments-forms.ts';
import { liesAhead } from '#domain/agenda/ahead.ts';
import { takesTime, totalsOf } from '#domain/agenda/draft-appointment.ts';
import { type DraftLine, draftProduct } from '#domain/agenda/draft-lines.ts';
import { wholeAppointment } from '#domain/agenda/whole-appointment.ts';
import { frozen, thawed } from '#domain/commissions/freeze.ts';
import { withoutOwners } from '#domain/commissions/owner.ts';
import { usualIn, workerIn } from '#domain/commissions/usual.ts';
import { touchesClosedPeriod } from '#domain/periods/closed-period.ts';
import { decimalFromCents } from '#domain/shared/money.ts';
import { type Database, inTransaction } from '#server/kernel/database/db.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { keepDrawer } from '#server/payments/hold-drawer.ts';
import { keepPeriodsOpen } from '#server/periods/hold-periods.ts';
import { holdShelves, usableProducts } from '#server/products/open-lot-cost.ts';
import { lockDay } from '../diary/booking-lock.ts';
import {
  ahead,
  asItIs,
  completeSave,
  conflict,
  invalid,
  notFound,
  periodClosed,
  retriedOnOverlap,
  type Saved,
  stale,
} from './complete-save.ts';
import { lockAppointment, readAppointment, readBeforeLocking, type Stored, updateAppointment } from './queries.ts';
import { readSurroundings, type Surroundings } from './surroundings-queries.ts';

/** Finalised, cancelled or taken back with nothing else known: what is written stays as it is, and the rules are those of every save. */
export async function changeStatus({ db, owner }: Owned, form: StatusForm): Promise<Saved> {
  const known = await readBeforeLocking(db, form.id);
  if (!known) return notFound;
  return retriedOnOverlap(() =>
    inTransaction(db, async (db) => {
      const date = form.status === 'finalizado' ? dayToFinalise(known, form) : known.date;
      const held = await holdForStatus({ db, owner }, form.id, { known, date });
      return held.ok ? writeStatus({ db, owner }, held, form) : held;
    }),
  );
}

type Known = NonNullable<Awaited<ReturnType<typeof readBeforeLocking>>>;

/** On which day it comes to lie when it is finalised: today, where it is ahead of its day and whoever finalises it says so. */
export function dayToFinalise(
  { date, today }: Pick<Known, 'date' | 'today'>,
  { move_to_today }: { move_to_today?: boolean | undefined },
): string {
  return move_to_today && date > today ? today : date;
}

/** Asked before the transaction, whose first lock is the day's. */
export function findForStatus(db: Database, id: string): Promise<Known | undefined> {
  return readBeforeLocking(db, id);
}

/** An appointment that its transaction holds, with all that it stands among. */
export type Held = {
  ok: true;
  stored: Stored;
  around: Surroundings;
  /** Where it comes to lie: its own day, or today's. */
  date: string;
  /** Which of the dates that were asked for lie in a closed period. */
  closedDates: () => Promise<string[]>;
};

/**
 * The first thing in the transaction: its day and the one it is moved to, their periods and those of `otherDates`, the drawer, what it points at, and its
 * own row, in this order. For the cashier too, which finishes an appointment together with its sale.
 */
export async function holdForStatus(
  { db, owner }: Owned,
  id: string,
  { known, date, otherDates = [] }: { known: Known; date: string; otherDates?: string[] },
): Promise<Held | { ok: false; reason: 'not_found' | 'stale' }> {
  await lockDay(db, owner, known.date, date);
  const closedDates = await keepPeriodsOpen(db, owner, known.date, date, ...otherDates);
  await keepDrawer(db, owner);
  const found = await readAppointment(db, id);
  if (!found) return { ok: false, reason: 'not_found' };
  // Moved to another day, before that one's lock was ours: who pressed has not seen that.
  if (found.date !== known.date) return { ok: false, reason: 'stale' };
  const { professionals, services } = known;
  const around = await readSurroundings(db, { ...found, date, professionals, services });
  const stored = await lockAppointment(db, id);
  return stored ? { ok: true, stored, around, date, closedDates } : { ok: false, reason: 'not_found' };
}

/** For a use case that holds the transaction and the appointment. */
export async function writeStatus(
  { db, owner }: Owned,
  { stored, around, date, closedDates }: Held,
  { id, version, status, payment_method }: StatusForm,
): Promise<Saved> {
  const before = stored.appointment;
  if (before.version !== version) {
    const isThere = before.status === status && before.payment_method === payment_method;
    return isThere ? asItIs(before, around.over_time_off) : stale;
  }
  if (status === 'finalizado' && before.professional_id === null) {
    return invalid({ professional_id: 'agenda:errors.professionalRequired' });
  }
  const isFinalising = status === 'finalizado' && before.status !== 'finalizado';
  const after = {
    ...before,
    date,
    status,
    payment_method,
    lines: isFinalising
      ? await finalisedLines(db, stored, around)
      : status === 'finalizado'
        ? before.lines
        : thawed(before.lines),
    // Who finalises or cancels a request has answered it.
    requires_confirmation: before.requires_confirmation && status === 'pendente',
    stock_updated: status === 'finalizado' && (isFinalising || before.stock_updated),
  };
  if (liesAhead(around.today, before, after)) return ahead(date, around.today);
  if (touchesClosedPeriod(await closedDates(), before, after)) return periodClosed;
  const isNew = takesTime(before, after);
  if (isNew && around.is_taken) return conflict(before.professional_name);
  const { requires_confirmation, stock_updated, lines } = after;
  const columns = {
    date,
    status,
    payment_method,
    requires_confirmation,
    stock_updated,
    cost: decimalFromCents(totalsOf(lines).cost),
    overlap_allowed: stored.overlap_allowed && !isNew,
  };
  await updateAppointment(db, owner, id, columns, lines);
  return completeSave({ db, owner, id }, { around, before, after });
}

/** With what they earn and what they cost, as it is from now on. */
async function finalisedLines(db: Database, stored: Stored, around: Surroundings): Promise<DraftLine[]> {
  const before = stored.appointment;
  const done = before.lines.length > 0 ? before.lines : [wholeAppointment(before, stored)];
  const earning = withoutOwners({ ...before, lines: done }, (id) => workerIn(around, id)?.is_owner === true);
  const lines = await costed(db, earning);
  return frozen(lines, before, (line) => usualIn(around, line, before));
}

/** Products cost what the lot costs that is open when they are taken from it: from here on nobody else takes from their shelves. */
async function costed(db: Database, lines: readonly DraftLine[]): Promise<DraftLine[]> {
  const used = lines.flatMap(({ products_used }) => products_used.map(({ product_id }) => product_id));
  await holdShelves(db, used);
  const products = await usableProducts(db, [...new Set(used)]);
  const given = { products, before: { lines }, keepsCosts: false };
  return lines.map((line) => ({
    ...line,
    products_used: line.products_used.map((product) => draftProduct(product, given) ?? product),
  }));
}
