import { sql } from 'kysely';
import type { BusyTime } from '#domain/agenda/busy.ts';
import type { OfferedService } from '#domain/agenda/draft-lines.ts';
import { clientRows } from '#server/clients/lent-select.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { serviceRows } from '#server/services/lent-select.ts';
import { staffRows } from '#server/team/lent-select.ts';
import { moment } from '../diary/working-time-select.ts';
import { type OfferedRecord, selectOffered, toOffered } from '../offered-select.ts';

export type Wanted = {
  /** The appointment, which is not in its own way. */
  id: string;
  client_id: string | null;
  /** Null is a request that anybody may take. */
  professional_id: string | null;
  date: string;
  /** Whom the lines name besides. */
  professionals: string[];
  services: string[];
};

export type Surroundings = {
  client: { id: string; name: string } | null;
  professionals: Array<{
    id: string;
    nome: string;
    funcao: string;
    ativo: boolean;
    comissao_percentual: number | null;
  }>;
  services: OfferedService[];
  /** When the professionals are busy with other appointments on that day, approved in spite of the warning or not. */
  busy: BusyTime[];
  /** Blocks of theirs that touch that day. */
  away: Array<{ staff_id: string; starts_at: string; ends_at: string }>;
  /** Which day it is in the salon. */
  today: string;
};

type Read = Omit<Surroundings, 'services'> & {
  services: Array<OfferedRecord & Pick<OfferedService, 'id' | 'name' | 'category'>>;
};

/**
 * Everything that an appointment meets where it is to be saved. What it points at is held, so that nobody deletes it meanwhile; before
 * the appointment's own row, because who deletes a service takes the service before the appointments that name it.
 */
export async function readSurroundings(db: Database, wanted: Wanted): Promise<Surroundings> {
  const { id, client_id, professional_id, date } = wanted;
  const people = [professional_id, ...wanted.professionals];
  const { rows } = await sql<Read>`
    with client as (select id, name from ${clientRows.as('clients')} where id = ${client_id}::uuid for key share),
    professional as (
      select id, nome, funcao, ativo, comissao_percentual from ${staffRows.as('staff')}
      where id = any(${people}::uuid[]) for key share
    ),
    held as (select id from ${serviceRows.as('services')} where id = any(${wanted.services}::uuid[]) for key share),
    service as (${selectOffered().select(['service.id', 'service.name', 'service.category']).where('service.id', 'in', sql<string>`(select id from held)`)})
    select (select to_json(client) from client) as client,
      (select coalesce(json_agg(professional), '[]') from professional) as professionals,
      (select coalesce(json_agg(service), '[]') from service) as services,
      (select coalesce(json_agg(json_build_object('staff_id', staff_id, 'start_time', left(start_time::text, 5),
          'end_time', left(end_time::text, 5)) order by start_time), '[]')
        from busy_times where staff_id = any(${people}::uuid[]) and date = ${date}::date and appointment_id <> ${id}::uuid) as busy,
      (select coalesce(json_agg(json_build_object('staff_id', staff_id, 'starts_at', ${moment('starts_at')}, 'ends_at', ${moment('ends_at')})), '[]')
        from staff_time_off where staff_id = any(${people}::uuid[])
          and starts_at < ${date}::timestamp + interval '1 day' and ends_at > ${date}::timestamp) as away,
      app.salon_today()::text as today`.execute(db);
  const [surroundings] = rows;
  if (!surroundings) throw new Error('A statement without a table answered no row.');
  return { ...surroundings, services: surroundings.services.map(toOffered) };
}
