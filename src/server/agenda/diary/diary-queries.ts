import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { SalonRules } from '#domain/agenda/booking-rules.ts';
import type { DiaryRows } from '#domain/agenda/diary.ts';
import { addDays } from '#domain/shared/time.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { type Places, prepared } from '#server/kernel/database/prepared.ts';
import { staffRows, visitedStaffRows } from '#server/team/lent-select.ts';
import { selectCards } from './card-select.ts';
import { exceptionsIn, type Stretch, selectRules, timeOffIn } from './working-time-select.ts';

export type Agenda = Awaited<ReturnType<typeof readAgenda>>;

/**
 * Everything the agenda shows of some days, cancelled appointments included, in one statement. The professionals are those who are active,
 * those who have left but have appointments in these days, and `besides`, if the salon has such a one.
 */
export async function readAgenda(db: Database, { from, to }: Stretch, besides: string | null = null) {
  const [agenda] = await selectAgenda.run(db, { from, to, besides });
  if (!agenda) throw new Error('A salon without a profile has no agenda.');
  return agenda;
}

const selectAgenda = prepared(
  (db, { from, to, besides }: Places<Stretch & { besides: string | null }>) => {
    const within = sql<boolean>`date between ${from}::date and ${to}::date`;
    return selectRules(db).select(({ selectFrom }) => [
      jsonArrayFrom(
        selectFrom(staffRows.as('staff'))
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
    ]);
  },
  { planned: 'once' },
);

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

const selectDiary = prepared(
  (db, { from, to, except }: Places<Stretch & { except: string | null }>) =>
    selectRules(db).select(({ selectFrom }) => [
      jsonArrayFrom(exceptionsIn(db, { from, to })).as('exceptions'),
      jsonArrayFrom(timeOffIn(db, { from, to })).as('time_off'),
      jsonArrayFrom(
        selectFrom(visitedStaffRows.as('staff'))
          .select('id')
          .where('ativo', '=', true)
          .orderBy('search_name')
          .orderBy('id'),
      ).as('professionals'),
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
  { planned: 'once' },
);

function bookedTimes(booked: string) {
  return booked.split(',').map((one) => {
    const [date = '', start_time = '', end_time = ''] = one.split(' ');
    return { id: '', date, start_time, end_time };
  });
}
