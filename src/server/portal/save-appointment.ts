import type { PortalAppointment } from '#contract/portal/appointments.ts';
import type { PortalWish } from '#contract/portal/appointments-forms.ts';
import type { WorkLine } from '#domain/agenda/busy.ts';
import { type DraftLine, plainLine } from '#domain/agenda/draft-lines.ts';
import { type Life, openLife } from '#domain/agenda/life.ts';
import { takenIn } from '#domain/agenda/surroundings.ts';
import { fittedParts } from '#domain/services/parts.ts';
import type { Language } from '#domain/shared/countries.ts';
import { cents, centsFromDecimal, decimalFromCents } from '#domain/shared/money.ts';
import { formatTime, parseTime } from '#domain/shared/time.ts';
import { writeAppointment } from '#server/agenda/appointments/write-appointment.ts';
import type { Database } from '#server/kernel/database/db.ts';
import type { Held } from '#server/kernel/database/holding.ts';
import { isOverlap, isReferenceGone } from '#server/kernel/database/refused-rows.ts';
import type { OwnerId, StaffId } from '#server/kernel/principal.ts';
import { textsIn } from '#server/kernel/texts.ts';
import { type Around, type OwnAppointment, type Place, readOwn } from './appointments-queries.ts';
import { toHistory, toPortalAppointment } from './own-appointment.ts';

/** A professional at work, with the handle that sees what is theirs. */
export type Proven = { db: Database; salon: OwnerId; staff: StaffId };

/** The same in the transaction that writes. */
export type HeldOwn = Held<'days' | 'periods'> & { staff: StaffId };

export type SaveRefusal =
  | { ok: false; reason: 'period_closed' }
  /** When the appointment lies that is in the way. */
  | { ok: false; reason: 'conflict'; start: string; end: string }
  /** Somebody else whom the visit needs is busy then; with what, is none of the professional's business. */
  | { ok: false; reason: 'colleague_busy' };

export type Saved = { ok: true; appointment: PortalAppointment; over_time_off: boolean };

export const periodClosed = { ok: false, reason: 'period_closed' } as const;

type Writing = {
  id: string;
  before?: OwnAppointment;
  status: 'pendente' | 'cancelado';
  /** When and for whom. Who cancels changes neither. */
  after: Place & { client_id: string | null; client_name: string };
  /** How the visit stands; undefined where that stays. */
  visit?: Pick<OwnAppointment, 'arrived_at' | 'started_at' | 'no_show'> | undefined;
  /** Another service in place of what there was; undefined where that stays. */
  line?: DraftLine | undefined;
  /** Of its one service, where that stays. */
  minutes?: number | undefined;
  around?: Pick<Around, 'busy' | 'away' | 'today' | 'professional_name'>;
};

/** Whoever cancels need not know what lies there. */
const NOTHING_AROUND = { busy: [], away: [], today: '', professional_name: '' };

/** As the agenda writes every appointment, with the columns that a professional reaches (decision 022). */
export async function writeOwn(
  { staff, ...held }: HeldOwn,
  { id, before, status, after, visit, line, minutes, around = NOTHING_AROUND }: Writing,
): Promise<Saved | SaveRefusal> {
  const { professional_name } = around;
  const { date, start_time, end_time, client_id, client_name } = after;
  const service = line && {
    category: line.category,
    service_id: line.service_id,
    service_revenue_price: decimalFromCents(cents(line.unit_price)),
  };
  const lines = line
    ? [line]
    : (before?.lines ?? []).map((one) => ({ ...one, duration_minutes: minutes ?? one.duration_minutes }));
  const planned = lifeOf({ ...after, status, professional_id: staff, in_turns: before?.in_turns ?? false, lines });
  const written = await writeAppointment<OwnAppointment>(
    held,
    {
      by: { kind: 'professional', id: staff },
      read: readOwn,
      life: lifeOf,
      kept: toHistory,
      lineColumns: 'plain',
    },
    {
      id,
      before,
      after: { ...planned, professional_name },
      columns: {
        ...(status === 'cancelado' ? {} : { date, start_time, end_time, client_id, client_name }),
        ...service,
        ...visit,
        status,
        // What was used is known once it is finalised.
        ...(before ? service && { cost: 0 } : { professional_id: staff, professional_name }),
      },
      lines: line && [line],
      lineMinutes: minutes,
      around,
    },
  );
  if (written.ok) return asItIs(written.appointment, staff, written.warnings.over_time_off);
  if (written.reason !== 'conflict') throw new Error(`An open appointment was refused: ${written.reason}`);
  const taken = takenIn(around, planned) ?? after;
  return { ok: false, reason: 'conflict', start: taken.start_time, end: taken.end_time };
}

/**
 * Runs a transaction again when somebody wrote without asking for the day's lock, or deleted what it points at: a second look sees it. What it cannot see
 * is when colleagues are busy, of whom the constraint alone knows.
 */
export async function lookingTwice<Outcome>(
  transaction: () => Promise<Outcome>,
): Promise<Outcome | { ok: false; reason: 'colleague_busy' }> {
  try {
    return await transaction();
  } catch (error) {
    if (!isOverlap(error) && !isReferenceGone(error)) throw error;
  }
  try {
    return await transaction();
  } catch (error) {
    if (!isOverlap(error)) throw error;
    return { ok: false, reason: 'colleague_busy' };
  }
}

/** Of a line only its time counts here: what is not finalised has earned nothing. */
export function lifeOf(appointment: Parameters<typeof openLife>[0] & { lines: readonly WorkLine[] }): Life {
  const lines = appointment.lines.map((line) => ({
    ...plainLine({ service_id: null, service_name: '', category: '', unit_price: 0, ...line }),
    parts: [...(line.parts ?? [])],
    cleanup_minutes: line.cleanup_minutes ?? 0,
  }));
  return { ...openLife(appointment), in_turns: appointment.in_turns, lines };
}

export function placeOf({ date, start, duration_minutes }: PortalWish): Place {
  const begin = parseTime(start) ?? 0;
  return { date, start_time: formatTime(begin), end_time: formatTime(begin + duration_minutes) };
}

/** The one client of that name; a name that two have, or nobody, is a name. */
export function clientOf({ client_name }: PortalWish, { clients }: Around) {
  const [client, another] = clients;
  return client && !another ? { client_id: client.id, client_name: client.name } : { client_id: null, client_name };
}

/** What a service is called that nobody named is in the salon's language: the owner reads it too. */
export function typedService({ service_name }: PortalWish, { language }: Around): string {
  return service_name || textsIn(language as Language)('portal:server.service');
}

/** The one service of that name, at its price; else a text that costs nothing yet. */
export function lineOf(wish: PortalWish, around: Around, staff: StaffId): DraftLine {
  const [first, another] = around.services;
  const service = another ? undefined : first;
  const line = plainLine({
    duration_minutes: wish.duration_minutes,
    professional_id: staff,
    service_id: service?.id ?? null,
    service_name: service?.name ?? typedService(wish, around),
    category: service?.category ?? '',
    unit_price: service ? centsFromDecimal(service.price) : 0,
  });
  return {
    ...line,
    parts: fittedParts(service?.parts ?? [], wish.duration_minutes),
    cleanup_minutes: service?.cleanup_minutes ?? 0,
  };
}

export function asItIs(appointment: OwnAppointment, staff: StaffId, over_time_off: boolean): Saved {
  return {
    ok: true,
    appointment: toPortalAppointment(appointment, staff),
    over_time_off: over_time_off && appointment.status !== 'cancelado',
  };
}
