// Writes src/server/kernel/schema.ts from the migrated schema: of the database that DATABASE_URL names, else of a throwaway one.
// With --verify it writes nothing, and fails when the file is stale.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Cli } from 'kysely-codegen';
import { newTestDatabase, startTestCluster } from '../src/server/kernel/testing/test-cluster.ts';

const url = process.env.DATABASE_URL;
process.exitCode = url ? await writeTypes(url) : await onThrowawayDatabase();

async function writeTypes(url: string): Promise<number> {
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
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}

/** In a process of its own: kysely-codegen leaves a connection open, and would fall over when the database goes. */
async function onThrowawayDatabase(): Promise<number> {
  const cluster = await startTestCluster();
  const { adminUrl } = await newTestDatabase(cluster.url);
  const env = { ...process.env, DATABASE_URL: adminUrl };
  const { status } = spawnSync(process.execPath, process.argv.slice(1), { env, stdio: 'inherit' });
  await cluster.stop();
  return status ?? 1;
}
