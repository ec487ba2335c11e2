import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { DB } from './schema.ts';

/**
 * Builds what an area lends of its tables and runs nothing: `lent.selectFrom('clients').select(['id', 'name'])`. A reader puts it where the
 * table's name would stand, `.leftJoin(clientRows.as('clients'), …)`; the database plans it like the table itself.
 */
export const lent = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
