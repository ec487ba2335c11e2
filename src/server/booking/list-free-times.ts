import type * as z from 'zod/mini';
import type { slotsInput } from '#contract/booking/forms.ts';
import type { FreeDay } from '#contract/booking/operations.ts';
import { daysLeftInMonth } from '#domain/booking/month.ts';
import { formatTime } from '#domain/shared/time.ts';
import { type ReadDiary, readDiary, type SearchRefusal, searchDiary } from '#server/agenda/diary/find-free-slots.ts';
import type { shareReading } from '#server/kernel/database/share-reading.ts';
import type { Visit } from '#server/kernel/http/visit.ts';

type Question = z.output<typeof slotsInput>;
type Found = { ok: true; days: FreeDay[] } | { ok: false; reason: SearchRefusal };

/** When a salon has just shown its link to everybody, everybody looks at the same month: they share the reading. */
type Share = ReturnType<typeof shareReading<ReadDiary>>;

/** Every start of the working time of some days, and whether a visitor can have it. */
export async function listFreeTimes(
  { db, salon }: Visit,
  { professionalId, date, serviceDurationMinutes, serviceIds: services, daysAhead }: Question,
  { now, share }: { now: Temporal.Instant; share: Share },
): Promise<Found> {
  const count = daysAhead === -1 ? daysLeftInMonth(date) : daysAhead;
  const read = await share(`${salon} ${date} ${count} ${services}`, () => readDiary(db, date, count, { services }));
  const search = { professional: professionalId, minutes: serviceDurationMinutes, services, now };
  const found = searchDiary(read, search);
  if (!found.ok) return found;
  const days = found.days.map(({ date, starts, available }) => ({
    date,
    availableSlots: starts.map((start, index) => ({ time: formatTime(start), available: available[index] === true })),
  }));
  return { ok: true, days };
}
