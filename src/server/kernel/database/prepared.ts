import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Database } from './db.ts';
import { type Answer, sendAhead } from './pipeline.ts';
import type { Planned, PlannedQuery } from './planned.ts';

/** Stand for the values while a statement is put together. */
export type Places<Values> = { readonly [Name in keyof Values]-?: RawBuilder<Values[Name]> };

type Prepared<Values, Row> = {
  run(db: Database, values: Values): Promise<Row[]>;
  /** Without waiting for it, see `sendAhead`. */
  send(db: Database, values: Values): Promise<Answer<Row>>;
};

class Place {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A statement that is put together once, at its first call; every call only brings its values. For those that a crowd of visitors waits
 * for: putting a large one together takes the program as long as running it takes the database. Its text must not depend on a value.
 */
export function prepared<Values extends object, Row>(
  build: (db: Database, places: Places<Values>) => { compile(db: Database): CompiledQuery<Row> },
  { planned }: { planned?: Planned } = {},
): Prepared<Values, Row> {
  let statement: PlannedQuery<Row> | undefined;
  const places = new Proxy({} as Places<Values>, { get: (_, name) => sql.val(new Place(String(name))) });

  function filled(db: Database, values: Values): CompiledQuery<Row> {
    statement ??= { ...build(db, places).compile(db), ...(planned && { planned }) };
    const parameters = statement.parameters.map((one) =>
      one instanceof Place ? values[one.name as keyof Values] : one,
    );
    return { ...statement, parameters };
  }

  return {
    run: async (db, values) => (await db.executeQuery(filled(db, values))).rows,
    send: (db, values) => sendAhead(db, { compile: () => filled(db, values) }),
  };
}
