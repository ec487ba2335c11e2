import { LONGEST_NAME, type PortalChange } from '#contract/portal/appointments-forms.ts';
import { liesOverTimeOff } from '#domain/agenda/surroundings.ts';
import { type ReadOnly, readOnlyFor } from '#domain/portal/read-only.ts';
import { sameName } from '#domain/shared/names.ts';
import { holding } from '#server/kernel/database/holding.ts';
import { type Around, hasOpenSale, holdOwn, type OwnAppointment, readAround, readOwn } from './appointments-queries.ts';
import { areServicesFixed, lengthOf, servicesOf } from './own-appointment.ts';
import {
  asItIs,
  clientOf,
  type HeldOwn,
  lifeOf,
  lineOf,
  lookingTwice,
  type Proven,
  periodClosed,
  placeOf,
  type Saved,
  type SaveRefusal,
  typedService,
  writeOwn,
} from './save-appointment.ts';

type Refusal =
  | SaveRefusal
  | { ok: false; reason: 'invalid'; fields: Record<string, string> }
  | { ok: false; reason: 'not_found' | 'stale' | 'services_fixed' | 'open_sale' | ReadOnly };

const refused = <Reason extends string>(reason: Reason) => ({ ok: false, reason }) as const;

/** Changed, cancelled or taken back by whose it is. */
export async function changeAppointment(proven: Proven, change: PortalChange): Promise<Saved | Refusal> {
  const found = await readOwn(proven.db, change.id);
  if (!found) return refused('not_found');
  return lookingTwice(() => tryChange(proven, change, found.date));
}

function tryChange({ db, salon, staff }: Proven, change: PortalChange, knownDate: string): Promise<Saved | Refusal> {
  const isCancel = change.status === 'cancelado';
  const dates = isCancel ? [knownDate] : [knownDate, change.date];
  const owned = { db, owner: salon, staff };
  return holding(owned, { days: dates, periods: dates }, async (held): Promise<Saved | Refusal> => {
    await holdOwn(held.db, change.id);
    const before = await readOwn(held.db, change.id);
    if (!before) return refused('not_found');
    // Moved to another day, before that one's lock was ours.
    if (before.date !== knownDate) return refused('stale');
    const readOnly = readOnlyFor(staff, before);
    if (readOnly && !(isCancel && readOnly === 'awaiting')) return refused(readOnly);
    if (isCancel) return cancel(held, before, change);
    if ((await held.closedDates()).length > 0) return periodClosed;
    return write(held, before, change);
  });
}

/** Nothing else changes, whatever the call sends along. A request stays one: taken back by the salon, it awaits its answer again. */
async function cancel(held: HeldOwn, before: OwnAppointment, { id, version }: PortalChange): Promise<Saved | Refusal> {
  if (before.status === 'cancelado') return asItIs(before, held.staff, false);
  if (isOlder(version, before)) return refused('stale');
  // Somebody would have to be asked what becomes of the products, and the portal knows nothing of them.
  if (await hasOpenSale(held.db, id)) return refused('open_sale');
  return writeOwn(held, { id, before, after: before, status: 'cancelado' });
}

async function write(held: HeldOwn, before: OwnAppointment, change: PortalChange): Promise<Saved | Refusal> {
  const { id } = change;
  const { staff } = held;
  const place = placeOf(change);
  const around = await readAround(held.db, { ...change, ...place });
  const differs = differences(before, change, around);
  if (!Object.values(differs).includes(true)) return asItIs(before, staff, liesOverTimeOff(around, lifeOf(before)));
  if (isOlder(change.version, before)) return refused('stale');
  if ((differs.service || differs.duration) && areServicesFixed(before, staff)) return refused('services_fixed');
  if (differs.service && change.service_name.length > LONGEST_NAME) {
    return { ok: false, reason: 'invalid', fields: { service_name: 'portal:errors.tooLong' } };
  }
  return writeOwn(held, {
    id,
    before,
    status: 'pendente',
    after: { ...before, ...place, ...(differs.client ? clientOf(change, around) : {}) },
    line: differs.service ? lineOf(change, around, staff) : undefined,
    minutes: differs.duration && !differs.service ? change.duration_minutes : undefined,
    around,
  });
}

const isOlder = (version: string | undefined, before: OwnAppointment) =>
  version !== undefined && version !== before.version;

/** What is sent as it was listed is not changed: a name that two clients have still is that of the one it was. */
function differences(before: OwnAppointment, change: PortalChange, around: Around) {
  const services = servicesOf(before).join(', ');
  return {
    status: before.status !== 'pendente',
    time: before.date !== change.date || before.start_time !== placeOf(change).start_time,
    duration: lengthOf(before) !== change.duration_minutes,
    client: !sameName(before.client_name, change.client_name),
    // Where there was none, an empty field names none.
    service: (services !== '' || change.service_name !== '') && !sameName(services, typedService(change, around)),
  };
}
