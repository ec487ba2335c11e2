import type * as z from 'zod/mini';
import type { FreeDay } from '#contract/booking.ts';
import type { slotsInput } from '#contract/booking-forms.ts';
import { daysLeftInMonth } from '#domain/booking/month.ts';
import { formatTime } from '#domain/shared/time.ts';
import { findFreeSlots } from '#server/agenda/find-free-slots.ts';
import type { Database } from '#server/kernel/db.ts';

type Question = z.output<typeof slotsInput>;
type Found = { ok: true; days: FreeDay[] } | { ok: false; reason: 'no_salon' | 'no_professional' };

/** Every start of the working time of some days, and whether a visitor can have it. */
export async function listFreeTimes(
  db: Database,
  { professionalId, date, serviceDurationMinutes, daysAhead }: Question,
  now: Temporal.Instant,
): Promise<Found> {
  const found = await findFreeSlots(db, {
    from: date,
    days: daysAhead === -1 ? daysLeftInMonth(date) : daysAhead,
    professional: professionalId,
    minutes: serviceDurationMinutes,
    now,
  });
  if (!found.ok) return found;
  const days = found.days.map(({ date, starts, available }) => ({
    date,
    availableSlots: starts.map((start, index) => ({ time: formatTime(start), available: available[index] === true })),
  }));
  return { ok: true, days };
}
