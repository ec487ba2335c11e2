import type { Why } from '#contract/agenda/appointments.ts';
import { bookingRules } from '#domain/agenda/booking-rules.ts';
import { makeDiary } from '#domain/agenda/diary.ts';
import { whyNotOffered } from '#domain/agenda/why.ts';
import { formatTime, parseTime } from '#domain/shared/time.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { toCard } from './card.ts';
import { readExplainedDay } from './diary-queries.ts';
import { diaryRowsOf } from './read-days.ts';

type Question = {
  professional_id: string;
  date: string;
  start_time: string;
  minutes: number;
  /** Then they say how long it takes. */
  service_ids?: readonly string[] | undefined;
};

/** Why a time is not offered to visitors, and what the owner needs to see it; undefined when the salon has no such professional. */
export async function explainTime(
  db: Database,
  { professional_id, date, start_time, minutes, service_ids = [] }: Question,
  now: Temporal.Instant,
): Promise<Why | undefined> {
  const read = await readExplainedDay(db, date, professional_id, service_ids);
  const { agenda, busy, requests, services, names } = read;
  if (!agenda.professionals.some(({ id }) => id === professional_id)) return undefined;

  const diary = makeDiary({ ...diaryRowsOf(agenda), appointments: busy, requests, services }, date, 1);
  const who = diary.professionals.findIndex(({ id }) => id === professional_id);
  const rules = bookingRules(agenda, diary, now);
  const start = parseTime(start_time) ?? 0;
  // Of a service that has gone nothing is known but the minutes.
  const known = service_ids.filter((id) => names.has(id));
  const reason = whyNotOffered(diary, rules, who, start, known.length > 0 ? known : minutes);
  const work = diary.professionals[who]?.work ?? [];
  const inTheWay = new Set(reason && 'ids' in reason ? reason.ids : []);
  const block = agenda.time_off.find(({ id }) => inTheWay.has(id));
  // On a day with special hours, those are what puts a time outside somebody's work.
  const ofTheDay = reason?.rule === 'exception' || reason?.rule === 'outside_shift';
  return {
    rule: reason?.rule ?? null,
    ...(reason?.rule === 'does_not_do' && { services: reason.services.map((id) => names.get(id) ?? '') }),
    appointments: agenda.appointments.filter(({ id }) => inTheWay.has(id)).map(toCard),
    note: block?.reason ?? (ofTheDay ? agenda.exceptions[0]?.note : undefined) ?? '',
    hours: Array.from({ length: work.length / 2 }, (_, index) => ({
      start_time: formatTime(work[index * 2] ?? 0),
      end_time: formatTime(work[index * 2 + 1] ?? 0),
    })),
    step_minutes: agenda.slot_step_minutes,
    notice_minutes: agenda.min_notice_minutes,
    horizon_days: agenda.booking_horizon_days,
  };
}
