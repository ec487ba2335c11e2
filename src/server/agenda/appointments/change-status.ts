import type { Appointment } from '#contract/agenda/appointments.ts';
import type { StatusForm } from '#contract/agenda/appointments-forms.ts';
import { totalsOf } from '#domain/agenda/draft-appointment.ts';
import { type DraftLine, draftProduct } from '#domain/agenda/draft-lines.ts';
import { wholeAppointment } from '#domain/agenda/whole-appointment.ts';
import { frozen, thawed } from '#domain/commissions/freeze.ts';
import { withoutOwners } from '#domain/commissions/owner.ts';
import { usualIn, workerIn } from '#domain/commissions/usual.ts';
import type { Part } from '#domain/payments/parts.ts';
import type { Tip } from '#domain/payments/tips.ts';
import { cents, decimalFromCents } from '#domain/shared/money.ts';
import { type Held, holding } from '#server/kernel/database/holding.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { usableProducts } from '#server/products/open-lot-cost.ts';
import { lockAppointment, readBeforeLocking, type Stored } from './queries.ts';
import { readSurroundings, type Surroundings } from './surroundings-queries.ts';
import {
  asItIs,
  invalid,
  notFound,
  retriedOnOverlap,
  type Saved,
  saveAppointment,
  stale,
} from './write-appointment.ts';

/** Finalised, cancelled or taken back with nothing else known: what is written stays as it is, and the rules are those of every save. */
export async function changeStatus(owned: Owned, form: StatusForm): Promise<Saved> {
  const known = await readBeforeLocking(owned.db, form.id);
  if (!known) return notFound;
  const date = form.status === 'finalizado' ? dayToFinalise(known, form) : known.date;
  return retriedOnOverlap(() => holdingForStatus(owned, form.id, { known, date }, (held) => writeStatus(held, form)));
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
export const findForStatus = readBeforeLocking;

/** An appointment that its transaction holds, with all that it stands among. */
export type HeldForStatus = Held<'days' | 'periods' | 'drawer'> & {
  stored: Stored;
  around: Surroundings;
  /** Where it comes to lie: its own day, or today's. */
  date: string;
};

/**
 * Holds its day and the one it is moved to, their periods and those of `otherDates`, the drawer, what it points at, and its own row. For the cashier
 * too, which finishes an appointment together with its sale.
 */
export function holdingForStatus<T>(
  owned: Owned,
  id: string,
  { known, date, otherDates = [] }: { known: Known; date: string; otherDates?: string[] },
  work: (held: HeldForStatus) => Promise<T>,
): Promise<T | { ok: false; reason: 'not_found' | 'stale' }> {
  const days = [known.date, date];
  return holding(owned, { days, periods: [...days, ...otherDates], drawer: true }, async (held) => {
    // Where it was changed before the locks were ours, this is about what it was. Whoever works with it has not seen the change either, and is refused.
    const around = await readSurroundings(held.db, { ...known, id, date });
    const stored = await lockAppointment(held.db, id);
    if (!stored) return { ok: false, reason: 'not_found' };
    // Moved to another day, before that one's lock was ours.
    if (stored.appointment.date !== known.date) return { ok: false, reason: 'stale' };
    return work({ ...held, stored, around, date });
  });
}

/** What the desk decides when a comanda is finished: the lines as they are priced there, and the appointment's share of a discount on the whole. */
type Desk = { lines: Appointment['lines'] | undefined; discount: number; tip?: Tip | undefined };

/** For a use case that holds the appointment, and may know in which parts it is paid and what the desk decided. */
export async function writeStatus(
  held: HeldForStatus,
  { id, version, status, payment_method }: StatusForm,
  parts?: readonly Part[],
  desk?: Desk,
): Promise<Saved> {
  const { stored, around, date } = held;
  const before = stored.appointment;
  if (before.version !== version) {
    const isThere = before.status === status && before.payment_method === payment_method;
    return isThere ? asItIs(before, around) : stale;
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
    ...(desk && pricedBy(desk, before)),
    lines: isFinalising
      ? await finalisedLines(held, desk)
      : status === 'finalizado'
        ? before.lines
        : thawed(before.lines),
    // Who finalises or cancels a request has answered it.
    requires_confirmation: before.requires_confirmation && status === 'pendente',
    stock_updated: status === 'finalizado' && (isFinalising || before.stock_updated),
    // Who is said to be cancelled was not missed, whatever was said before.
    no_show: false,
  };
  const { requires_confirmation, stock_updated, no_show, lines } = after;
  const columns = {
    date,
    status,
    payment_method,
    requires_confirmation,
    stock_updated,
    no_show,
    cost: decimalFromCents(totalsOf(lines).cost),
    ...(desk && {
      discount_value: decimalFromCents(cents(after.discount_value)),
      service_revenue_price: decimalFromCents(totalsOf(lines).price),
    }),
  };
  const overlapAllowed = stored.overlap_allowed;
  // All that can have changed is here, but how often the client did not come: it is not read once more.
  const written = (version: string) => ({ ...after, ...shownOf(after, around), cost: totalsOf(lines).cost, version });
  return saveAppointment(held, {
    id,
    before,
    after,
    columns,
    lines,
    overlapAllowed,
    around,
    parts,
    tip: desk?.tip,
    ...(!before.no_show && { written }),
  });
}

/** What an appointment shows of its lines, once they are written. */
function shownOf(
  after: { lines: readonly DraftLine[]; services: string[] },
  around: Surroundings,
): Pick<Appointment, 'lines' | 'services'> {
  return {
    lines: after.lines.map((written) => {
      const line = { ...written, discount_value: written.discount_value ?? 0 };
      const found = around.services.find((one) => one.id === line.service_id);
      if (!found) return { ...line, offered: null, service_percent: null };
      const { id: _, name: __, category: ___, ...offered } = found;
      return { ...line, offered, service_percent: offered.commission_percent };
    }),
    // Without lines, the service of the whole is its name.
    services: after.lines.length > 0 ? after.lines.map(({ service_name }) => service_name) : after.services,
  };
}

/** What it costs then. */
function pricedBy({ lines, discount }: Desk, before: Appointment) {
  const full_price = lines ? totalsOf(lines).price : before.full_price;
  const discount_value = before.discount_value + discount;
  return { full_price, discount_value, revenue: Math.max(0, full_price - discount_value) };
}

/** With what they earn and what they cost, as it is from now on. */
async function finalisedLines({ stored, around, ...owned }: HeldForStatus, desk?: Desk): Promise<DraftLine[]> {
  const before = { ...stored.appointment, ...(desk?.lines && { lines: desk.lines }) };
  const done: DraftLine[] = before.lines.length > 0 ? before.lines : [wholeAppointment(before, stored)];
  const { professional_id, discount_value } = before;
  const earning = withoutOwners(
    { professional_id, discount_value, lines: done },
    (id) => workerIn(around, id)?.is_owner === true,
  );
  const lines = await costed(owned, earning);
  const earned = frozen(lines, before, (line) => usualIn(around, line, before));
  // A discount on the whole comanda lowers no commission, also not when it is counted anew: what was written down then counts as agreed on.
  return desk?.discount ? earned.map((line) => ({ ...line, commission_from_net: false })) : earned;
}

/** Products cost what the lot costs that is open when they are taken from it: from here on nobody else takes from their shelves. */
async function costed(owned: Owned, lines: readonly DraftLine[]): Promise<DraftLine[]> {
  const used = lines.flatMap(({ products_used }) => products_used.map(({ product_id }) => product_id));
  const products = await holding(owned, { products: used }, ({ db }) => usableProducts(db, [...new Set(used)]));
  const given = { products, before: { lines }, keepsCosts: false };
  return lines.map((line) => ({
    ...line,
    products_used: line.products_used.map((product) => draftProduct(product, given) ?? product),
  }));
}
