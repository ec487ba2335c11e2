import type { AgendaDay, AgendaDays, WorkingTime } from '#contract/agenda/appointments.ts';
import { DAY, type DiaryRows, makeDiary } from '#domain/agenda/diary.ts';
import { isOwnerRole } from '#domain/shared/names.ts';
import { addDays, daysBetween, formatTime, weekdayOf } from '#domain/shared/time.ts';
import { commissionOf } from '#domain/team/commission.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { toCard } from './card.ts';
import { type Agenda, readAgenda } from './diary-queries.ts';
import type { Stretch } from './working-time-select.ts';

/** Everything the agenda shows of some days; the page waits once. */
export async function readDays(db: Database, stretch: Stretch): Promise<AgendaDays> {
  const agenda = await readAgenda(db, stretch);
  return {
    days: openingIn(agenda, stretch),
    professionals: agenda.professionals.map(({ funcao, ...professional }) => ({
      ...professional,
      comissao_percentual: commissionOf({ funcao, comissao_percentual: professional.comissao_percentual }),
      is_owner: isOwnerRole(funcao),
    })),
    // Of active professionals: nobody can be booked with the others.
    work: workIn(diaryRowsOf({ ...agenda, appointments: [], time_off: [] }), stretch),
    time_off: agenda.time_off,
    appointments: agenda.appointments.map(toCard),
  };
}

type Opening = Pick<Agenda, 'hours'> & {
  exceptions: (Omit<Agenda['exceptions'][number], 'note'> & { note?: string })[];
};

/** When the salon is open: as on that weekday, or as an exception says. */
export function openingIn({ hours, exceptions }: Opening, { from, to }: Stretch): AgendaDay[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => {
    const date = addDays(from, index);
    const exception = exceptions.find((one) => one.date === date);
    const opening = exception ?? hours.find(({ weekday }) => weekday === weekdayOf(date));
    return {
      date,
      open_time: opening?.open_time ?? null,
      close_time: opening?.close_time ?? null,
      is_exception: exception !== undefined,
      note: exception?.note ?? '',
    };
  });
}

/** When these professionals work. */
export function workIn(rows: DiaryRows, { from, to }: Stretch): WorkingTime[] {
  const diary = makeDiary(rows, from, daysBetween(from, to) + 1);
  return diary.professionals.flatMap(({ id, work }) =>
    Array.from({ length: work.length / 2 }, (_, index) => {
      const [start = 0, end = 0] = work.slice(index * 2, index * 2 + 2);
      const day = Math.floor(start / DAY);
      return {
        staff_id: id,
        date: addDays(from, day),
        start_time: formatTime(start - day * DAY),
        end_time: formatTime(end - day * DAY),
      };
    }),
  );
}

/** What the search for free times asks of the agenda: who is active, what is not cancelled, and which requests nobody has yet. */
export function diaryRowsOf({ hours, exceptions, professionals, shifts, time_off, appointments }: Agenda): DiaryRows {
  const kept = appointments.filter(({ status }) => status !== 'cancelado');
  return {
    hours,
    exceptions,
    professionals: professionals.filter(({ ativo }) => ativo),
    shifts,
    timeOff: time_off,
    appointments: kept.flatMap((one) =>
      one.professional_id === null ? [] : { ...one, professional_id: one.professional_id },
    ),
    requests: kept.filter((one) => one.requires_confirmation && one.professional_id === null),
  };
}
