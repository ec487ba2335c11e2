import { type RawBuilder, sql } from 'kysely';
import type { Found } from '#contract/search/operations.ts';
import type { Opened, OpenedKind } from '#domain/search/opened.ts';
import { centsFromDecimal } from '#domain/shared/money.ts';
import { appointmentRows } from '#server/agenda/lent-select.ts';
import { saleRows } from '#server/cashier/lent-select.ts';
import { clientRows } from '#server/clients/lent-select.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { planned } from '#server/kernel/database/planned.ts';
import {
  fewHits,
  hasWords,
  hasWordsIn,
  looksForPhone,
  type Searched,
  searchTerms,
} from '#server/kernel/database/search.ts';
import { clock, details, owing, type Picked, TIME, TODAY } from './details-select.ts';

/** How many of each are shown. */
const MOST = { clients: 6, appointments: 6, services: 5, products: 5, sales: 3 };

/** How many are looked at for the best of them. */
const HITS = 60;
const RECENT_VISITS = 300;
const OF_A_DAY = 500;
const REQUESTS = 100;
const PEOPLE = 30;
/** Of each client. */
const COMING = 6;
const PAST = 3;

/** `byPhone`: whether a phone finds somebody. */
export type Wanted = {
  byPhone?: boolean;
  q: string;
  names?: string | undefined;
  day?: string | undefined;
  number?: number | undefined;
};
type Pick = RawBuilder<{ id: string; place: number }>;

const NOTHING: Pick = sql`(select null::uuid as id, 0 as place where false)`;

/** Everything that a text finds, in one statement, whose rows have an end whatever the salon's size. */
export async function find(
  db: Database,
  now: Temporal.Instant,
  { q, names = q, day, number, byPhone = true }: Wanted,
): Promise<Found> {
  const terms = searchTerms(q);
  const who = searchTerms(names);
  const isHidden = !byPhone && looksForPhone(who);
  const isWho = who.length > 0 && !isShortNumber(who) && !isHidden;
  const picked: Picked = {
    clients: isWho ? sql`(select id, place from people where place <= ${MOST.clients})` : NOTHING,
    // "amanhã" alone is the day, although somebody may be called so.
    appointments: day && !isHidden ? ofDay(day, names === q ? [] : who) : isWho ? ofPeople(who) : NOTHING,
    services: byName('services', terms),
    products: byName('products', terms),
    sales: number ? ofNumber(number) : NOTHING,
  };
  return read(db, now, picked, isWho ? sql`people as materialized ${people(who)},` : sql``);
}

/** What is left of these. */
export function readKept(db: Database, now: Temporal.Instant, opened: readonly Opened[]): Promise<Found> {
  const of = (kind: OpenedKind): Pick => {
    const ids = opened.filter((one) => one.kind === kind).map(({ id }) => id);
    return sql`(select id, place from unnest(${ids}::uuid[]) with ordinality as kept(id, place))`;
  };
  const picked: Picked = {
    clients: of('client'),
    appointments: of('appointment'),
    services: of('service'),
    products: of('product'),
    sales: of('sale'),
  };
  return read(db, now, picked, sql``);
}

/** One or two figures begin a part of nearly every phone. */
const isShortNumber = (terms: string[]) => terms.length === 1 && /^\d{1,2}$/.test(terms[0] ?? '');

/**
 * The clients that are meant, whoever was here last first. The newest visits are looked through as well as the index: in a large salon the first hits of "mar" by the alphabet
 * are not those who come.
 */
function people(who: string[]) {
  return sql`(
    select likely.id, row_number() over (order by likely.is_today desc, likely.seen desc nulls last, client.search_name, likely.id) as place
    from (
      select hit.id, coalesce(bool_or(visit.date = ${TODAY}), false) as is_today, max(visit.date + visit.start_time) as seen
      from (
        select hit.id from ${fewHits('clients', who, HITS)} as hit
        union
        select recent.client_id from (
          select distinct newest.client_id from (
            select visit.client_id from ${appointmentRows.as('visit')}
            where visit.date <= ${TODAY} order by visit.date desc, visit.start_time desc limit ${RECENT_VISITS}) as newest
        ) as recent where recent.client_id is not null and ${hasWords('clients', sql.ref('recent.client_id'), who)}
      ) as hit
      left join lateral (
        select visit.date, visit.start_time from ${appointmentRows.as('visit')}
        where visit.client_id = hit.id and visit.date <= ${TODAY} and visit.status <> 'cancelado'
        order by visit.date desc, visit.start_time desc limit 1) as visit on true
      group by hit.id
    ) as likely
    cross join lateral (select client.search_name from ${clientRows.as('client')} where client.id = likely.id offset 0) as client
    order by place limit ${PEOPLE})`;
}

/** The nearest first: those to come, then those that are over, the latest of them first. Cancelled ones only where somebody did not come. */
const nearest = (from: RawBuilder<unknown>): Pick => sql`(
  select visit.id, row_number() over (order by visit.is_over,
    case when not visit.is_over then visit.date + visit.start_time end,
    visit.date + visit.start_time desc, visit.id) as place
  from (select visit.*, (visit.date, visit.end_time) < (${TODAY}, ${TIME}) as is_over from ${from} as visit) as visit
  where visit.status <> 'cancelado' or visit.no_show
  order by place limit ${MOST.appointments})`;

const VISIT = sql`visit.id, visit.date, visit.start_time, visit.end_time, visit.status, visit.no_show`;

/** Of the likeliest clients; and requests of people who are no clients yet. */
function ofPeople(who: string[]): Pick {
  return nearest(sql`(
    select near.* from people cross join lateral (
      (select ${VISIT} from ${appointmentRows.as('visit')} where visit.client_id = people.id and visit.date >= ${TODAY}
        order by visit.date, visit.start_time limit ${COMING})
      union all
      (select ${VISIT} from ${appointmentRows.as('visit')} where visit.client_id = people.id and visit.date < ${TODAY}
        order by visit.date desc, visit.start_time desc limit ${PAST})
    ) as near
    union all
    select ${VISIT} from (
      select * from ${appointmentRows.as('visit')} where visit.requires_confirmation and visit.date >= ${TODAY}
      order by visit.date, visit.start_time limit ${REQUESTS}) as visit
    where visit.client_id is null and ${hasWordsIn(sql.ref('visit.client_name'), who)})`);
}

/** Of a day, of those clients if any are named. */
function ofDay(day: string, who: string[]): Pick {
  const ofThem =
    who.length === 0
      ? sql`true`
      : sql`case when visit.client_id is null then ${hasWordsIn(sql.ref('visit.client_name'), who)}
          else ${hasWords('clients', sql.ref('visit.client_id'), who)} end`;
  return nearest(sql`(
    select ${VISIT} from (
      select * from ${appointmentRows.as('visit')} where visit.date = ${day}::date
      order by visit.start_time limit ${OF_A_DAY}) as visit
    where ${ofThem})`);
}

/** Whose name begins with it before those with the word elsewhere. */
function byName(kind: Extract<Searched, 'services' | 'products'>, terms: string[]): Pick {
  if (terms.length === 0) return NOTHING;
  return sql`(select hit.id, row_number() over (order by hit.search_name not like (select app.search_text(${terms[0]}) || '%'), hit.search_name, hit.id) as place
    from ${fewHits(kind, terms, HITS)} as hit order by place limit ${MOST[kind]})`;
}

const ofNumber = (number: number): Pick =>
  sql`(select sale.id, 1 as place from ${saleRows.as('sale')} where sale.number = ${number}::int limit ${MOST.sales})`;

type Text = { price: string };
type Row = {
  clients: (Omit<Found['clients'][number], 'owes'> & { owes: string })[];
  appointments: Found['appointments'];
  services: (Omit<Found['services'][number], 'price'> & Text)[];
  products: (Omit<Found['products'][number], 'price'> & Text)[];
  sales: (Omit<Found['sales'][number], 'total'> & { total: string | null })[];
};

/** Amounts travel as text, because inside JSON they would become floats. */
async function read(db: Database, now: Temporal.Instant, picked: Picked, people: RawBuilder<unknown>): Promise<Found> {
  const { rows } = await planned<Row>(
    'once',
    sql<Row>`with ${clock(now)}, ${people} ${owing} select ${details(picked)}`,
  ).execute(db);
  const { clients = [], appointments = [], services = [], products = [], sales = [] } = rows[0] ?? {};
  return {
    clients: clients.map((client) => ({ ...client, owes: centsFromDecimal(client.owes) })),
    appointments,
    services: services.map((service) => ({ ...service, price: centsFromDecimal(service.price) })),
    products: products.map((product) => ({ ...product, price: centsFromDecimal(product.price) })),
    sales: sales.map((sale) => ({ ...sale, total: sale.total === null ? null : centsFromDecimal(sale.total) })),
  };
}
