import { formatTime } from '#domain/shared/time.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { findFreeSlots } from './find-free-slots.ts';

type Wish = { professional_id: string; date: string; minutes: number; except?: string | undefined };

/** The times of a day that the owner may want for an appointment; undefined when there is no such professional, or not any more. */
export async function suggestTimes(
  db: Database,
  { professional_id, date, minutes, except }: Wish,
  now: Temporal.Instant,
): Promise<string[] | undefined> {
  const professional = professional_id;
  const found = await findFreeSlots(db, { from: date, days: 1, professional, minutes, now, except, asOwner: true });
  if (!found.ok) return undefined;
  return found.days.flatMap(({ starts, available }) => starts.filter((_, index) => available[index]).map(formatTime));
}
