// Writes src/server/kernel/schema.ts from the migrated database that DATABASE_URL names.
// With --verify it writes nothing, and fails when the file is stale.
import { fileURLToPath } from 'node:url';
import { Cli } from 'kysely-codegen';

const url = process.env.DATABASE_URL;
if (!url) {
  console.error('db-types: set DATABASE_URL to a migrated database.');
  process.exit(1);
}

const config = {
  url,
  dialect: 'postgres',
  outFile: fileURLToPath(new URL('../src/server/kernel/schema.ts', import.meta.url)),
  defaultSchemas: ['public'],
  // Not what others keep in the same database (the job queue has a schema of its own).
  includePattern: '{public,auth,app}.*',
  // Dates and times are the salon's wall clock and arrive as text: a Date would move them into the server's zone.
  dateParser: 'string',
  typeMapping: { timestamptz: 'string', timestamp: 'string' },
  verify: process.argv.includes('--verify'),
  logLevel: 'error',
};

try {
  await new Cli().run({ argv: [], config });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
