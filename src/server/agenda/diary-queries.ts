import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { SalonRules } from '#domain/agenda/booking-rules.ts';
import type { DiaryRows } from '#domain/agenda/diary.ts';
import { addDays } from '#domain/shared/time.ts';
import type { Database } from '#server/kernel/db.ts';
import { type Places, prepared } from '#server/kernel/db-prepared.ts';
import { selectCards } from './card-queries.ts';

/** Both days are part of it. */
export type Stretch = { from: string; to: string };
type Bounds = Stretch | Places<Stretch>;

export type Agenda = Awaited<ReturnType<typeof readAgenda>>;

/**
 * Everything the agenda shows of some days, cancelled appointments included, in one statement. The professionals are those who are active,
 * those who have left but have appointments in these days, and `besides`, if the salon has such a one.
 */
export function readAgenda(db: Database, { from, to }: Stretch, besides: string | null = null) {
  const within = sql<boolean>`date between ${from}::date and ${to}::date`;
  return selectRules(db)
    .select(({ selectFrom }) => [
      jsonArrayFrom(
        selectFrom('staff')
          .select([
            'id',
            'nome',
            'color',
            'ativo',
            'funcao',
            sql<number | null>`comissao_percentual`.as('comissao_percentual'),
          ])
          .where(({ eb, or }) =>
            or([
              eb('ativo', '=', true),
              eb('id', '=', besides),
              eb('id', 'in', selectFrom('appointments').select('professional_id').where(within)),
            ]),
          )
          .orderBy('search_name')
          .orderBy('id'),
      ).as('professionals'),
      jsonArrayFrom(exceptionsIn(db, { from, to }).select('note')).as('exceptions'),
      jsonArrayFrom(timeOffIn(db, { from, to }).select('reason')).as('time_off'),
      jsonArrayFrom(selectCards(db).where(within)).as('appointments'),
    ])
    .executeTakeFirstOrThrow();
}

/**
 * All that the search for free times needs of a stretch of days, in one statement: for the public page, the check at the moment of booking
 * and the agenda's suggestions. Names, notes and reasons stay behind, which visitors may not read. An appointment that is being moved is
 * left out as `except`. Undefined when there is no such salon.
 */
export async function readDiaryRows(
  db: Database,
  from: string,
  days: number,
  except: string | null = null,
): Promise<{ salon: SalonRules; rows: DiaryRows } | undefined> {
  const [found] = await selectDiary.run(db, { from, to: addDays(from, days - 1), except });
  if (!found) return undefined;
  const { timezone, slot_step_minutes, min_notice_minutes, booking_horizon_days, ...tables } = found;
  const { appointments, time_off: timeOff, ...others } = tables;
  return {
    salon: { timezone, slot_step_minutes, min_notice_minutes, booking_horizon_days },
    rows: {
      ...others,
      timeOff,
      appointments: appointments.flatMap(({ professional_id, booked }) =>
        professional_id === null ? [] : bookedTimes(booked).map((times) => ({ professional_id, ...times })),
      ),
      requests: appointments.flatMap(({ professional_id, booked }) => (professional_id ? [] : bookedTimes(booked))),
    },
  };
}

const selectDiary = prepared((db, { from, to, except }: Places<{ from: string; to: string; except: string | null }>) =>
  selectRules(db).select(({ selectFrom }) => [
    jsonArrayFrom(exceptionsIn(db, { from, to })).as('exceptions'),
    jsonArrayFrom(timeOffIn(db, { from, to })).as('time_off'),
    jsonArrayFrom(selectFrom('staff').select('id').where('ativo', '=', true).orderBy('search_name').orderBy('id')).as(
      'professionals',
    ),
    // A large salon's month has thirty thousand: as one text for each professional they arrive three times as fast as in rows, and the
    // search never says which appointment is in the way, so the ids stay behind.
    jsonArrayFrom(
      selectFrom('appointments')
        .select([
          'professional_id',
          sql<string>`string_agg(concat_ws(' ', date, start_time, end_time), ',')`.as('booked'),
        ])
        .where(sql<boolean>`date between ${from}::date and ${to}::date`)
        .where('status', '<>', 'cancelado')
        .where(sql<boolean>`(professional_id is not null or requires_confirmation)`)
        .where(sql<boolean>`id is distinct from ${except}::uuid`)
        .groupBy('professional_id'),
    ).as('appointments'),
  ]),
);

function bookedTimes(booked: string) {
  return booked.split(',').map((one) => {
    const [date = '', start_time = '', end_time = ''] = one.split(' ');
    return { id: '', date, start_time, end_time };
  });
}

/** The salon's rules, when it is open and who works when: for whatever else a statement reads. */
function selectRules(db: Database) {
  return db
    .selectFrom('profiles')
    .select(['timezone', 'slot_step_minutes', 'min_notice_minutes', 'booking_horizon_days'])
    .select(({ selectFrom }) => [
      jsonArrayFrom(
        selectFrom('salon_hours').select([
          'weekday',
          clock('open_time').as('open_time'),
          clock('close_time').as('close_time'),
        ]),
      ).as('hours'),
      jsonArrayFrom(selectFrom('staff_shifts').select(['staff_id', 'weekday', 'start_time', 'end_time'])).as('shifts'),
    ]);
}

function exceptionsIn(db: Database, { from, to }: Bounds) {
  return db
    .selectFrom('salon_exceptions')
    .select(['date', clock('open_time').as('open_time'), clock('close_time').as('close_time')])
    .where(sql<boolean>`date between ${from}::date and ${to}::date`);
}

function timeOffIn(db: Database, { from, to }: Bounds) {
  return (
    db
      .selectFrom('staff_time_off')
      .select(['id', 'staff_id', moment('starts_at').as('starts_at'), moment('ends_at').as('ends_at')])
      // Timestamps with timestamps: comparing them with dates is not leakproof, so under row-level security no index would be used.
      .where(sql<boolean>`ends_at > ${from}::timestamp and starts_at < ${to}::timestamp + interval '1 day'`)
      .orderBy('staff_time_off.starts_at')
      .orderBy('id')
  );
}

/** PostgreSQL writes 09:00:00; people and forms write 09:00. */
const clock = (column: 'open_time' | 'close_time') => sql<string | null>`left(${sql.ref(column)}::text, 5)`;

/** 2026-11-17T22:00: wall clock of the salon. */
export const moment = (column: 'starts_at' | 'ends_at') =>
  sql<string>`to_char(${sql.ref(column)}, 'YYYY-MM-DD"T"HH24:MI')`;
