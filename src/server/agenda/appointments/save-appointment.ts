import type { Appointment } from '#contract/agenda/appointments.ts';
import type { AppointmentForm } from '#contract/agenda/appointments-forms.ts';
import { type Draft, draftAppointment } from '#domain/agenda/draft-appointment.ts';
import type { DraftLine } from '#domain/agenda/draft-lines.ts';
import { chargedByList } from '#domain/agenda/list-prices.ts';
import { withStoredCommissions } from '#domain/agenda/unseen-commissions.ts';
import { thawed } from '#domain/commissions/freeze.ts';
import { isBeyondLimit } from '#domain/members/discount.ts';
import { mayDo } from '#domain/members/rights.ts';
import { earnsTheSame } from '#domain/periods/closed-period.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { holding } from '#server/kernel/database/holding.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { type UsableProduct, usableProducts } from '#server/products/open-lot-cost.ts';
import { columnsOf } from './appointment-record.ts';
import { lockAppointment, readAppointment, readBeforeLocking } from './queries.ts';
import { readSurroundings, type Surroundings, type Wanted } from './surroundings-queries.ts';
import { asItIs, notFound, retriedOnOverlap, type Saved, saveAppointment, stale } from './write-appointment.ts';

type Call = { id: string; appointment: AppointmentForm };

/** What the agenda refuses, and a discount larger than whoever saves it may give. */
type SavedOrRefused = Saved | { ok: false; reason: 'discount_limit'; percent: number };

/** The id is the browser's: whoever repeats a call whose answer was lost gets that answer, and no second appointment. */
export function createAppointment(owned: Owned, { id, appointment: typed }: Call): Promise<SavedOrRefused> {
  return retriedOnOverlap(() =>
    holding(owned, locksFor(typed, typed.date), async (held) => {
      const around = await readSurroundings(held.db, wantedFor(id, typed));
      const form = asSeenBy(owned, typed, around);
      const products = await productsFor(held, form);
      const drafted = draftAppointment(form, { around, products });
      if (!drafted.ok) return drafted;
      const { draft } = drafted;
      const refused = refusedDiscount(owned, around, draft);
      if (refused) return refused;
      const saved = await saveAppointment(held, { id, after: draft, ...rowsOf(draft), around });
      if (saved.ok || saved.reason !== 'conflict') return saved;
      return (await repeated(held.db, id, draft, around)) ?? saved;
    }),
  );
}

/** Whoever repeats a change whose answer was lost finds a newer version, their own: what it would change is there already. */
export async function changeAppointment(
  owned: Owned,
  { id, version, appointment: typed }: Call & { version: string },
): Promise<SavedOrRefused> {
  const found = await readBeforeLocking(owned.db, id);
  if (!found) return notFound;
  return retriedOnOverlap(() =>
    holding(owned, locksFor(typed, found.date, typed.date), async (held): Promise<SavedOrRefused> => {
      const around = await readSurroundings(held.db, wantedFor(id, typed, found));
      const stored = await lockAppointment(held.db, id);
      if (!stored) return notFound;
      const before = stored.appointment;
      const form = asSeenBy(owned, typed, around, before);
      const products = await productsFor(held, form, before);
      const drafted = draftAppointment(form, { around, products, stored });
      if (before.version !== version) {
        return drafted.ok && isSame(before, drafted.draft) ? asItIs(before, around) : stale;
      }
      if (!drafted.ok) return drafted;
      const { draft } = drafted;
      const refused = refusedDiscount(owned, around, draft, before);
      if (refused) return refused;
      return saveAppointment(held, { id, before, after: draft, ...rowsOf(draft), around });
    }),
  );
}

/** Who does not see commissions changes none: those that are stored stay, and what is new carries the usual one. */
function asSeenBy(
  { member }: Owned,
  form: AppointmentForm,
  around: Surroundings,
  before?: Appointment,
): AppointmentForm {
  return !member || mayDo(member, 'all_commissions') ? form : withStoredCommissions(form, around, before);
}

type Priced = Pick<Appointment, 'professional_id' | 'discount_value'> & { lines: readonly DraftLine[] };

function refusedDiscount({ member }: Owned, around: Surroundings, after: Priced, before?: Priced) {
  if (!member) return undefined;
  const { discountLimit: percent } = member;
  const charged = (of: Priced) => chargedByList(of, around.services);
  if (!isBeyondLimit(percent, charged(after), before && charged(before))) return undefined;
  return { ok: false, reason: 'discount_limit', percent } as const;
}

const rowsOf = (draft: Draft) => ({ columns: columnsOf(draft), lines: draft.lines });

type Found = { professional_id: string | null; professionals: string[] };

/** With who had it until now: what a line that is handed over earns depends on them, too. */
function wantedFor(id: string, form: AppointmentForm, found?: Found): Wanted {
  const { client_id, date, lines } = form;
  const until = found ? [found.professional_id, ...found.professionals] : [];
  return {
    id,
    client_id,
    professional_id: String(form.professional_id),
    date,
    professionals: [...lines.map(({ professional_id }) => professional_id), ...until].filter((one) => one !== null),
    services: lines.flatMap(({ service_id }) => service_id ?? []),
  };
}

/** What is finalised is paid, too. */
function locksFor({ status }: AppointmentForm, ...dates: string[]) {
  return { days: dates, periods: dates, drawer: status === 'finalizado' };
}

/** What is finalised takes its products, and what it took before comes back: both shelves are held before anybody asks what they cost. */
function productsFor(owned: Owned, form: AppointmentForm, before?: Appointment): Promise<UsableProduct[]> {
  const touched = form.status === 'finalizado' ? productsIn(form, ...(before ? [before] : [])) : [];
  return holding(owned, { products: touched }, ({ db }) => usableProducts(db, productsIn(form)));
}

type Using = { lines: readonly { products_used: readonly { product_id: string }[] }[] };

function productsIn(...all: Using[]): string[] {
  const lines = all.flatMap(({ lines }) => lines);
  return [...new Set(lines.flatMap((line) => line.products_used.map(({ product_id }) => product_id)))];
}

/** The first answer, where this id was saved before with this content; undefined where it was never saved. */
async function repeated(db: Database, id: string, draft: Draft, around: Surroundings): Promise<Saved | undefined> {
  const first = await readAppointment(db, id);
  if (!first) return undefined;
  return isSame(first, draft) ? asItIs(first, around) : stale;
}

function isSame(stored: Appointment, draft: Draft): boolean {
  return (
    // What was finalised just now has had its commissions written: who repeats that call carries none.
    earnsTheSame({ ...stored, lines: thawed(stored.lines) }, { ...draft, lines: thawed(draft.lines) }) &&
    stored.client_id === draft.client_id &&
    stored.start_time === draft.start_time &&
    stored.payment_method === draft.payment_method
  );
}
