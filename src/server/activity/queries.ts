import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Filter } from '#domain/activity/filters.ts';
import type { Kept, Known } from '#domain/activity/line.ts';
import type { Entity } from '#domain/activity/tell.ts';
import { profileRows } from '#server/account/lent-select.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { historyRows } from '#server/kernel/database/history-select.ts';
import { PAGE_ROWS } from '#server/kernel/database/paging.ts';
import { memberRows } from '#server/members/lent-select.ts';
import { staffRows } from '#server/team/lent-select.ts';
import { NAMES, POINTERS, THINGS } from './names-select.ts';

/** Of whom: somebody with an access, a professional at the portal, visitors, or nobody. */
export type Person = { kind: 'member' | 'portal' | 'public' | 'system' /** Of the first two. */; id: string };

export type Wanted = {
  person?: Person | undefined;
  /** Those whose lines the reader may see; undefined is all, also what nobody knows any more. */
  entities?: readonly Entity[] | undefined;
  only?: Filter | undefined;
  first?: string | undefined;
  last?: string | undefined;
  /** The number of the last line of the page before. */
  after?: string | undefined;
  /** Parts of words that each line has to have somewhere, in small letters without accents. */
  terms: readonly string[];
  /** All that was found is answered: some of it was for words that this reader is not told, and where a page ends must not say so. */
  isForSifting?: boolean;
};

export type LineRow = {
  id: string;
  day: string;
  time: string;
  actor_kind: 'owner' | 'portal' | 'public' | 'system';
  actor_name: string | null;
  color: string | null;
  entity: string;
  entity_id: string | null;
  action: string;
  before: Kept | null;
  after: Kept | null;
} & { [Name in keyof Known as `known_${Name}`]: Known[Name] } & {
  /** Of what it is about, if that is still there. */
  appointment: { id: string; date: string } | null;
  sale: { id: string } | null;
  person: { id: string } | null;
  product: { id: string; name: string; product_type: 'internal' | 'resale' } | null;
  service: { id: string; name: string } | null;
  closing: { id: string; start_date: string; end_date: string } | null;
};

export type Found = {
  rows: LineRow[];
  /** Where the look for words stopped; null where there is nothing further to look at. */
  looked_to: string | null;
  days: { day: string; count: number }[];
};

/** So many lines are looked through for a page of those that have the words; the next page looks on. */
const LOOKED_AT = 5_000;

/** The newest first, in one statement. */
export async function readLines(db: Database, wanted: Wanted): Promise<Found> {
  const rules = rulesOf(wanted);
  const isSearch = wanted.terms.length > 0;
  const most = isSearch ? LOOKED_AT : PAGE_ROWS + 1;
  const after = wanted.after === undefined ? sql`true` : sql`id < ${wanted.after}::bigint`;
  const lines = sql`select * from ${historyRows.as('line')} where ${rules} and ${after} order by id desc limit ${most}`;
  const shown = isSearch && wanted.isForSifting ? most : PAGE_ROWS + 1;
  const [found] = await readFrom(db, lines, { terms: wanted.terms, days: isSearch ? undefined : rules, most, shown });
  return found ?? { rows: [], looked_to: null, days: [] };
}

/** What happened to these rows of these entities. */
export async function readLinesOf(db: Database, of: RawBuilder<unknown>, after: string | undefined): Promise<Found> {
  const lines = sql`
    select line.* from (${of}) as of(entity, entity_id)
      join ${historyRows.as('line')} on line.entity = of.entity and line.entity_id = of.entity_id
    where ${after === undefined ? sql`true` : sql`line.id < ${after}::bigint`} order by line.id desc limit ${PAGE_ROWS + 1}`;
  const [found] = await readFrom(db, lines, { terms: [], most: PAGE_ROWS + 1, shown: PAGE_ROWS + 1 });
  return found ?? { rows: [], looked_to: null, days: [] };
}

type Reading = { terms: readonly string[]; days?: RawBuilder<SqlBool> | undefined; most: number; shown: number };

async function readFrom(
  db: Database,
  lines: RawBuilder<unknown>,
  { terms, days, most, shown }: Reading,
): Promise<Found[]> {
  const has = terms.map(
    (term) => sql<SqlBool>`concat_ws(' ', ${NAMED}, before::text, after::text) ~ ${patternOf(term)}`,
  );
  const { rows } = await sql<Found>`
    with salon as (select timezone from ${profileRows.as('profiles')}),
    owner as (select id, name from ${memberRows.as('members')} where role = 'owner'),
    line as materialized (${lines}),
    told as (
      select line.id as number, line.id::text as id, to_char(local.at, 'YYYY-MM-DD') as day, to_char(local.at, 'HH24:MI') as time,
        line.actor_kind, coalesce(member.name, actor.nome, case line.actor_kind when 'owner' then owner.name when 'public' then line.after ->> 'client_name' end) as actor_name,
        coalesce(actor.color, worker.color) as color, line.entity, line.entity_id, line.action, line.before, line.after, ${NAMES}, ${THINGS}
      from line cross join salon
        left join owner on true
        cross join lateral (select line.at at time zone salon.timezone as at) as local
        left join ${memberRows.as('member')} on member.id = coalesce(line.member_id, case line.actor_kind when 'owner' then owner.id end)
        left join ${staffRows.as('worker')} on worker.id = member.staff_id
        left join ${staffRows.as('actor')} on line.actor_kind = 'portal' and actor.id = line.actor_id
        ${POINTERS}
    ),
    shown as (select * from told where ${has.length === 0 ? sql`true` : sql.join(has, sql` and `)} order by number desc limit ${shown})
    select coalesce((select json_agg(shown order by number desc) from shown), '[]') as rows,
      (select min(id)::text from line having count(*) = ${most}) as looked_to,
      ${days === undefined ? sql`'[]'::json` : countOf(days)} as days`.execute(db);
  return rows;
}

const NAMED = sql`actor_name, known_staff, known_client, known_product, known_cost, known_sale`;

const ACCENTED: Record<string, string> = {
  a: 'áàâãäå',
  c: 'ç',
  e: 'éèêë',
  i: 'íìîï',
  n: 'ñ',
  o: 'óòôõö',
  u: 'úùûü',
  y: 'ýÿ',
};

/** Finds a word in whatever letters it is written. Folding all that was ever kept takes the database twenty times as long. */
export function patternOf(term: string): string {
  return [...term]
    .map((letter) => {
      const like = letter + (ACCENTED[letter] ?? '');
      return /\p{L}/u.test(letter) ? `[${like}${like.toUpperCase()}]` : letter.replace(/[^\p{L}\p{N}]/u, '\\$&');
    })
    .join('');
}

/** How many lines each day of the page has altogether, those on other pages too. */
const countOf = (rules: RawBuilder<SqlBool>) => {
  const midnight = (day: RawBuilder<unknown>) =>
    sql`(select (((${day}) at time zone salon.timezone)::date)::timestamp at time zone salon.timezone from line cross join salon group by salon.timezone)`;
  return sql`coalesce((select json_agg(counted) from (
    select to_char(at at time zone (select timezone from salon), 'YYYY-MM-DD') as day, count(*)::int as count from ${historyRows.as('line')}
    where ${rules} and at >= ${midnight(sql`min(line.at)`)} and at < ${midnight(sql`max(line.at) + interval '1 day'`)}
    group by 1 order by 1 desc) as counted), '[]')`;
};

function rulesOf({ person, entities, only, first, last }: Wanted): RawBuilder<SqlBool> {
  const midnight = (day: string, days: number) =>
    sql`((${day}::date + ${days}::int)::timestamp at time zone (select timezone from ${profileRows.as('profiles')}))`;
  const rules = [
    sql<SqlBool>`true`,
    entities && sql<SqlBool>`entity = any(${entities}::text[])`,
    person && whose(person),
    only && ONLY[only],
    first && sql<SqlBool>`at >= ${midnight(first, 0)}`,
    last && sql<SqlBool>`at < ${midnight(last, 1)}`,
  ];
  return sql<SqlBool>`${sql.join(
    rules.filter((rule) => rule !== undefined && rule !== ''),
    sql` and `,
  )}`;
}

/** What the owner did before there were members is theirs. */
function whose(person: Person): RawBuilder<SqlBool> {
  const { kind, id } = person;
  if (kind === 'public' || kind === 'system') return sql<SqlBool>`actor_kind = ${kind}`;
  if (kind === 'portal') return sql<SqlBool>`actor_kind = 'portal' and actor_id = ${id}::uuid`;
  const isOwner = sql`exists (select from ${memberRows.as('members')} where id = ${id}::uuid and role = 'owner')`;
  return sql<SqlBool>`(member_id = ${id}::uuid or member_id is null and actor_kind = 'owner' and ${isOwner})`;
}

const differs = (field: string) =>
  sql`before -> ${sql.lit(field)} is distinct from after -> ${sql.lit(field)} and before ? ${sql.lit(field)} and after ? ${sql.lit(field)}`;

/** Of an appointment that was finalised, or is no longer. */
const isFinalised = sql`entity = 'appointments' and before ->> 'status' <> after ->> 'status' and 'finalizado' in (before ->> 'status', after ->> 'status')`;
const isReopened = sql`${isFinalised} and before ->> 'status' = 'finalizado'`;

const ONLY: Record<Filter, RawBuilder<SqlBool>> = {
  money: sql`(${isFinalised} or entity in ('sales', 'sale_voids', 'payments', 'cash_days', 'cash_movements', 'commission_advances', 'commission_settlements',
    'commission_closings', 'expenses', 'product_purchases', 'purchase_instalments', 'fixed_cost_types', 'monthly_fixed_costs'))`,
  corrections: sql`(entity = 'sale_voids' or entity = 'payments' and action = 'update'
    or entity = 'sales' and ${differs('discount')} or entity = 'appointments' and ${differs('discount_value')} or ${isReopened})`,
  prices: sql`entity in ('services', 'products') and action = 'update' and ${differs('price')}`,
  access: sql`entity in ('members', 'member_invitations', 'users', 'staff_portal_access')`,
  removed: sql`action in ('delete', 'refuse')`,
};

/** Everybody with an access, who once had one, and who works here: they may have come through the portal. */
export async function readPeople(
  db: Database,
): Promise<{ kind: 'member' | 'portal'; id: string; name: string; is_active: boolean }[]> {
  const { rows } = await sql<{ kind: 'member' | 'portal'; id: string; name: string; is_active: boolean }>`
    select * from (
      select 'member' as kind, id, name, ended_at is null as is_active from ${memberRows.as('members')}
      union all
      select 'portal', id, nome, ativo from ${staffRows.as('staff')}
    ) as people order by kind, is_active desc, app.search_text(name), id`.execute(db);
  return rows;
}
