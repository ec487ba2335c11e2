import pg from 'pg';
import { derive } from './secret.ts';

/** Everything `pg` needs to sign in as one role. */
export type Login = {
  host: string;
  port: number;
  database: string;
  user: string;
  password: string;
  ssl: pg.ClientConfig['ssl'];
};

/** The last one may read nothing: announcements are all it hears, over a session that a connection pooler must not share. */
type Part = 'app' | 'auth' | 'listen';

/**
 * The roles that the program signs in as: they own nothing, so row-level security binds them whatever they try. The
 * administrator of DATABASE_URL only migrates and makes these. Named after the database, because roles belong to the
 * whole cluster; their passwords follow from the secret, so every process of one installation knows them.
 */
export async function makeLogins(adminUrl: string, secret: string): Promise<Record<Part, Login>> {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    // Two processes starting together would both try to make the roles. The lock ends with the transaction, so that it holds
    // behind a connection pooler too.
    await client.query('begin');
    await client.query("select pg_advisory_xact_lock(hashtext('madeixa logins'))");
    const logins = {
      app: await makeLogin(client, secret, 'app'),
      auth: await makeLogin(client, secret, 'auth'),
      listen: await makeLogin(client, secret, 'listen'),
    };
    await client.query('commit');
    return logins;
  } finally {
    await client.end();
  }
}

async function makeLogin(client: pg.Client, secret: string, part: Part): Promise<Login> {
  const database = client.database ?? 'postgres';
  const user = `${database}_${part}_login`;
  const password = derive(secret, `database login ${user}`);
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [user]);
  const role = client.escapeIdentifier(user);
  await client.query(`${rowCount ? 'alter' : 'create'} role ${role} login password ${client.escapeLiteral(password)}`);
  if (part !== 'listen') await client.query(`grant madeixa_${part} to ${role}`);
  return { host: client.host, port: client.port, database, user, password, ssl: client.ssl };
}
