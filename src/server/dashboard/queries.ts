import { sql } from 'kysely';
import type { SetUp } from '#contract/dashboard/operations.ts';
import { SET_UP_STEPS, type SetUpStep } from '#domain/dashboard/set-up.ts';
import { isOwnerRole } from '#domain/shared/names.ts';
import { profileRows } from '#server/account/lent-select.ts';
import { visitedHoursRows } from '#server/agenda/lent-select.ts';
import { clientRows } from '#server/clients/lent-select.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { historyRows } from '#server/kernel/database/history-select.ts';
import { salonNameRows, salonPageRows } from '#server/salon-page/lent-select.ts';
import { serviceRows } from '#server/services/lent-select.ts';
import { staffRows } from '#server/team/lent-select.ts';

/** What the history calls the link for online booking. */
export const BOOKING_LINK = 'booking_link';
/** The same of the list of steps. */
export const SET_UP = 'set_up';

type Row = Record<`${SetUpStep}_at`, string | null> &
  Pick<SetUp, 'services' | 'clients' | 'open_weekdays' | 'page_name' | 'is_page_published' | 'is_hidden' | 'today'> & {
    staff: Array<{ funcao: string; ativo: boolean; on: string }>;
  };

/** One statement for all questions: the page waits once. What is done is read from what is there; days are the salon's. */
export async function readSetUp(db: Database, now: Temporal.Instant): Promise<SetUp> {
  const { rows } = await sql<Row>`
    with salon as (
      select id, timezone, phone, address, created_at from ${profileRows.as('profiles')}
    )
    select (${now.toString()}::timestamptz at time zone timezone)::date::text as today,
      services.count as services, ${day(sql`services.first`)} as services_at,
      clients.count as clients, ${day(sql`clients.first`)} as clients_at,
      -- The sign-up may have brought phone and address along.
      case when phone is not null and address <> '' then ${day(
        sql`coalesce(${first('profiles', sql`at`, sql`and after ->> 'phone' <> '' and after ->> 'address' <> ''`)}, created_at)`,
      )} end as salon_at,
      -- Every salon has hours from the start; these are its own.
      ${day(first('salon_hours', sql`at`))} as hours_at,
      ${day(sql`(select min(created_at) from ${salonNameRows.as('names')})`)} as page_at,
      ${day(first(BOOKING_LINK, sql`at`))} as link_at,
      coalesce((select name from ${salonNameRows.as('names')} where leads_to is null), '') as page_name,
      exists (select from ${salonPageRows.as('pages')} where is_published) as is_page_published,
      coalesce(${last(SET_UP, sql`action = 'hide'`)}, false) as is_hidden,
      array(select weekday::int from ${visitedHoursRows.as('hours')} where is_open order by weekday) as open_weekdays,
      (select coalesce(json_agg(json_build_object('funcao', funcao, 'ativo', ativo, 'on', ${day(sql`staff.created_at`)})
        order by staff.created_at), '[]') from ${staffRows.as('staff')}) as staff
    from salon,
      (select count(*)::int as count, min(created_at) as first from ${serviceRows.as('services')}) as services,
      (select count(*)::int as count, min(created_at) as first from ${clientRows.as('clients')}) as clients`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('A signed-in owner has a profile.');
  return setUpFrom(row);
}

type Part = ReturnType<typeof sql>;

const day = (at: Part) => sql`(${at} at time zone timezone)::date::text`;

/** Of the lines about the salon itself the first or last, straight from the index: a history of years is not walked through. */
const first = (entity: string, what: Part, more?: Part) => line(entity, what, sql`asc`, more);
const last = (entity: string, what: Part) => line(entity, what, sql`desc`);
const line = (entity: string, what: Part, order: Part, more = sql``) =>
  sql`(select ${what} from ${historyRows.as('history')}
    where entity = ${entity} and entity_id = salon.id::text ${more} order by entity, entity_id, history.id ${order} limit 1)`;

function setUpFrom({ staff, ...row }: Row): SetUp {
  const team = staff.filter(({ funcao }) => !isOwnerRole(funcao));
  const done = { ...row, team_at: team[0]?.on ?? null };
  const { services, clients, open_weekdays, page_name, is_page_published, is_hidden, today } = row;
  return {
    has_services: services > 0,
    has_clients: clients > 0,
    has_staff: staff.length > 0,
    has_team: team.length > 0,
    has_contact: row.salon_at !== null,
    has_set_hours: row.hours_at !== null,
    has_shared_link: row.link_at !== null,
    steps: SET_UP_STEPS.map((name) => ({ name, done_on: done[`${name}_at`] })),
    services,
    clients,
    team: team.filter(({ ativo }) => ativo).length,
    open_weekdays,
    page_name,
    is_page_published,
    is_hidden,
    today,
  };
}

/** Whether the owner has taken the link before. */
export async function hasSharedLink(db: Database): Promise<boolean> {
  const noted = db.selectFrom(historyRows.as('history')).select('id').where('entity', '=', BOOKING_LINK).limit(1);
  return (await noted.executeTakeFirst()) !== undefined;
}
