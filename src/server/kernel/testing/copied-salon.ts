import { randomBytes, randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { Owner, TestServer } from '../../test-server.ts';
import { fillSalon, signUp, wordsOfSalon } from './salon.ts';
import { rowId } from './sample-inputs.ts';

// Sweeps need salons by the hundred, and many files a new one for each test. To make one costs more than what is then asked of it: triggers, foreign
// keys, a dozen calls. So the first in a database is made, and the others are copies of its rows under new ids.

/** A salon that was filled, as `fillSalon` does it, and its owner's id. */
export async function filledCopy(admin: Client, names: Record<string, string> = {}): Promise<string> {
  const { rows, made } = await originalOf(admin, `filled ${JSON.stringify(names)}`, async () => {
    const owner = await signUp(admin);
    await fillSalon(admin, owner, names);
    return { made: owner, rows: await rowsOf(admin, owner, ['auth.users', 'auth.sessions']) };
  });
  const copy = randomUUID();
  const named = wordsOfSalon.map((word): [string, string] => [rowId(made, word), rowId(copy, word)]);
  await insert(admin, renamed(rows, [[made, copy], ...named]).rows);
  return copy;
}

export type MadeSalon<Name extends string> = { owner: Owner; ids: Record<Name, string> };

/** A salon as `make` makes it by calling the program: its owner is signed in, and `ids` are those of its rows. */
export async function copied<Name extends string>(
  server: TestServer,
  make: (server: TestServer) => Promise<MadeSalon<Name>>,
): Promise<MadeSalon<Name>> {
  const { admin } = server;
  let isFirst = false;
  const { made, rows } = await originalOf(admin, make, async () => {
    isFirst = true;
    const made = await make(server);
    return { made, rows: await rowsOf(admin, made.owner.id, ['auth.users', 'auth.accounts']) };
  });
  if (isFirst) return made;
  const id = randomUUID();
  const email = `${id}@example.com`;
  const copy = renamed(rows, [[made.owner.id, id]]);
  await insert(admin, copy.rows.replaceAll(made.owner.email, email));
  const token = randomUUID();
  const session = `insert into auth.sessions (user_id, token, expires_at) values ($1, $2, now() + interval '30 days')`;
  await admin.query(session, [id, token]);
  const owner = Object.assign(server.visitor(), { id, email, password: made.owner.password });
  owner.cookie = server.cookieFor(token);
  const ids = Object.entries<string>(made.ids).map(([name, of]) => [name, copy.idOf(of)]);
  return { owner, ids: Object.fromEntries(ids) as Record<Name, string> };
}

type Original<Made> = { made: Made; rows: string };
const originals = new WeakMap<Client, Map<unknown, Promise<unknown>>>();

/** What was made in that database under this key. Its rows are read before anybody has it. */
function originalOf<Made>(admin: Client, key: unknown, make: () => Promise<Original<Made>>): Promise<Original<Made>> {
  const ofDatabase = originals.get(admin) ?? new Map<unknown, Promise<unknown>>();
  originals.set(admin, ofDatabase);
  const original = (ofDatabase.get(key) as Promise<Original<Made>> | undefined) ?? make();
  ofDatabase.set(key, original);
  return original;
}

/** Every row of a salon by its table, as one text; and those of its people in these tables. */
async function rowsOf(admin: Client, owner: string, accounts: string[]): Promise<string> {
  const { rows: tables } = await admin.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  const own = tables.map(({ name }) => [name, `${name === 'profiles' ? 'id' : 'user_id'} = $1`]);
  const people = accounts.map((name) => [
    name,
    `${name === 'auth.users' ? 'id' : 'user_id'} in (select account_id from members where user_id = $1)`,
  ]);
  const each = [...own, ...people].map(
    ([name, whose]) =>
      `jsonb_build_object('${name}', (select coalesce(jsonb_agg(to_jsonb(t)), '[]') from ${name} t where ${whose}))`,
  );
  const { rows } = await admin.query<{ rows: string }>(`select (${each.join(' || ')})::text as rows`, [owner]);
  return rows[0]?.rows ?? '';
}

/** The same rows with other ids: these are given, every other id and secret is new. */
function renamed(rows: string, given: [string, string][]) {
  const short = (id: string) => id.replaceAll('-', '');
  const known = new Map(given.flatMap(([id, other]) => [[id, other] as const, [short(id), short(other)] as const]));
  const idOf = (id: string) => {
    const other = known.get(id) ?? (id.includes('-') ? randomUUID() : randomBytes(id.length / 2).toString('hex'));
    known.set(id, other);
    return other;
  };
  const ids = /\b(x?)([0-9a-f]{64}|[0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\b/g;
  return { rows: rows.replace(ids, (_, x, id) => x + idOf(id)), idOf };
}

type Copier = { client: Client; statement: string };
const copiers = new WeakMap<Client, Promise<Copier>>();

async function insert(admin: Client, rows: string): Promise<void> {
  const copier = copiers.get(admin) ?? openCopier(admin);
  copiers.set(admin, copier);
  const { client, statement } = await copier;
  await client.query({ name: 'copied-salon', text: statement, values: [rows] });
}

/** With a connection of its own, because a change of what fires forgets every plan. */
async function openCopier(admin: Client): Promise<Copier> {
  const { rows: at } = await admin.query<{ name: string }>('select current_database() as name');
  const { host, port, user, password } = admin;
  const options = '-c session_replication_role=replica';
  const client = new Client({ host, port, user, password, database: at[0]?.name, options });
  client.on('error', () => {});
  await client.connect();
  admin.once('end', () => client.end());
  const { rows: tables } = await client.query<{ name: string; columns: string }>(COLUMNS);
  const inserts = tables.map(
    ({ name, columns }, at) =>
      `i${at} as (insert into ${name} (${columns}) select ${columns} from jsonb_populate_recordset(null::${name}, (select rows -> '${name}' from salon)))`,
  );
  return { client, statement: `with salon as (select $1::jsonb as rows), ${inserts.join(', ')} select` };
}

/** But what is computed or counted there. */
const COLUMNS = `
  select attrelid::regclass::text as name, string_agg(quote_ident(attname), ', ' order by attnum) as columns
  from pg_attribute join pg_class on pg_class.oid = attrelid
  where relkind = 'r' and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''
    and (relnamespace = 'public'::regnamespace
      or attrelid in ('auth.users'::regclass, 'auth.accounts'::regclass, 'auth.sessions'::regclass))
  group by attrelid`;
