import type { Client } from 'pg';

export type Rows = Record<string, string[]>;

let statement: string | undefined;

/** Every row of a salon in every table, as the administrator sees them; in one query, because walks ask for it often. */
export async function everyRow(admin: Client, salon: string): Promise<Rows> {
  statement ??= await selectEveryRow(admin);
  const { rows } = await admin.query<{ name: string; rows: string[] }>({
    name: 'every-row',
    text: statement,
    values: [salon],
  });
  return Object.fromEntries(rows.map(({ name, rows }) => [name, rows]));
}

async function selectEveryRow(admin: Client): Promise<string> {
  const { rows } = await admin.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  return rows.map(({ name }) => rowsIn(name)).join(' union all ');
}

const rowsIn = (table: string) =>
  // Being there is no change.
  `select '${table}' as name, array(select (to_jsonb(t) - 'last_used_at')::text from ${table} t
   where ${table === 'profiles' ? 'id' : 'user_id'} = $1 order by 1) as rows`;
