import type { Updateable } from 'kysely';
import type { Appointment, SaveWarnings } from '#contract/agenda/appointments.ts';
import { liesAhead } from '#domain/agenda/ahead.ts';
import { takesTime } from '#domain/agenda/draft-appointment.ts';
import type { DraftLine, OfferedService } from '#domain/agenda/draft-lines.ts';
import type { AppointmentChange, Life } from '#domain/agenda/life.ts';
import { rightToChange } from '#domain/agenda/right-to-change.ts';
import { type Around, liesOverTimeOff, notDoneBy, takenIn } from '#domain/agenda/surroundings.ts';
import { mayDo } from '#domain/members/rights.ts';
import { touchesClosedPeriod } from '#domain/periods/closed-period.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import type { Held } from '#server/kernel/database/holding.ts';
import { isOverlap } from '#server/kernel/database/refused-rows.ts';
import type { DB } from '#server/kernel/database/schema.ts';
import type { Principal } from '#server/kernel/principal.ts';
import { type FollowRefusal, follow } from './followers.ts';
import { deleteAppointment, insertAppointment, readAppointment, updateAppointment } from './queries.ts';

type Refusal =
  | { ok: false; reason: 'not_found' | 'service_not_found' | 'product_not_found' | 'stale' | 'period_closed' }
  | NotAllowed
  | { ok: false; reason: 'conflict'; professional: string }
  | { ok: false; reason: 'ahead'; date: string; today: string }
  | FollowRefusal;

/** What was paid is for who may: see right-to-change.ts. */
export type NotAllowed = { ok: false; reason: 'not_allowed' };

/** How saving an appointment ends. What is refused has changed nothing. */
export type Saved = { ok: true; appointment: Appointment; warnings: SaveWarnings } | Refusal;

export const notFound: Refusal = { ok: false, reason: 'not_found' };
export const stale: Refusal = { ok: false, reason: 'stale' };
export const invalid = (fields: Record<string, string>) => ({ ok: false, reason: 'invalid', fields }) as const;

/** What was to be saved is there already. */
export function asItIs(appointment: Appointment, around: Around & Known): Saved {
  return { ok: true, appointment, warnings: warningsOf(appointment, around, []) };
}

/** What the salon has of all that the appointment names, for those who may see it. */
type Known = { professionals: ReadonlyArray<{ id: string; nome: string }>; services: readonly OfferedService[] };

/** None of it stopped the saving. What is cancelled lies nowhere, and nobody does it. */
function warningsOf(
  appointment: Omit<Life, 'revenue'>,
  around: Around & Partial<Known>,
  below_zero: string[],
): SaveWarnings {
  if (appointment.status === 'cancelado') return { over_time_off: false, below_zero, not_done_by: [] };
  const { services = [], professionals = [] } = around;
  return {
    over_time_off: liesOverTimeOff(around, appointment),
    below_zero,
    not_done_by: notDoneBy(appointment, { services, professionals }),
  };
}

/** Who writes, and what they reach of an appointment: the owner all of it, a professional at the portal less. */
export type Writer<Seen> = {
  /** Undefined is the owner. */
  by?: Principal;
  read: (db: Database, id: string) => Promise<Seen | undefined>;
  life: (appointment: Seen) => Life;
  /** As the history keeps it. */
  kept: (appointment: Seen) => object;
  /** `plain`: without what a line earns and which products it uses. */
  lineColumns: 'all' | 'plain';
};

const owner: Writer<Appointment> = {
  read: readAppointment,
  life: (appointment) => appointment,
  // What the services are today is not the appointment's.
  kept: (appointment) => ({ ...appointment, lines: appointment.lines.map(({ offered: _, ...line }) => line) }),
  lineColumns: 'all',
};

/** What the history calls a change, and what it keeps of it beside the appointment. */
type Telling = { action: string; before?: object; after?: object };

type Writing<Seen> = {
  id: string;
  /** Undefined for a new one. */
  before?: Seen | undefined;
  after: Omit<Life, 'revenue'> & { professional_name: string };
  columns: Updateable<DB['appointments']>;
  /** Written anew; undefined where they stay. */
  lines?: readonly DraftLine[] | undefined;
  /** How long the one line takes, where the lines stay otherwise. */
  lineMinutes?: number | undefined;
  /** Whether it was approved in spite of somebody who lies there. Who comes to lie elsewhere loses that leave. */
  overlapAllowed?: boolean;
  around: Around & Partial<Known> & { today: string };
  parts?: AppointmentChange['parts'];
  tip?: AppointmentChange['tip'];
  telling?: Telling;
  /** What it is by then, where that follows from what is written; else it is read back. */
  written?: (version: string) => Seen;
};

type Written<Seen> = { ok: true; appointment: Seen; warnings: SaveWarnings };

/**
 * The one way in which an appointment is written, whoever does it: the rules that hold for all, the rows, what follows in other areas, and the
 * history, in one transaction. The caller holds the row of one that is there, and has decided what is to be written.
 */
export async function writeAppointment<Seen>(
  held: Held<'days' | 'periods'>,
  writer: Writer<Seen>,
  {
    id,
    before,
    after,
    columns,
    lines,
    lineMinutes,
    overlapAllowed,
    around,
    parts,
    tip,
    telling,
    written,
  }: Writing<Seen>,
): Promise<Written<Seen> | Refusal> {
  const known = before && writer.life(before);
  if (!mayWrite(held, known, after)) return { ok: false, reason: 'not_allowed' };
  // Done before its day: nothing counts on a day to come.
  if (liesAhead(around.today, known, after)) {
    return { ok: false, reason: 'ahead', date: after.date, today: around.today };
  }
  if (touchesClosedPeriod(await held.closedDates(), known, after)) {
    return { ok: false, reason: 'period_closed' };
  }
  const isNew = takesTime(known, after);
  const taken = isNew ? takenIn(around, after) : undefined;
  const whose = around.professionals?.find((one) => one.id === taken?.staff_id)?.nome ?? after.professional_name;
  const conflict: Refusal = { ok: false, reason: 'conflict', professional: whose };
  if (taken) return conflict;
  const rows = {
    columns: { ...columns, ...(overlapAllowed === undefined ? {} : { overlap_allowed: overlapAllowed && !isNew }) },
    lines,
    lineColumns: writer.lineColumns,
    lineMinutes,
  };
  const version = before && (await updateAppointment(held, id, rows));
  // Only where the id is taken: whether the time is, the constraint of the busy times has the last word, and throws.
  if (!before && !(await insertAppointment(held, id, rows))) return conflict;

  const appointment = version && written ? written(version) : await writer.read(held.db, id);
  if (!appointment) throw new Error('An appointment vanished while it was being saved.');
  const followed = await conclude(
    held,
    { id, before: known ?? null, after: writer.life(appointment), parts, tip },
    {
      action: telling?.action ?? (before ? 'update' : 'create'),
      before: before && { ...writer.kept(before), ...telling?.before },
      after: { ...writer.kept(appointment), ...telling?.after },
    },
    writer.by,
  );
  if (!followed.ok) return followed;
  return { ok: true, appointment, warnings: warningsOf(after, around, followed.below_zero) };
}

/** Professionals at the portal have rules of their own, and visitors none of it. */
export function mayWrite({ member }: Held, ...change: Parameters<typeof rightToChange>): boolean {
  const right = rightToChange(...change);
  return !member || right === null || mayDo(member, right);
}

/** The same by the owner. */
export function saveAppointment(held: Held<'days' | 'periods'>, writing: Writing<Appointment>): Promise<Saved> {
  return writeAppointment(held, owner, writing);
}

/** An appointment goes, and what follows from it while it is still there; the history keeps what it was. The caller holds it. */
export async function endAppointment(
  held: Held,
  { id, life, action, before }: { id: string; life: Life; action: 'delete' | 'refuse'; before: object },
): Promise<{ ok: true } | FollowRefusal> {
  const followed = await conclude(held, { id, before: life, after: null }, { action, before });
  if (!followed.ok) return followed;
  await deleteAppointment(held.db, id);
  return { ok: true };
}

/**
 * How every change of an appointment ends: what follows from it in other areas, and the history. For the few that write their own rows; nobody else
 * calls the followers.
 */
export async function conclude(
  held: Held,
  change: Omit<AppointmentChange, 'by'>,
  telling: { action: string; before?: object | undefined; after?: object },
  by?: Principal,
): Promise<{ ok: true; below_zero: string[] } | FollowRefusal> {
  const followed = await follow(held, { ...change, by: by?.kind ?? 'owner' });
  if (!followed.ok) return followed;
  await record(held.db, held.owner, { ...telling, entity: 'appointments', entityId: change.id }, by);
  return followed;
}

/**
 * Runs a transaction again when the constraint refused what had been found free: somebody wrote without asking for the day's lock. By
 * then their row is there to be seen, so that the second look ends in a refusal with a name in it.
 */
export async function retriedOnOverlap<Outcome>(transaction: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await transaction();
  } catch (error) {
    if (!isOverlap(error)) throw error;
    return transaction();
  }
}
