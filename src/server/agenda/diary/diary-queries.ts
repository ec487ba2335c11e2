import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { SalonRules } from '#domain/agenda/booking-rules.ts';
import type { DiaryRows, DiaryService } from '#domain/agenda/diary.ts';
import { addDays } from '#domain/shared/time.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { type Places, prepared } from '#server/kernel/database/prepared.ts';
import { portalServiceRows, visitedStaffServiceRows } from '#server/services/lent-select.ts';
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

const selectAgenda = prepared(agendaIn, { planned: 'once' });

function agendaIn(db: Database, { from, to, besides }: Places<Stretch & { besides: string | null }>) {
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
            eb('id', 'in', selectFrom('appointments').select('professional_id').where(within({ from, to }))),
            // Who only has a turn in somebody else's.
            eb('id', 'in', selectFrom('busy_times').select('staff_id').where(within({ from, to }))),
          ]),
        )
        .orderBy('search_name')
        .orderBy('id'),
    ).as('professionals'),
    jsonArrayFrom(exceptionsIn(db, { from, to }).select('note')).as('exceptions'),
    jsonArrayFrom(timeOffIn(db, { from, to }).select('reason')).as('time_off'),
    jsonArrayFrom(selectCards(db).where(within({ from, to }))).as('appointments'),
  ]);
}

type DayQuestion = Stretch & { besides: string | null; services: readonly string[] };

/** The same of a day, and what the search for free times makes of it: who is busy with what, what requests need, and who does these services. */
export async function readExplainedDay(db: Database, date: string, besides: string, services: readonly string[]) {
  const [found] = await selectExplainedDay.run(db, { from: date, to: date, besides, services });
  if (!found) throw new Error('A salon without a profile has no agenda.');
  const { busy, requests, services: offered, doers, ...agenda } = found;
  return {
    agenda,
    busy,
    requests: requests.map(needsFrom),
    names: new Map(offered.map(({ id, name }) => [id, name])),
    services: servicesFrom(offered, doers),
  };
}

const selectExplainedDay = prepared(
  (db, { from, to, besides, services }: Places<DayQuestion>) =>
    agendaIn(db, { from, to, besides }).select(({ selectFrom }) => [
      jsonArrayFrom(
        selectFrom('busy_times')
          .select(['appointment_id as id', 'staff_id as professional_id', 'date', 'start_time', 'end_time'])
          .where(within({ from, to })),
      ).as('busy'),
      jsonArrayFrom(requestsIn(db, { from, to })).as('requests'),
      jsonArrayFrom(servicesIn(db, { from, to, services }).select('name')).as('services'),
      jsonArrayFrom(doersIn(db, { from, to, services })).as('doers'),
    ]),
  { planned: 'once' },
);

type DiaryQuestion = Stretch & {
  /** An appointment that is being moved. */
  except: string | null;
  /** Those that are asked for. */
  services: readonly string[];
};

/**
 * All that the search for free times needs of a stretch of days, in one statement: for the public page, the check at the moment of booking
 * and the agenda's suggestions. Names, notes and reasons stay behind, which visitors may not read. An appointment that is being moved is
 * left out as `except`. Undefined when there is no such salon.
 */
export async function readDiaryRows(
  db: Database,
  from: string,
  days: number,
  { except = null, services = [] }: Partial<Pick<DiaryQuestion, 'except' | 'services'>> = {},
): Promise<{ salon: SalonRules; rows: DiaryRows } | undefined> {
  const [found] = await selectDiary.run(db, { from, to: addDays(from, days - 1), except, services });
  if (!found) return undefined;
  const { timezone, slot_step_minutes, min_notice_minutes, booking_horizon_days, ...tables } = found;
  const { busy, time_off: timeOff, services: offered, doers, requests, ...others } = tables;
  return {
    salon: { timezone, slot_step_minutes, min_notice_minutes, booking_horizon_days },
    rows: {
      ...others,
      timeOff,
      appointments: busy.flatMap(({ staff_id, busy }) =>
        bookedTimes(busy).map((times) => ({ professional_id: staff_id, ...times })),
      ),
      requests: requests.map(needsFrom),
      services: servicesFrom(offered, doers),
    },
  };
}

type ServiceRow = Omit<DiaryService, 'parts' | 'doers'> & { parts: number[] | string };
type DoerRow = { service_id: string; staff_id: string; duration_minutes: number | null };

/** With who does them. */
function servicesFrom(offered: readonly ServiceRow[], doers: readonly DoerRow[]): DiaryService[] {
  const byService = Map.groupBy(doers, ({ service_id }) => service_id);
  return offered.map((service) => ({
    ...service,
    parts: service.parts as number[],
    doers: byService.get(service.id) ?? [],
  }));
}

/** As it is read, with all its lines together. */
type RequestRow = {
  id: string;
  date: string;
  start_time: string;
  end_time: string;
  services: string[] | null;
  cleanup_minutes: number | null;
};

function needsFrom({ services, cleanup_minutes, ...request }: RequestRow) {
  return { ...request, services: services ?? [], cleanup_minutes: cleanup_minutes ?? 0 };
}

const within = ({ from, to }: Places<Stretch>) => sql<boolean>`date between ${from}::date and ${to}::date`;
const NEEDS_SOMEBODY = sql<boolean>`(appointments.professional_id is null and requires_confirmation and status <> 'cancelado')`;

/** Requests that nobody has been given yet, and what they ask of whoever takes them. */
function requestsIn(db: Database, days: Places<Stretch>) {
  const lines = sql`appointment_services as line where line.user_id = appointments.user_id and line.appointment_id = appointments.id`;
  return db
    .selectFrom('appointments')
    .select(['id', 'date', 'start_time', 'end_time'])
    .select([
      sql<string[] | null>`(select array_agg(line.service_id) from ${lines} and line.service_id is not null)`.as(
        'services',
      ),
      sql<number | null>`(select line.cleanup_minutes from ${lines} order by line.position desc limit 1)`.as(
        'cleanup_minutes',
      ),
    ])
    .where(within(days))
    .where(NEEDS_SOMEBODY);
}

/** What is asked for and what those requests need. */
function servicesIn(db: Database, { services, ...days }: Places<Stretch & { services: readonly string[] }>) {
  return db
    .selectFrom(portalServiceRows.as('services'))
    .select(['id', 'done_by_all', 'duration_minutes', 'parts', 'cleanup_minutes', 'is_public'])
    .where(isAskedFor('id', services, days));
}

function doersIn(db: Database, { services, ...days }: Places<Stretch & { services: readonly string[] }>) {
  return db
    .selectFrom(visitedStaffServiceRows.as('staff_services'))
    .select(['service_id', 'staff_id', 'duration_minutes'])
    .where(isAskedFor('service_id', services, days));
}

function isAskedFor(
  column: string,
  services: Places<{ services: readonly string[] }>['services'],
  days: Places<Stretch>,
) {
  return sql<boolean>`${sql.ref(column)} = any(${services}::uuid[] || array(
    select line.service_id from appointments join appointment_services as line
      on line.user_id = appointments.user_id and line.appointment_id = appointments.id
    where ${within(days)} and ${NEEDS_SOMEBODY} and line.service_id is not null))`;
}

const selectDiary = prepared(
  (db, { from, to, except, services }: Places<DiaryQuestion>) =>
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
        selectFrom('busy_times')
          .select(['staff_id', sql<string>`string_agg(concat_ws(' ', date, start_time, end_time), ',')`.as('busy')])
          .where(within({ from, to }))
          .where(sql<boolean>`appointment_id is distinct from ${except}::uuid`)
          .groupBy('staff_id'),
      ).as('busy'),
      jsonArrayFrom(requestsIn(db, { from, to }).where(sql<boolean>`id is distinct from ${except}::uuid`)).as(
        'requests',
      ),
      jsonArrayFrom(servicesIn(db, { from, to, services })).as('services'),
      jsonArrayFrom(doersIn(db, { from, to, services })).as('doers'),
    ]),
  { planned: 'once' },
);

function bookedTimes(booked: string) {
  return booked.split(',').map((one) => {
    const [date = '', start_time = '', end_time = ''] = one.split(' ');
    return { id: '', date, start_time, end_time };
  });
}
