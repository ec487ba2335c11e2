import { sql } from 'kysely';
import type { Appointment } from '#contract/agenda/appointments.ts';
import type { Answered } from '#contract/agenda/requests.ts';
import { profileRows } from '#server/account/lent-select.ts';
import { saleRows } from '#server/cashier/lent-select.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { historyRows } from '#server/kernel/database/history-select.ts';
import { staffRows } from '#server/team/lent-select.ts';

/** The last line in which a request stopped awaiting its answer; undefined where it never was one. */
export async function whoAnswered(db: Database, id: string): Promise<Answered | undefined> {
  const { rows } = await sql<Answered>`
    select case line.action when 'approve' then 'approved' when 'refuse' then 'refused' when 'delete' then 'removed'
        else case line.after ->> 'status' when 'cancelado' then 'cancelled' when 'finalizado' then 'finalised' else 'approved' end
      end as how, coalesce(staff.nome, profiles.business_name) as by, line.at
    from ${historyRows.as('line')} cross join ${profileRows.as('profiles')}
      left join ${staffRows.as('staff')} on line.actor_kind = 'portal' and staff.id = line.actor_id
    where line.entity = 'appointments' and line.entity_id = ${id}
      and line.before ->> 'requires_confirmation' = 'true' and line.before ->> 'status' = 'pendente'
      and (line.after is null or line.after ->> 'requires_confirmation' = 'false' or line.after ->> 'status' <> 'pendente')
    order by line.id desc limit 1`.execute(db);
  return rows[0];
}

/** What approving leaves in the history beside the appointment. Versions before 0.2 did not say whether they had added the client. */
export type Approval = {
  line: string;
  before: Appointment & { overlap_allowed?: boolean };
  after: { client_id: string | null; client_added?: boolean };
};

/** The approval of an appointment to which nothing has happened since; a sale begun or changed for it has. */
export async function approvalThatStands(db: Database, id: string): Promise<Approval | undefined> {
  const { rows } = await sql<Approval & { action: string; is_sold: boolean }>`
    select line.id as line, line.action, line.before, line.after, exists (
        select from ${saleRows.as('sales')} join ${historyRows.as('sold')} on sold.entity = 'sales' and sold.entity_id = sales.id::text and sold.id > line.id
        where sales.appointment_id = ${id}::uuid
      ) as is_sold
    from ${historyRows.as('line')} where line.entity = 'appointments' and line.entity_id = ${id}
    order by line.id desc limit 1`.execute(db);
  const [newest] = rows;
  return newest?.action === 'approve' && !newest.is_sold ? newest : undefined;
}

/** Whether just this approval was taken back, and nothing has happened to the appointment since: whoever did not hear the answer asks again. */
export async function isTakenBack(db: Database, id: string, version: string): Promise<boolean> {
  const { rows } = await sql<{ is_it: boolean }>`
    select action = 'undo_approval' and before ->> 'version' = ${version} as is_it
    from ${historyRows.as('line')} where entity = 'appointments' and entity_id = ${id}
    order by id desc limit 1`.execute(db);
  return rows[0]?.is_it ?? false;
}
