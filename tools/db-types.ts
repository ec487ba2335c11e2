// Writes src/server/kernel/schema.ts from the migrated schema: of the database that DATABASE_URL names, else of a throwaway one.
// With --verify it writes nothing, and fails when the file is stale.
import { fileURLToPath } from 'node:url';
import { Cli } from 'kysely-codegen';
import { newTestDatabase, startTestCluster } from '../src/server/kernel/testing/test-cluster.ts';

const cluster = process.env.DATABASE_URL ? undefined : await startTestCluster();
const url = cluster ? (await newTestDatabase(cluster.url)).adminUrl : process.env.DATABASE_URL;

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
  process.exitCode = 1;
} finally {
  await cluster?.stop();
}
