import type { TestServer } from '#server/test-server.ts';

type Values = Record<string, string | number | boolean | null>;

/** Puts a row into a salon's table behind the program's back; answers its id. */
export async function insertRow({ admin }: Pick<TestServer, 'admin'>, table: string, row: Values): Promise<string> {
  const columns = Object.keys(row);
  const { rows } = await admin.query<{ id: string }>(
    `insert into ${table} (${columns.join()}) values (${columns.map((_, index) => `$${index + 1}`).join()})
     returning to_jsonb(${table}) ->> 'id' as id`,
    Object.values(row),
  );
  return rows[0]?.id ?? '';
}
