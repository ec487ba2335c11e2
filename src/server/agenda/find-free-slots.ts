import { bookingRules, ownersRules, type SalonRules } from '#domain/agenda/booking-rules.ts';
import { makeDiary } from '#domain/agenda/diary.ts';
import { findSlots, type Slots } from '#domain/agenda/slots.ts';
import type { Database } from '#server/kernel/db.ts';
import { readDiaryRows } from './diary-queries.ts';

export type SlotSearch = {
  from: string;
  days: number;
  /** Null is anybody. */
  professional: string | null;
  minutes: number;
  now: Temporal.Instant;
  /** An appointment that is not in the way, because it is the one being moved. */
  except?: string | undefined;
  /** The owner is bound by neither notice nor horizon. */
  asOwner?: boolean;
};

/** Every time of the working days and whether it can be booked; undefined when there is no such professional, or not any more. */
export async function findFreeSlots(
  db: Database,
  { from, days, professional, minutes, now, except, asOwner = false }: SlotSearch,
): Promise<{ salon: SalonRules; days: Slots[] } | undefined> {
  const { salon, rows } = await readDiaryRows(db, from, days, except);
  const diary = makeDiary(rows, from, days);
  const who = professional === null ? null : diary.professionals.findIndex(({ id }) => id === professional);
  if (who === -1) return undefined;
  const rules = bookingRules(asOwner ? ownersRules(salon) : salon, diary, now);
  return { salon, days: findSlots(diary, rules, who, minutes) };
}

/** The same question about a single time. Asked again inside the transaction that books it, after `lockDay`. */
export async function isSlotFree(
  db: Database,
  { date, start, ...search }: Omit<SlotSearch, 'from' | 'days'> & { date: string; start: number },
): Promise<boolean> {
  const [day] = (await findFreeSlots(db, { ...search, from: date, days: 1 }))?.days ?? [];
  return day?.available[day.starts.indexOf(start)] ?? false;
}
