import { bookingRules, ownersRules, type SalonRules } from '#domain/agenda/booking-rules.ts';
import { type Diary, makeDiary } from '#domain/agenda/diary.ts';
import { findSlots, type Slots } from '#domain/agenda/slots.ts';
import { formatTime } from '#domain/shared/time.ts';
import type { Database } from '#server/kernel/database/db.ts';
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

/** A professional who has left is none. */
type Found = { ok: true; salon: SalonRules; days: Slots[] } | { ok: false; reason: 'no_salon' | 'no_professional' };

/** What a search runs on; undefined when there is no such salon. */
export type ReadDiary = { salon: SalonRules; diary: Diary } | undefined;

export async function readDiary(db: Database, from: string, days: number, except?: string): Promise<ReadDiary> {
  const read = await readDiaryRows(db, from, days, except);
  return read && { salon: read.salon, diary: makeDiary(read.rows, from, days) };
}

/** Every time of the working days and whether it can be booked. */
export async function findFreeSlots(db: Database, { from, days, except, ...search }: SlotSearch): Promise<Found> {
  return searchDiary(await readDiary(db, from, days, except), search);
}

export function searchDiary(
  read: ReadDiary,
  { professional, minutes, now, asOwner = false }: Omit<SlotSearch, 'from' | 'days' | 'except'>,
): Found {
  if (!read) return { ok: false, reason: 'no_salon' };
  const { salon, diary } = read;
  const who = professional === null ? null : diary.professionals.findIndex(({ id }) => id === professional);
  if (who === -1) return { ok: false, reason: 'no_professional' };
  const rules = bookingRules(asOwner ? ownersRules(salon) : salon, diary, now);
  return { ok: true, salon, days: findSlots(diary, rules, who, minutes) };
}

type SlotQuestion = Omit<SlotSearch, 'from' | 'days' | 'except'> & { start: number };

/** Why a single time of a day cannot be booked, undefined when it can. The day was read in the transaction that books it, which holds it. */
export function slotRefusal(
  day: ReadDiary,
  { start, ...search }: SlotQuestion,
): 'no_salon' | 'no_professional' | 'slot_taken' | undefined {
  const found = searchDiary(day, search);
  if (!found.ok) return found.reason;
  const [slots] = found.days;
  return slots?.available[slots.starts.indexOf(start)] ? undefined : 'slot_taken';
}

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
