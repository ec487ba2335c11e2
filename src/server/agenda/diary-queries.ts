import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '#server/kernel/db.ts';
import { selectCards } from './card-queries.ts';

/** Both days are part of it. */
export type Stretch = { from: string; to: string };

export type Agenda = Awaited<ReturnType<typeof readAgenda>>;

/**
 * Everything the agenda shows of some days, cancelled appointments included, in one statement. The professionals are those who are active,
 * those who have left but have appointments in these days, and `besides`, if the salon has such a one.
 */
export function readAgenda(db: Database, { from, to }: Stretch, besides: string | null = null) {
  const within = sql<boolean>`date between ${from}::date and ${to}::date`;
  return selectRules(db, { from, to })
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
      jsonArrayFrom(selectCards(db).where(within)).as('appointments'),
    ])
    .executeTakeFirstOrThrow();
}

/** The salon's rules and when it is open, who works when, and the blocks: for whatever else a statement reads of these days. */
function selectRules(db: Database, { from, to }: Stretch) {
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
      jsonArrayFrom(
        selectFrom('salon_exceptions')
          .select(['date', 'note', clock('open_time').as('open_time'), clock('close_time').as('close_time')])
          .where(sql<boolean>`date between ${from}::date and ${to}::date`),
      ).as('exceptions'),
      jsonArrayFrom(selectFrom('staff_shifts').select(['staff_id', 'weekday', 'start_time', 'end_time'])).as('shifts'),
      jsonArrayFrom(
        selectFrom('staff_time_off')
          .select(['id', 'staff_id', 'reason', moment('starts_at').as('starts_at'), moment('ends_at').as('ends_at')])
          .where(sql<boolean>`ends_at > ${from}::date and starts_at < ${to}::date + 1`)
          .orderBy('staff_time_off.starts_at')
          .orderBy('id'),
      ).as('time_off'),
    ]);
}

/** PostgreSQL writes 09:00:00; people and forms write 09:00. */
const clock = (column: 'open_time' | 'close_time') => sql<string | null>`left(${sql.ref(column)}::text, 5)`;

/** 2026-11-17T22:00: wall clock of the salon. */
const moment = (column: 'starts_at' | 'ends_at') => sql<string>`to_char(${sql.ref(column)}, 'YYYY-MM-DD"T"HH24:MI')`;
