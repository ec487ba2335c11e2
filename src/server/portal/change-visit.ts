import type { PortalVisit } from '#contract/portal/appointments-forms.ts';
import { liesOverTimeOff } from '#domain/agenda/surroundings.ts';
import { visitOf } from '#domain/agenda/visit.ts';
import { type VisitRefusal, whyNot, withVisit } from '#domain/agenda/visit-steps.ts';
import { type ReadOnly, readOnlyFor } from '#domain/portal/read-only.ts';
import { parseTime } from '#domain/shared/time.ts';
import { holding } from '#server/kernel/database/holding.ts';
import { hasOpenSale, holdOwn, type OwnAppointment, readAround, readOwn } from './appointments-queries.ts';
import {
  asItIs,
  type HeldOwn,
  lifeOf,
  lookingTwice,
  type Proven,
  type Saved,
  type SaveRefusal,
  writeOwn,
} from './save-appointment.ts';

type Refusal =
  | SaveRefusal
  | { ok: false; reason: 'visit_refused'; why: VisitRefusal }
  | { ok: false; reason: 'not_found' | 'stale' | 'open_sale' | ReadOnly };

const refused = <Reason extends string>(reason: Reason) => ({ ok: false, reason }) as const;

/** The client has arrived, is being served, did not come, or none of it after all: said by whose appointment it is. */
export async function changeVisit(proven: Proven, wanted: PortalVisit): Promise<Saved | Refusal> {
  const found = await readOwn(proven.db, wanted.id);
  if (!found) return refused('not_found');
  return lookingTwice(() => tryVisit(proven, wanted, found.date));
}

function tryVisit({ db, salon, staff }: Proven, wanted: PortalVisit, date: string): Promise<Saved | Refusal> {
  return holding({ db, owner: salon, staff }, { days: [date], periods: [date] }, async (held) => {
    await holdOwn(held.db, wanted.id);
    const before = await readOwn(held.db, wanted.id);
    if (!before) return refused('not_found');
    // Moved to another day, before that one's lock was ours.
    if (before.date !== date) return refused('stale');
    const readOnly = readOnlyFor(staff, before);
    return readOnly ? refused(readOnly) : write(held, before, wanted);
  });
}

async function write(
  held: HeldOwn,
  before: OwnAppointment,
  { id, visit, version = before.version }: PortalVisit,
): Promise<Saved | Refusal> {
  const around = await readAround(held.db, { ...before, service_name: '' });
  const now = { date: around.today, minutes: parseTime(around.now) ?? 0 };
  if (visitOf(before, now.date) === visit) return asItIs(before, held.staff, liesOverTimeOff(around, lifeOf(before)));
  if (version !== before.version) return refused('stale');
  const why = whyNot(visit, before, now);
  if (why) return { ok: false, reason: 'visit_refused', why };
  // What becomes of the products is the salon's to decide, as with any cancelling.
  if (visit === 'no_show' && (await hasOpenSale(held.db, id))) return refused('open_sale');
  const { status, ...said } = withVisit(before, visit, around.now);
  return writeOwn(held, {
    id,
    before,
    after: before,
    status,
    visit: said,
    around,
  });
}
