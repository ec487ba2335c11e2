import { sql } from 'kysely';
import { clientRows } from '#server/clients/lent-select.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { serviceRows } from '#server/services/lent-select.ts';
import { staffRows } from '#server/team/lent-select.ts';

export type Wanted = {
  /** The appointment, which is not in its own way. */
  id: string;
  client_id: string | null;
  /** Null is a request that anybody may take. */
  professional_id: string | null;
  date: string;
  start_time: string;
  end_time: string;
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
  services: Array<{ id: string; name: string; category: string; commission_percent: number | null }>;
  /** Somebody else has the professional then, approved in spite of the warning or not. */
  is_taken: boolean;
  over_time_off: boolean;
  /** Which day it is in the salon. */
  today: string;
};

/**
 * Everything that an appointment meets where it is to be saved. What it points at is held, so that nobody deletes it meanwhile; before
 * the appointment's own row, because who deletes a service takes the service before the appointments that name it.
 */
export async function readSurroundings(db: Database, wanted: Wanted): Promise<Surroundings> {
  const { id, client_id, professional_id, date, start_time, end_time } = wanted;
  const { rows } = await sql<Surroundings>`
    with client as (select id, name from ${clientRows.as('clients')} where id = ${client_id}::uuid for key share),
    professional as (
      select id, nome, funcao, ativo, comissao_percentual from ${staffRows.as('staff')}
      where id = any(${[professional_id, ...wanted.professionals]}::uuid[]) for key share
    ),
    service as (
      select id, name, category, commission_percent from ${serviceRows.as('services')}
      where id = any(${wanted.services}::uuid[]) for key share
    )
    select (select to_json(client) from client) as client,
      (select coalesce(json_agg(professional), '[]') from professional) as professionals,
      (select coalesce(json_agg(service), '[]') from service) as services,
      exists (
        select from appointments where professional_id = ${professional_id}::uuid and date = ${date}::date
          and start_time < ${end_time}::time and end_time > ${start_time}::time
          and status <> 'cancelado' and id <> ${id}::uuid
      ) as is_taken,
      exists (
        select from staff_time_off where staff_id = ${professional_id}::uuid
          and starts_at < ${date}::date + ${end_time}::time and ends_at > ${date}::date + ${start_time}::time
      ) as over_time_off,
      app.salon_today()::text as today`.execute(db);
  const [surroundings] = rows;
  if (!surroundings) throw new Error('A statement without a table answered no row.');
  return surroundings;
}
