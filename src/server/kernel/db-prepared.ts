import { type Compilable, type CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Database } from './db.ts';

/** Where a value will be. */
class Place {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Stands for the values while the statement is put together. */
export type Places<Values> = { readonly [Name in keyof Values]-?: RawBuilder<Values[Name]> };

/**
 * A statement that is put together once, at the first call; every call after it only brings its values. For the few that a crowd of visitors
 * waits for: putting a large one together takes the program as long as running it takes the database. Its text must not depend on a value.
 */
export function prepared<Values extends Record<string, unknown>, Row>(
  build: (db: Database, places: Places<Values>) => Compilable<Row>,
): (db: Database, values: Values) => Promise<Row[]> {
  let statement: CompiledQuery<Row> | undefined;
  const places = new Proxy({} as Places<Values>, { get: (_, name) => sql.val(new Place(String(name))) });
  return async (db, values) => {
    statement ??= build(db, places).compile();
    const parameters = statement.parameters.map((one) => (one instanceof Place ? values[one.name] : one));
    return (await db.executeQuery<Row>({ ...statement, parameters })).rows;
  };
}
