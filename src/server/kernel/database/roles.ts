import pg from 'pg';
import { derive } from '../secret.ts';
import { UnfitDatabase } from './needs.ts';

/** Everything `pg` needs to sign in as one role. */
export type Login = {
  host: string;
  port: number;
  database: string;
  user: string;
  password: string;
  ssl: pg.ClientConfig['ssl'];
};

/**
 * What the database itself ends, so that nothing of ours holds its locks for long: a statement that takes too long, and a transaction whose program
 * is gone or stuck. Kept with the role, because a connection pooler refuses them from a program that connects.
 */
const TIME_LIMITS = { statement_timeout: '8s', idle_in_transaction_session_timeout: '10s' };

/** A report is a few milliseconds of work for one process. To start others for it takes longer than that, and whoever else is served has to wait for them. */
const ALONE = { max_parallel_workers_per_gather: '0' };

/** `listen` may read nothing: announcements are all it hears. Its sessions, and those of `system`, which runs the jobs, a connection pooler must not share. */
const PARTS = ['app', 'auth', 'listen', 'system'] as const;
type Part = (typeof PARTS)[number];

const loginOf = (database: string, part: Part) => `${database}_${part}_login`;

/**
 * The roles that the program signs in as: they own nothing, so row-level security binds them whatever they try. The
 * administrator of DATABASE_URL only migrates and makes these. Named after the database, because roles belong to the
 * whole cluster; their passwords follow from the secret, so every process of one installation knows them.
 */
export async function makeLogins(adminUrl: string, secret: string): Promise<Record<Part, Login>> {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 5_000 });
  // A connection lost between two statements also rejects the next one; without a listener it would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    // Two processes starting together would both try to make the roles. The lock ends with the transaction, so that it holds
    // behind a connection pooler too.
    await client.query('begin');
    await client.query("select pg_advisory_xact_lock(hashtext('madeixa logins'))");
    const since = await readGeneration(client);
    const logins = {
      app: await makeLogin(client, secret, 'app', since),
      auth: await makeLogin(client, secret, 'auth', since),
      listen: await makeLogin(client, secret, 'listen', since),
      system: await makeLogin(client, secret, 'system', since),
    };
    await client.query('commit');
    return logins;
  } finally {
    await client.end();
  }
}

/**
 * The last migration that wanted all servers stopped. Passwords follow from it too, so that a server from before it, which still runs somewhere,
 * cannot sign in any more. Version 0.1.0 knew nothing of this: what it migrates to is the first generation.
 */
async function readGeneration(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string | null }>(
    "select max(name) as name from app.migrations where not older_may_run and name > '0031_sellers_hear.sql'",
  );
  return rows[0]?.name ? ` since ${rows[0].name}` : '';
}

/**
 * Keeps every server off this database, whatever its version, and ends what they are doing. `makeLogins` lets those in that come after; what is
 * answered lets all of them in again.
 */
export async function shutOut(client: pg.Client): Promise<() => Promise<void>> {
  const names = PARTS.map((part) => loginOf(client.database ?? 'postgres', part));
  const { rows } = await client.query<{ role: string }>(
    'select rolname as role from pg_roles where rolname = any($1)',
    [names],
  );
  const roles = rows.map(({ role }) => client.escapeIdentifier(role)).join(', ');
  const each = async (may: 'login' | 'nologin') => {
    for (const { role } of rows) await client.query(`alter role ${client.escapeIdentifier(role)} ${may}`);
  };
  if (rows.length === 0) return async () => {};
  await each('nologin');
  // An administrator who is no superuser may end only sessions of roles it is a member of; rolled back, it is none afterwards.
  await client.query('begin');
  await client.query(`grant ${roles} to current_user`);
  await client.query(
    'select pg_terminate_backend(pid, 5000) from pg_stat_activity where usename = any($1) and datname = current_database()',
    [names],
  );
  await client.query('rollback');
  return () => each('login');
}

async function makeLogin(client: pg.Client, secret: string, part: Part, since: string): Promise<Login> {
  const database = client.database ?? 'postgres';
  const user = loginOf(database, part);
  const password = derive(secret, `database login ${user}${since}`);
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [user]);
  const role = client.escapeIdentifier(user);
  await client.query(`${rowCount ? 'alter' : 'create'} role ${role} login password ${client.escapeLiteral(password)}`);
  for (const [name, value] of Object.entries({ ...TIME_LIMITS, ...ALONE })) {
    await client.query(`alter role ${role} set ${name} = ${client.escapeLiteral(value)}`);
  }
  if (part !== 'listen') await join(client, `madeixa_${part}`, role);
  return { host: client.host, port: client.port, database, user, password, ssl: client.ssl };
}

/** A database that was restored without its roles is told in words, before anybody is served by halves. */
async function join(client: pg.Client, group: string, role: string): Promise<void> {
  try {
    await client.query(`grant ${group} to ${role}`);
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === '42704') throw new UnfitDatabase([{ what: 'role', role: group }]);
    if (code === '42501') throw new UnfitDatabase([{ what: 'administrator', administrator: client.user ?? '', group }]);
    throw error;
  }
}
