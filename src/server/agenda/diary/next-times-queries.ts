import { sql } from 'kysely';
import { profileRows } from '#server/account/lent-select.ts';
import type { Database } from '#server/kernel/database/db.ts';

/** As many visits as tell a habit of today: who once came every week may not any more. */
const LAST_VISITS = 8;

type Visit = {
  date: string;
  start_time: string;
  end_time: string;
  professional_id: string | null;
  timezone: string;
  /** In their order; empty where one is gone or somebody else's. */
  services: string[];
  /** Days on which the client was served up to then, each once. */
  visits: string[];
};

/** Undefined where there is no such appointment, or its client is not registered. */
export async function readVisit(db: Database, id: string): Promise<Visit | undefined> {
  const visits = sql<string[]>`array(select distinct served.date::text from appointments as served
    where served.client_id = appointments.client_id and served.status = 'finalizado' and served.date <= appointments.date
    order by 1 desc limit ${sql.lit(LAST_VISITS)})`;
  const services = sql<string[]>`(select case when bool_and(line.service_id is not null
      and coalesce(line.professional_id, appointments.professional_id) is not distinct from appointments.professional_id)
    then array_agg(line.service_id order by line.position) else '{}' end
    from appointment_services as line where line.appointment_id = appointments.id)`;
  return db
    .selectFrom('appointments')
    .innerJoin(profileRows.as('salon'), 'salon.id', 'appointments.user_id')
    .select(['appointments.date', 'appointments.start_time', 'appointments.end_time', 'appointments.professional_id'])
    .select(['salon.timezone', visits.as('visits'), services.as('services')])
    .where('appointments.id', '=', id)
    .where('appointments.client_id', 'is not', null)
    .executeTakeFirst();
}
