import type pg from 'pg';
import { type Database, databaseOf } from '#server/kernel/database/db.ts';
import type { OwnerId } from '#server/kernel/principal.ts';

type Node = {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Node[];
};

/** How many rows of tables the database looks at for what `work` asks, by EXPLAIN ANALYZE of each of its statements. */
export async function rowsRead(
  pool: pg.Pool,
  owner: OwnerId,
  work: (db: Database) => Promise<unknown>,
): Promise<number> {
  const statements: { text: string; values: unknown[] }[] = [];
  const client = await pool.connect();
  const asked = client.query.bind(client);
  const listening = Object.assign(Object.create(pool), {
    connect: async () =>
      Object.assign(Object.create(client), {
        query: (query: string | { text: string; values: unknown[] }) => {
          if (typeof query !== 'string') statements.push(query);
          return asked(query as string);
        },
        release: () => {},
      }),
  });
  await work(databaseOf(listening, owner));
  let count = 0;
  for (const { text, values } of statements) {
    await client.query(`begin; set local app.user_id = '${owner}'`);
    const { rows } = await client.query(`explain (analyze, format json) ${text}`, values);
    await client.query('commit');
    count += rowsOf((rows[0] as { 'QUERY PLAN': [{ Plan: Node }] })['QUERY PLAN'][0].Plan);
  }
  client.release();
  return count;
}

function rowsOf(node: Node): number {
  const own = node['Relation Name']
    ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
    : 0;
  return (node.Plans ?? []).reduce((sum, plan) => sum + rowsOf(plan), own);
}
