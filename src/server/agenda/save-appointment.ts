import type { Appointment } from '#contract/agenda-appointments.ts';
import type { AppointmentForm } from '#contract/agenda-appointments-forms.ts';
import { endTime } from '#domain/agenda/appointment.ts';
import { type Database, inTransaction } from '#server/kernel/db.ts';
import type { OwnerId } from '#server/kernel/owner.ts';
import { usableProducts } from '#server/products/open-lot-cost.ts';
import {
  insertAppointment,
  lockAppointment,
  readAppointment,
  readBearings,
  updateAppointment,
} from './appointment-queries.ts';
import { columnsOf, type Draft } from './appointment-record.ts';
import { lockDay } from './booking-lock.ts';
import { earnsTheSame, touchesClosedPeriod } from './closed-period.ts';
import { completeSave, lookingAgain } from './complete-save.ts';
import { draftAppointment, takesTime } from './draft-appointment.ts';
import { conflict, notFound, periodClosed, type Saved, stale } from './saved.ts';
import { readSurroundings, type Wanted } from './surroundings-queries.ts';

type Owned = { db: Database; owner: OwnerId };
type Call = { id: string; appointment: AppointmentForm };

/** The id is the browser's: whoever repeats a call whose answer was lost gets that answer, and no second appointment. */
export function createAppointment({ db, owner }: Owned, { id, appointment: form }: Call): Promise<Saved> {
  return inTransaction(db, async (db) => {
    await lockDay(db, owner, form.date);
    const around = await readSurroundings(db, wantedFor(id, form, form.date));
    const products = await usableProducts(db, productsIn(form));
    const drafted = draftAppointment(form, { around, products });
    if (!drafted.ok) return drafted;
    const { draft } = drafted;
    if (touchesClosedPeriod(around.closed_dates, undefined, draft)) return periodClosed;
    const isTaken = takesTime(undefined, draft) && around.is_taken;
    // The constraint has the last word; it also knows whether the id is taken.
    if (isTaken || !(await insertAppointment(db, owner, id, draft))) {
      return (await repeated(db, id, draft, around.over_time_off)) ?? conflict(draft.professional_name);
    }
    return completeSave({ db, owner, id }, { around, after: draft });
  });
}

/** Whoever repeats a change whose answer was lost finds a newer version, their own: what it would change is there already. */
export async function changeAppointment(
  { db, owner }: Owned,
  { id, version, appointment: form }: Call & { version: string },
): Promise<Saved> {
  const bearings = await readBearings(db, id);
  if (!bearings) return notFound;
  return lookingAgain(() =>
    inTransaction(db, async (db) => {
      await lockDay(db, owner, bearings.date, form.date);
      const around = await readSurroundings(db, wantedFor(id, form, bearings.date));
      const stored = await lockAppointment(db, id);
      if (!stored) return notFound;
      const before = stored.appointment;
      const products = await usableProducts(db, productsIn(form));
      const drafted = draftAppointment(form, { around, products, stored });
      if (before.version !== version) {
        return drafted.ok && isSame(before, drafted.draft) ? asItIs(before, around.over_time_off) : stale;
      }
      if (!drafted.ok) return drafted;
      const { draft } = drafted;
      if (touchesClosedPeriod(around.closed_dates, before, draft)) return periodClosed;
      if (takesTime(before, draft) && around.is_taken) return conflict(draft.professional_name);
      await updateAppointment(db, owner, id, columnsOf(draft), draft.lines);
      return completeSave({ db, owner, id }, { around, before, after: draft });
    }),
  );
}

function wantedFor(id: string, form: AppointmentForm, earlierDate: string): Wanted {
  const { client_id, date, start_time, lines } = form;
  return {
    id,
    client_id,
    professional_id: String(form.professional_id),
    date,
    start_time,
    end_time: endTime(start_time, lines),
    professionals: lines.flatMap(({ professional_id }) => professional_id ?? []),
    services: lines.flatMap(({ service_id }) => service_id ?? []),
    earlierDate,
  };
}

function productsIn({ lines }: AppointmentForm): string[] {
  return [...new Set(lines.flatMap((line) => line.products_used.map(({ product_id }) => product_id)))];
}

/** The first answer, where this id was saved before with this content; undefined where it was never saved. */
async function repeated(db: Database, id: string, draft: Draft, over_time_off: boolean): Promise<Saved | undefined> {
  const first = await readAppointment(db, id);
  if (!first) return undefined;
  return isSame(first, draft) ? asItIs(first, over_time_off) : stale;
}

function isSame(stored: Appointment, draft: Draft): boolean {
  return (
    earnsTheSame(stored, draft) &&
    stored.client_id === draft.client_id &&
    stored.start_time === draft.start_time &&
    stored.payment_method === draft.payment_method
  );
}

/** What was to be saved is there already. */
function asItIs(appointment: Appointment, over_time_off: boolean): Saved {
  return { ok: true, appointment, warnings: { over_time_off, below_zero: [] } };
}
