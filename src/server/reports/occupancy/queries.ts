import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { OccupancyRows } from '#domain/reports/occupancy.ts';
import type { DayRange } from '#domain/shared/period.ts';
import { exceptionsIn, selectRules, timeOffIn } from '#server/agenda/diary/working-time-select.ts';
import { appointmentRows } from '#server/agenda/lent-select.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { staffRows } from '#server/team/lent-select.ts';

/** What nobody came to, by professional and day. */
type Missed = { staff_id: string; date: string; appointments: number; minutes: number };

type TeamMember = OccupancyRows['professionals'][number] & { nome: string; funcao: string; color: string | null };

/**
 * Who worked when, and what was booked with them, in one statement. In the team are the active ones, from the day they were registered or
 * from their first appointment if that lies before, and who has left and has appointments in these days, or is asked about. What was cancelled, and requests
 * that nobody has taken, occupy nobody.
 */
export async function readOccupancyRows(
  db: Database,
  { first: from, last: to }: DayRange,
  besides: string | null,
): Promise<Omit<OccupancyRows, 'professionals'> & { professionals: TeamMember[]; missed: Missed[] }> {
  const within = sql<boolean>`date between ${from}::date and ${to}::date`;
  const { appointments, missed, time_off, exceptions, hours, shifts, professionals } = await selectRules(db)
    .select(({ selectFrom }) => [
      jsonArrayFrom(exceptionsIn(db, { from, to })).as('exceptions'),
      jsonArrayFrom(timeOffIn(db, { from, to })).as('time_off'),
      jsonArrayFrom(
        selectFrom(staffRows.as('staff'))
          .select(['id', 'nome', 'funcao', 'color', 'ativo'])
          .select(({ selectFrom }) =>
            sql<string>`least((staff.created_at at time zone profiles.timezone)::date, ${selectFrom(
              appointmentRows.as('appointments'),
            )
              .select(({ fn }) => fn.min('date').as('first'))
              .whereRef('professional_id', '=', 'staff.id')
              .where('status', '<>', 'cancelado')})`.as('since'),
          )
          .where(({ eb, or }) =>
            or([
              eb('ativo', '=', true),
              eb('id', '=', besides),
              eb(
                'id',
                'in',
                selectFrom(appointmentRows.as('appointments'))
                  .select('professional_id')
                  .where(within)
                  .where('status', '<>', 'cancelado'),
              ),
            ]),
          )
          .orderBy('search_name')
          .orderBy('id'),
      ).as('professionals'),
      // Years of a large salon are a hundred thousand: one text for each professional arrives in a third of the time.
      jsonArrayFrom(
        selectFrom(appointmentRows.as('appointments'))
          .select([
            'professional_id',
            sql<string>`string_agg(concat_ws(' ', date, start_time, end_time), ',')`.as('booked'),
          ])
          .where(within)
          .where('status', '<>', 'cancelado')
          .where('professional_id', 'is not', null)
          .groupBy('professional_id'),
      ).as('appointments'),
      jsonArrayFrom(
        selectFrom(appointmentRows.as('appointments'))
          .select(['professional_id', 'date'])
          .select([
            sql<number>`count(*)::int`.as('appointments'),
            sql<number>`(sum(extract(epoch from end_time - start_time)) / 60)::int`.as('minutes'),
          ])
          .where(within)
          .where('no_show', '=', true)
          .groupBy(['professional_id', 'date']),
      ).as('missed'),
    ])
    .executeTakeFirstOrThrow();
  return {
    hours,
    shifts,
    exceptions,
    timeOff: time_off,
    professionals,
    missed: missed.map(({ professional_id, ...of }) => ({ ...of, staff_id: professional_id ?? '' })),
    appointments: appointments.flatMap(({ professional_id, booked }) =>
      booked.split(',').map((one) => {
        const [date = '', start_time = '', end_time = ''] = one.split(' ');
        return { id: '', professional_id: professional_id ?? '', date, start_time, end_time };
      }),
    ),
  };
}
