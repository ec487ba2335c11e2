import type pg from 'pg';
import neededGrants from './needed-grants.json' with { type: 'json' };
import neededPolicies from './needed-policies.json' with { type: 'json' };

/** What the database, or the built web app, does not have as this version needs it. Worded in `server.json`, under `lacks`. */
export type Lack =
  | { what: 'role'; role: string }
  | { what: 'membership'; role: string; group: string }
  | { what: 'administrator'; administrator: string; group: string }
  | { what: 'grants'; grant: string; number: number }
  | { what: 'policy'; policy: string; table: string; number: number }
  | { what: 'unguarded'; table: string }
  | { what: 'readOnly' | 'diskFull' }
  | { what: 'migration' | 'newerMigration'; name: string }
  | { what: 'pages' | 'otherPages' }
  | { what: 'file'; file: string };

export type Readiness = {
  /** What keeps this server from working as it should. Throws when the database cannot be asked. */
  lacks(): Promise<Lack[]>;
};

/** Found at the start, and nothing that waiting would mend. */
export class UnfitDatabase extends Error {
  readonly lacks: Lack[];

  constructor(lacks: Lack[]) {
    super(lacks.map((lack) => JSON.stringify(lack)).join(', '));
    this.lacks = lacks;
  }
}

export type Grant = {
  role: string;
  kind: string;
  object: string;
  /** Null is the whole table. */
  columns: string[] | null;
  privileges: string[];
};

/** Everything that the roles of the migrations may do. A dump names the roles, but does not carry them. */
export async function grantsIn(client: pg.ClientBase): Promise<Grant[]> {
  const { rows } = await client.query<Grant>(ALL_GRANTS);
  return rows;
}

/** A role that is not there, or does not do what the program wants to do as it. Throws when the database cannot be asked. */
export async function lacksOfRoles(pool: pg.Pool): Promise<Lack[]> {
  const { rows } = await pool.query<{ missing: string | null; role: string; group: string }>(APART);
  const missing = new Set(rows.flatMap(({ missing }) => missing ?? []));
  if (missing.size > 0) return [...missing].map((role) => ({ what: 'role', role }));
  return rows.map(({ role, group }) => ({ what: 'membership', role, group }));
}

export async function lacksOfGrants(pool: pg.Pool): Promise<Lack[]> {
  const { rows } = await pool.query<Grant>(UNGRANTED, [JSON.stringify(neededGrants)]);
  return rows[0] ? [{ what: 'grants', grant: inSql(rows[0]), number: rows.length }] : [];
}

export type GuardedTable = { table: string; policies: string[] };

/** Every table that row-level security guards, with the names of its policies. */
export async function guardedTablesIn(client: pg.ClientBase): Promise<GuardedTable[]> {
  const { rows } = await client.query<GuardedTable>(GUARDED);
  return rows;
}

/** Without them a salon would see nothing, or another salon. */
export async function lacksOfPolicies(pool: pg.Pool): Promise<Lack[]> {
  const { rows: missing } = await pool.query<{ table: string; policy: string | null }>(UNGUARDED, [
    JSON.stringify(neededPolicies),
  ]);
  const open = missing.find(({ policy }) => policy === null);
  if (open) return [{ what: 'unguarded', table: open.table }];
  const [first] = missing;
  return first ? [{ what: 'policy', policy: first.policy ?? '', table: first.table, number: missing.length }] : [];
}

/** A standby that was not promoted yet, a primary that somebody has made read-only, and a disk that is full. */
export async function lacksOfWriting(pool: pg.Pool): Promise<Lack[]> {
  const { rows } = await pool.query<{ read_only: boolean }>(
    `select pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as read_only`,
  );
  if (rows[0]?.read_only) return [{ what: 'readOnly' }];
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query("set local work_mem = '64kB'");
    await client.query(FILL_A_FILE);
    return [];
  } catch (error) {
    if ((error as { code?: string }).code === '53100') return [{ what: 'diskFull' }];
    throw error;
  } finally {
    await client.query('rollback').catch(() => {});
    client.release();
  }
}

/** What a function answers and memory does not hold goes through a file on the database's own disk, which leaves nothing behind. */
const FILL_A_FILE = 'select count(*) from generate_series(1, 20000)';

export async function readAppliedMigrations(pool: pg.Pool): Promise<AppliedMigration[]> {
  const { rows } = await pool.query<AppliedMigration>('select name, older_may_run from app.migrations');
  return rows;
}

export type AppliedMigration = { name: string; older_may_run: boolean };

/** A newer version's migration is no lack where it lets older versions go on: two of them run side by side during a release. */
export function lacksOfMigrations(applied: readonly AppliedMigration[], ours: readonly string[]): Lack[] {
  const there = new Set(applied.map(({ name }) => name));
  const missing = ours.filter((name) => !there.has(name));
  const newer = applied.filter(({ name, older_may_run }) => !older_may_run && !ours.includes(name));
  return [
    ...missing.map((name): Lack => ({ what: 'migration', name })),
    ...newer.map(({ name }): Lack => ({ what: 'newerMigration', name })),
  ];
}

/** As somebody would type it who mends it. */
function inSql({ role, kind, object, columns, privileges }: Grant): string {
  const what = privileges.map((privilege) => privilege.toLowerCase() + (columns ? ` (${columns.join(', ')})` : ''));
  return `grant ${what.join(', ')} on ${kind} ${object} to ${role}`;
}

/** Found in the catalogue, which everybody may read: asking for a name fails where the schema may not be entered. */
const OBJECTS = `
objects as (
  select oid, 'schema' as kind, nspname::text as object, nspacl as acl from pg_namespace where nspname in ('public', 'auth', 'app', 'jobs')
  union all
  select pg_class.oid, case relkind when 'S' then 'sequence' else 'table' end, nspname || '.' || relname, relacl
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace where nspname in ('public', 'auth', 'app', 'jobs')
  union all
  select pg_proc.oid, 'function', nspname || '.' || proname || '(' || oidvectortypes(proargtypes) || ')', proacl
  from pg_proc join pg_namespace on pg_namespace.oid = pronamespace where nspname in ('public', 'auth', 'app')
)`;

const GUARDED = `
select nspname || '.' || relname as table, array_agg(polname::text order by polname collate "C") as policies
from pg_class join pg_namespace on pg_namespace.oid = relnamespace join pg_policy on polrelid = pg_class.oid
where relrowsecurity and relforcerowsecurity and nspname in ('public', 'auth', 'app')
group by nspname, relname order by nspname collate "C", relname collate "C"`;

const UNGUARDED = `
select needed.table, case when relrowsecurity and relforcerowsecurity then policy end as policy
from jsonb_to_recordset($1) as needed ("table" text, policies text[]) cross join unnest(policies) as policy
left join (pg_class join pg_namespace on pg_namespace.oid = relnamespace) on nspname || '.' || relname = needed.table
where not coalesce(relrowsecurity and relforcerowsecurity, false)
  or not exists (select from pg_policy where polrelid = pg_class.oid and polname = policy)
order by needed.table, policy`;

const ALL_GRANTS = `
with ${OBJECTS}, granted as (
  select kind, object, null::text as column_name, grantee, privilege_type from objects, aclexplode(acl)
  union all
  select kind, object, attname::text, grantee, privilege_type
  from objects join pg_attribute on attrelid = objects.oid and kind = 'table' and not attisdropped, aclexplode(attacl)
), by_column as (
  select grantee, kind, object, column_name, array_agg(privilege_type order by privilege_type collate "C") as privileges
  from granted group by grantee, kind, object, column_name
)
select rolname::text as role, kind, object,
  array_agg(column_name order by column_name collate "C") filter (where column_name is not null) as columns, privileges
from by_column join pg_roles on pg_roles.oid = grantee
where rolname in ('madeixa_app', 'madeixa_auth', 'madeixa_portal', 'madeixa_system', 'madeixa_visitor')
group by rolname, kind, object, column_name is null, privileges
order by rolname collate "C", kind collate "C", object collate "C", privileges`;

/** The first lines are how the program steps down for people without an account. */
const APART = `
select case when one.oid is null then role when other.oid is null then "group" end as missing, role, "group"
from (values
  ('madeixa_app', 'madeixa_visitor'),
  ('madeixa_app', 'madeixa_portal'),
  (current_database() || '_app_login', 'madeixa_app'),
  (current_database() || '_auth_login', 'madeixa_auth'),
  (current_database() || '_system_login', 'madeixa_system')
) as member (role, "group")
left join pg_roles as one on one.rolname = role
left join pg_roles as other on other.rolname = "group"
where pg_has_role(one.oid, other.oid, 'member') is not true`;

const UNGRANTED = `
with ${OBJECTS}
select needed.role, kind, object, array_agg(column_name) filter (where column_name is not null) as columns,
  array[privilege] as privileges
from jsonb_to_recordset($1) as needed (role text, kind text, object text, columns text[], privileges text[])
cross join unnest(privileges) as privilege
cross join unnest(coalesce(columns, array[null::text])) as column_name
left join objects using (kind, object)
left join pg_roles on rolname = needed.role
left join pg_attribute on attrelid = objects.oid and attname = column_name and not attisdropped
where case
    when kind = 'schema' then has_schema_privilege(pg_roles.oid, objects.oid, privilege)
    when kind = 'function' then has_function_privilege(pg_roles.oid, objects.oid, privilege)
    when kind = 'sequence' then has_sequence_privilege(pg_roles.oid, objects.oid, privilege)
    when column_name is null then has_table_privilege(pg_roles.oid, objects.oid, privilege)
    else has_column_privilege(pg_roles.oid, objects.oid, attnum, privilege)
  end is not true
group by needed.role, kind, object, privilege
order by needed.role, object, privilege`;
