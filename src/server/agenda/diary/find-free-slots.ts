import { bookingRules, ownersRules, type SalonRules } from '#domain/agenda/booking-rules.ts';
import { type Diary, makeDiary } from '#domain/agenda/diary.ts';
import { whoDoes } from '#domain/agenda/kept-requests.ts';
import { findSlots, type Slots } from '#domain/agenda/slots.ts';
import { type Asked, planOf } from '#domain/agenda/visit-plan.ts';
import { formatTime } from '#domain/shared/time.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { readDiaryRows } from './diary-queries.ts';

export type SlotSearch = {
  from: string;
  days: number;
  /** Null is anybody. */
  professional: string | null;
  /** Of a visit whose services are not known. */
  minutes: number;
  /** In their order; none where only the minutes are known. */
  services?: readonly string[] | undefined;
  now: Temporal.Instant;
  /** An appointment that is not in the way, because it is the one being moved. */
  except?: string | undefined;
  /** The owner is bound by neither notice nor horizon. */
  asOwner?: boolean;
};

export type SearchRefusal = 'no_salon' | 'no_professional' | 'does_not_do' | 'no_service';

/** A professional who has left is none. */
type Found = { ok: true; salon: SalonRules; days: Slots[] } | { ok: false; reason: SearchRefusal };

/** What a search runs on; undefined when there is no such salon. */
export type ReadDiary = { salon: SalonRules; diary: Diary } | undefined;

type Besides = Pick<SlotSearch, 'except' | 'services'>;

export async function readDiary(db: Database, from: string, days: number, besides: Besides = {}): Promise<ReadDiary> {
  const read = await readDiaryRows(db, from, days, besides);
  return read && { salon: read.salon, diary: makeDiary(read.rows, from, days) };
}

/** Every time of the working days and whether it can be booked. */
export async function findFreeSlots(db: Database, { from, days, except, ...search }: SlotSearch): Promise<Found> {
  return searchDiary(await readDiary(db, from, days, { except, services: search.services }), search);
}

type Question = Omit<SlotSearch, 'from' | 'days' | 'except'>;

export function searchDiary(read: ReadDiary, { professional, now, asOwner = false, ...wish }: Question): Found {
  if (!read) return { ok: false, reason: 'no_salon' };
  const { salon, diary } = read;
  const who = professional === null ? null : diary.professionals.findIndex(({ id }) => id === professional);
  if (who === -1) return { ok: false, reason: 'no_professional' };
  const asked = asOwner ? askedAtTheDesk(diary, who, wish) : askedByVisitor(diary, wish);
  const { kind } = asked === undefined ? { kind: 'no_service' as const } : planOf(diary, who, asked);
  if (asked === undefined || kind === 'no_service') return { ok: false, reason: 'no_service' };
  if (kind === 'does_not_do') return { ok: false, reason: kind };
  const rules = bookingRules(asOwner ? ownersRules(salon) : salon, diary, now);
  return { ok: true, salon, days: findSlots(diary, rules, who, asked) };
}

type Wish = Pick<SlotSearch, 'minutes' | 'services'>;

/** Visitors ask for what is offered to them; undefined where one of the services is not. */
function askedByVisitor({ services: known }: Diary, { minutes, services = [] }: Wish): Asked | undefined {
  if (services.length === 0) return minutes;
  return services.every((id) => known.get(id)?.is_public) ? services : undefined;
}

/** The desk decides who does what and how long it takes. Pauses are those of the services, as long as these take as long as they say. */
function askedAtTheDesk(diary: Diary, who: number | null, { minutes, services = [] }: Wish): Asked {
  if (services.length === 0) return minutes;
  const plan = planOf(diary, who, services);
  return plan.kind === 'whole' && plan.ways.every(({ visit }) => visit.minutes === minutes) ? services : minutes;
}

type SlotQuestion = Question & { start: number };

/** Why a single time of a day cannot be booked, undefined when it can. The day was read in the transaction that books it, which holds it. */
export function slotRefusal(
  day: ReadDiary,
  { start, ...search }: SlotQuestion,
): SearchRefusal | 'slot_taken' | undefined {
  const found = searchDiary(day, search);
  if (!found.ok) return found.reason;
  const [slots] = found.days;
  return slots?.available[slots.starts.indexOf(start)] ? undefined : 'slot_taken';
}

/** For each service who does it; null while that is open. The start is one that is offered. */
export function takersOf(
  day: ReadDiary,
  { start, professional, services }: { start: number; professional: string | null; services: readonly string[] },
): Array<string | null> | undefined {
  if (!day) return undefined;
  const { diary } = day;
  const who = professional === null ? null : diary.professionals.findIndex(({ id }) => id === professional);
  const plan = planOf(diary, who, services);
  if (plan.kind === 'no_service' || plan.kind === 'does_not_do') return undefined;
  const way = whoDoes(diary, plan, start);
  const idOf = (person: number | undefined) => diary.professionals[person ?? -1]?.id ?? null;
  if (way === undefined) return undefined;
  if (way === null) return services.map(() => null);
  return services.map((_, line) => idOf('turns' in way ? way.turns[line]?.person : way.person));
}

type Suggestion = {
  professional_id: string;
  date: string;
  minutes: number;
  service_ids?: readonly string[] | undefined;
  except?: string | undefined;
};

/** The times of a day that the owner may want for an appointment; undefined when there is no such professional, or not any more. */
export async function suggestTimes(
  db: Database,
  { professional_id: professional, date, minutes, service_ids: services, except }: Suggestion,
  now: Temporal.Instant,
): Promise<string[] | undefined> {
  const search = { from: date, days: 1, professional, minutes, services, now, except, asOwner: true };
  const found = await findFreeSlots(db, search);
  if (!found.ok) return undefined;
  return found.days.flatMap(({ starts, available }) => starts.filter((_, index) => available[index]).map(formatTime));
}
