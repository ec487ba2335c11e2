import type { CompiledQuery, Kysely, QueryResult } from 'kysely';
import type { DB } from './schema.ts';

/**
 * `once`: planned for any values, and each connection keeps that plan. For a statement that asks much and finds little, whose values change nothing
 * about how to find it: planning it takes longer than running it. `each`: planned at every call, with its values. For one that reads much, where
 * a month and ten years want different plans.
 */
export type Planned = 'once' | 'each';

export type PlannedQuery<Row = unknown> = CompiledQuery<Row> & { planned?: Planned };

type Statement<Row> = { compile(db: Kysely<DB>): PlannedQuery<Row> };
type PlannedStatement<Row> = Statement<Row> & { execute(db: Kysely<DB>): Promise<QueryResult<Row>> };

/**
 * Says how the database plans a statement: `planned('each', sql`…`).execute(db)`. `prepared` takes it as an option. Of a statement that says nothing
 * PostgreSQL decides by what it guesses that plans cost, after five calls, and guesses badly where row-level security or ten years are involved (decision 038).
 */
export function planned<Row>(how: Planned, statement: Statement<Row>): PlannedStatement<Row> {
  const compile = (db: Kysely<DB>) => ({ ...statement.compile(db), planned: how });
  return { compile, execute: (db) => db.executeQuery(compile(db)) };
}
