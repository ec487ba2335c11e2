import { randomBytes, randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { fillSalon, signUp, wordsOfSalon } from './salon.ts';
import { rowId } from './sample-inputs.ts';

/** A salon that was filled, and all its rows as one text. */
type Pattern = { owner: string; rows: string };
type Copier = { client: Client; statement: string; patterns: Map<string, Promise<Pattern>> };

const copiers = new WeakMap<Client, Promise<Copier>>();

/**
 * A salon as `fillSalon` fills it, and its owner's id. Once one was filled in that database the others are copies of its rows, because sweeps need
 * hundreds: triggers and foreign keys, which cost most, have seen the first.
 */
export async function copiedSalon(admin: Client, names: Record<string, string> = {}): Promise<string> {
  const copier = copiers.get(admin) ?? openCopier(admin);
  copiers.set(admin, copier);
  const { client, statement, patterns } = await copier;
  const which = JSON.stringify(names);
  const pattern = patterns.get(which) ?? newPattern(admin, names);
  patterns.set(which, pattern);
  const { owner, rows } = await pattern;
  const copy = randomUUID();
  await client.query({ name: 'copied-salon', text: statement, values: [renamed(rows, owner, copy)] });
  return copy;
}

/** With a connection of its own: who changes what fires loses all that is planned. */
async function openCopier(admin: Client): Promise<Copier> {
  const { rows: at } = await admin.query<{ name: string }>('select current_database() as name');
  const { host, port, user, password } = admin;
  const options = '-c session_replication_role=replica';
  const client = new Client({ host, port, user, password, database: at[0]?.name, options });
  await client.connect();
  admin.once('end', () => client.end());
  const { rows } = await client.query<{ table: string; columns: string }>(COLUMNS);
  const inserts = rows.map(
    ({ table, columns }, at) =>
      `i${at} as (insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, (select rows -> '${table}' from salon)))`,
  );
  const statement = `with salon as (select $1::jsonb as rows), ${inserts.join(', ')} select`;
  return { client, statement, patterns: new Map() };
}

/** What has an owner's rows, and whatever is not computed or counted there. */
const COLUMNS = `
  select attrelid::regclass::text as table, string_agg(quote_ident(attname), ', ' order by attnum) as columns
  from pg_attribute join pg_class on pg_class.oid = attrelid
  where relkind = 'r' and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''
    and (relnamespace = 'public'::regnamespace or attrelid in ('auth.users'::regclass, 'auth.sessions'::regclass))
  group by attrelid`;

async function newPattern(admin: Client, names: Record<string, string>): Promise<Pattern> {
  const owner = await signUp(admin);
  await fillSalon(admin, owner, names);
  const { rows: tables } = await admin.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  const own = tables.map(({ name }) => [name, name === 'profiles' ? `id = $1` : `user_id = $1`]);
  const accounts = 'select account_id from members where user_id = $1';
  const all = [...own, ['auth.users', `id in (${accounts})`], ['auth.sessions', `user_id in (${accounts})`]];
  const each = all.map(([name, whose]) => `'${name}', (select jsonb_agg(to_jsonb(t)) from ${name} t where ${whose})`);
  // A function takes a hundred arguments.
  const objects = each.map((one) => `jsonb_build_object(${one})`).join(' || ');
  const { rows } = await admin.query<{ rows: string }>(`select (${objects})::text as rows`, [owner]);
  return { owner, rows: rows[0]?.rows ?? '' };
}

/** The same rows of another salon: a named one has the id of its name there, every other id and secret is new. */
function renamed(rows: string, owner: string, copy: string): string {
  const short = (id: string) => id.replaceAll('-', '');
  const known = new Map([
    [owner, copy],
    [short(owner), short(copy)],
    ...wordsOfSalon.map((word) => [rowId(owner, word), rowId(copy, word)] as const),
  ]);
  return rows.replace(
    /\b(x?)([0-9a-f]{64}|[0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\b/g,
    (_, x, id) => {
      const other = known.get(id) ?? (id.includes('-') ? randomUUID() : randomBytes(id.length / 2).toString('hex'));
      known.set(id, other);
      return x + other;
    },
  );
}
