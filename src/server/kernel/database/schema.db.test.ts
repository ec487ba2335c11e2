import type { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectAsAdmin } from '../testing/salon.ts';

let admin: Client;
beforeAll(async () => {
  admin = await connectAsAdmin();
});
afterAll(() => admin.end());

/** Each query lists the offenders: the rule holds when there are none. */
async function offenders(sql: string): Promise<string[]> {
  const { rows } = await admin.query<{ offender: string }>(sql);
  return rows.map(({ offender }) => offender);
}

const ownerTables = `(select c.oid, c.relname, c.relrowsecurity, c.relforcerowsecurity,
    (select attnum from pg_attribute where attrelid = c.oid
      and attname = case c.relname when 'profiles' then 'id' else 'user_id' end) as owner_column
  from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')) as t`;

test('the catalogue sees the salon’s tables', async () => {
  const { rows } = await admin.query(`select count(*)::int as tables from ${ownerTables}`);
  expect(rows[0].tables).toBeGreaterThanOrEqual(26);
});

test('every table says whose each row is', async () => {
  const missing = `select relname as offender from ${ownerTables}
    left join pg_attribute a on a.attrelid = t.oid and a.attnum = t.owner_column
    where a.attnum is null or not a.attnotnull or a.atttypid <> 'uuid'::regtype`;
  expect(await offenders(missing)).toEqual([]);
});

test('every row goes with its salon', async () => {
  // The salon itself goes with the account of its owner, by a trigger: they are two things.
  const staying = `select relname as offender from ${ownerTables} where relname <> 'profiles' and not exists (
    select from pg_constraint where conrelid = t.oid and contype = 'f' and conkey = array[t.owner_column]
      and confdeltype = 'c' and confrelid = 'profiles'::regclass)`;
  expect(await offenders(staying)).toEqual([]);
});

test('row-level security is on and forced on every table', async () => {
  const open = `select relname as offender from ${ownerTables} where not (relrowsecurity and relforcerowsecurity)`;
  expect(await offenders(open)).toEqual([]);
});

test('every table has the one policy of its owner, for what is read and for what is written', async () => {
  const unguarded = `select relname as offender from ${ownerTables} where not exists (
    select from pg_policies where schemaname = 'public' and tablename = relname and cmd = 'ALL' and roles = '{public}'
      and permissive = 'PERMISSIVE' and qual ~ '^\\((user_id|id) = \\( SELECT app.owner_id\\(\\) AS owner_id\\)\\)$' and with_check = qual)`;
  expect(await offenders(unguarded)).toEqual([]);
  // Those of the roles that the program steps down to only take away.
  const further = `select tablename || '.' || policyname as offender from pg_policies
    where schemaname = 'public' and policyname <> 'owner'
      and (permissive = 'PERMISSIVE' or not roles <@ '{madeixa_portal,madeixa_visitor}') order by 1`;
  expect(await offenders(further)).toEqual([
    'history.member_acts',
    'member_invitations.holder',
    'members.of_account',
    'members.sessions',
    'profiles.sessions',
    'salon_names.named',
    'staff_portal_access.link_holder',
  ]);
});

test('every key and index starts with the owner', async () => {
  const elsewhere = `select i.indexrelid::regclass::text as offender from ${ownerTables}
    join pg_index i on i.indrelid = t.oid where i.indkey[0] <> t.owner_column order by 1`;
  // Some know what leads to a salon before they know the salon: an account its memberships, whoever is invited or comes to the portal a link, and a
  // visitor the name of its page.
  expect(await offenders(elsewhere)).toEqual([
    'member_invitations_token_hash_key',
    'members_of_account',
    'members_owns_one',
    'salon_names_name',
    'staff_portal_access_token_hash_key',
  ]);
});

test('every id of another row is a reference that the database keeps', async () => {
  const loose = `select relname || '.' || attname as offender from ${ownerTables}
    join pg_attribute a on a.attrelid = t.oid and attname like '%\\_id'
    where not exists (select from pg_constraint where conrelid = t.oid and contype = 'f' and attnum = any (conkey))
    order by 1`;
  // The history also speaks of rows that are gone, and so does a closed period. What a payment draws from may be one of several kinds of rows.
  const closed = ['appointment_id', 'line_id', 'sale_id'].map((column) => `commission_closing_entries.${column}`);
  // Triggers bring these into line when a row goes, which a reference would forbid while they do.
  const kept = ['line_id', 'product_id', 'sale_id', 'service_id', 'staff_id'].map((id) => `finalised_lines.${id}`);
  // An account may go, and leaves its name to the history of salons that others own.
  const others = [
    'history.actor_id',
    'history.entity_id',
    'history.member_id',
    'members.account_id',
    'payments.source_id',
  ];
  expect(await offenders(loose)).toEqual([
    'client_visits.client_id',
    ...closed,
    'commission_months.staff_id',
    ...kept,
    ...others,
  ]);
});

test('every reference stays inside the salon and has an index', async () => {
  const crossing = `select conname as offender from pg_constraint join ${ownerTables} on t.oid = conrelid
    where contype = 'f' and confrelid <> 'profiles'::regclass
      and conkey[1] <> owner_column`;
  expect(await offenders(crossing)).toEqual([]);
  const unindexed = `select conname as offender from pg_constraint join ${ownerTables} on t.oid = conrelid
    where contype = 'f' and not exists (select from pg_index i where i.indrelid = conrelid and i.indpred is null
      and conkey::int2[] = (string_to_array(i.indkey::text, ' ')::int2[])[1:cardinality(conkey)])`;
  expect(await offenders(unindexed)).toEqual([]);
});

test('every table with updated_at has it touched by the database', async () => {
  const untouched = `select relname as offender from ${ownerTables}
    join pg_attribute a on a.attrelid = t.oid and attname = 'updated_at'
    where not exists (select from pg_trigger where tgrelid = t.oid and tgfoid = 'app.touch_updated_at'::regproc)`;
  expect(await offenders(untouched)).toEqual([]);
});

test('the program’s roles own nothing, cannot sign in by themselves and cannot bypass row-level security', async () => {
  const roles = ['madeixa_app', 'madeixa_auth', 'madeixa_portal', 'madeixa_system', 'madeixa_visitor'];
  const mighty = `select rolname as offender from pg_roles where rolname in (${roles.map((role) => `'${role}'`)})
    and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolcanlogin)`;
  expect(await offenders(mighty)).toEqual([]);
  const owned = `select relname as offender from pg_class where relowner in (${roles.map((role) => `'${role}'::regrole`)})`;
  expect(await offenders(owned)).toEqual([]);
});

test('each role reaches its own tables only', async () => {
  const tablesOf = (role: string, privilege: string) => `select c.oid::regclass::text as offender from pg_class c
    where relkind = 'r' and relnamespace in ('public'::regnamespace, 'auth'::regnamespace, 'app'::regnamespace)
      and has_table_privilege('${role}', c.oid, '${privilege}') order by 1`;
  expect(await offenders(`select * from (${tablesOf('madeixa_app', 'select')}) x where offender like 'a%.%'`)).toEqual([
    'app.limits',
    'app.migrations',
    'app.web_files',
  ]);
  expect(await offenders(tablesOf('madeixa_auth', 'select'))).toEqual([
    'auth.accounts',
    'auth.email_changes',
    'auth.sessions',
    'auth.two_factors',
    'auth.users',
    'auth.verifications',
    'members',
  ]);
  expect(await offenders(tablesOf('madeixa_system', 'select'))).toEqual(['member_invitations', 'untold_requests']);
  const writable = await offenders(tablesOf('madeixa_app', 'delete'));
  expect(writable).toContain('clients');
  expect(writable).not.toContain('profiles');
  expect(writable).not.toContain('history');
  expect(writable).not.toContain('app.migrations');
  expect(writable).not.toContain('app.web_files');
});

test('nothing of ours is open to everyone', async () => {
  const toAnyone = `select p.oid::regprocedure::text as offender from pg_proc p
    where pronamespace in ('public'::regnamespace, 'auth'::regnamespace, 'app'::regnamespace)
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
      and exists (select from aclexplode(coalesce(proacl, acldefault('f', proowner))) where grantee = 0)
    union all select nspname from pg_namespace where nspname in ('public', 'auth', 'app')
      and exists (select from aclexplode(nspacl) where grantee = 0)`;
  expect(await offenders(toAnyone)).toEqual([]);
});
