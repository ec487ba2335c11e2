import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { ClientCard, ClientWarning } from '#contract/clients/operations.ts';
import { LATEST_VISITS, usualTime } from '#domain/clients/usual-time.ts';
import { centsFromDecimal } from '#domain/shared/money.ts';
import { appointmentRows } from '#server/agenda/lent-select.ts';
import { saleRows } from '#server/cashier/lent-select.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { TODAY } from '#server/kernel/database/today.ts';
import { clockFrom } from '#server/kernel/database/written-times.ts';
import { paymentRows } from '#server/payments/lent-select.ts';
import { NO_REVENUE } from '#server/payments/means-select.ts';
import { clientVisitRows } from '#server/reports/lent-select.ts';
import { staffRows } from '#server/team/lent-select.ts';
import { CLIENT, clock, lastVisit, noShows } from './queries.ts';
import { owedBy, SERVICES, toReceive } from './to-receive-queries.ts';
import { warningsOf } from './warning-queries.ts';

/** One statement: the page waits once. */
export async function readCard(db: Database, now: Temporal.Instant, id: string): Promise<ClientCard | undefined> {
  const row = await db
    .selectFrom('clients')
    .leftJoinLateral(lastVisit(db, now).as('visit'), (join) => join.onTrue())
    .select(CLIENT)
    .select(['visit.date', 'visit.start_time'])
    .select([
      db
        .selectFrom(appointmentRows.as('appointments'))
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('client_id', '=', id)
        .where('status', '=', 'finalizado')
        .as('finalised_count'),
      noShows(db).as('no_shows'),
      jsonArrayFrom(owedBy(db, id)).as('to_receive'),
      spentBy(id).as('spent'),
      sql<number>`(select count(*)::int from ${visitsOf(id)})`.as('visits'),
      sql<number | null>`(select usual from ${visitsOf(id)} order by day desc limit 1)`.as('usual_days'),
      jsonObjectFrom(nextVisit(db, now, id)).as('next_visit'),
      jsonArrayFrom(latestVisits(db, id)).as('latest'),
      jsonArrayFrom(warningsOf(db, id)).as('warnings'),
      jsonObjectFrom(preferred(db)).as('preferred_professional'),
      sql<string[]>`array(select tag from client_tags where client_id = ${id} order by word)`.as('tags'),
    ])
    .where('clients.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { date, start_time, finalised_count, to_receive, spent, next_visit: next, latest, warnings, ...client } = row;
  return {
    ...client,
    last_visit: date && start_time ? { date, start_time: clockFrom(start_time) } : null,
    finalised_count: Number(finalised_count),
    to_receive: to_receive.map(toReceive),
    spent: centsFromDecimal(spent),
    next_visit: next && { ...next, start_time: clockFrom(next.start_time) },
    usual_time: usualTime(latest.map((visit) => ({ ...visit, start_time: clockFrom(visit.start_time) }))),
    warnings: warnings as ClientWarning[],
  };
}

/** What reports count as revenue, of all time: also what is still owed, less what was given back. */
const spentBy = (id: string) => sql<string>`(
  select coalesce(sum(amount), 0)::text from (
    select payments.amount from ${appointmentRows.as('of')}
      join ${paymentRows.as('payments')} on payments.user_id = of.user_id and payments.appointment_id = of.id
      where of.client_id = ${id} and payments.day <= ${TODAY} and not ${NO_REVENUE}
    union all
    select payments.amount from ${saleRows.as('of')}
      join ${paymentRows.as('payments')} on payments.user_id = of.user_id and payments.sale_id = of.id
      where of.client_id = ${id} and payments.day <= ${TODAY} and not ${NO_REVENUE}
  ) as paid)`;

const visitsOf = (id: string) => sql`${clientVisitRows.as('came')} where client_id = ${id} and day <= ${TODAY}`;

/** What lies ahead, requests too. */
function nextVisit(db: Database, now: Temporal.Instant, id: string) {
  return db
    .selectFrom(appointmentRows.as('appointments'))
    .leftJoin(staffRows.as('staff'), 'staff.id', 'appointments.professional_id')
    .select(['appointments.id', 'appointments.date', 'appointments.start_time', 'appointments.requires_confirmation'])
    .select(({ fn }) => [
      fn.coalesce('staff.nome', 'appointments.professional_name').as('professional_name'),
      'staff.color as professional_color',
      sql<string[]>`(${SERVICES})`.as('services'),
    ])
    .where('appointments.client_id', '=', id)
    .where('appointments.status', '=', 'pendente')
    .where(sql<boolean>`(date, start_time) > ${clock(now)}`)
    .orderBy('appointments.date')
    .orderBy('appointments.start_time')
    .limit(1);
}

function latestVisits(db: Database, id: string) {
  return db
    .selectFrom(appointmentRows.as('appointments'))
    .select(['date', 'start_time'])
    .where('client_id', '=', id)
    .where('status', '=', 'finalizado')
    .orderBy('date', 'desc')
    .orderBy('start_time', 'desc')
    .limit(LATEST_VISITS);
}

function preferred(db: Database) {
  return db
    .selectFrom(staffRows.as('staff'))
    .select(['staff.id', 'staff.nome as name', 'staff.color', 'staff.ativo as is_active'])
    .where('staff.id', '=', sql.ref<string>('clients.preferred_professional_id'));
}
