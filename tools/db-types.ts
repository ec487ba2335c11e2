// Writes src/server/kernel/database/schema.ts, and beside it what the program's roles may do (needed-grants.json) and which tables are guarded
// (needed-policies.json), from the migrated schema: of the database that DATABASE_URL names, else of a throwaway one. With --verify it writes
// nothing, and fails when a file is stale.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { grantsIn, guardedTablesIn } from '../src/server/kernel/database/needs.ts';
import { newTestDatabase, startTestCluster } from '../src/server/kernel/testing/test-cluster.ts';

// kysely-codegen asks for TypeScript by its own name, which it does not have here (docs/decisions/041).
registerHooks({
  resolve: (name, context, next) => next(name === 'typescript' ? 'typescript-compiler' : name, context),
});
const { Cli } = await import('kysely-codegen');

const url = process.env.DATABASE_URL;
const isVerifying = process.argv.includes('--verify');
process.exitCode = url ? (await writeNeeds(url)) || (await writeTypes(url)) : await onThrowawayDatabase();

async function writeNeeds(url: string): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  const [grants, policies] = [await grantsIn(client), await guardedTablesIn(client)];
  await client.end();
  return writeList('needed-grants.json', grants) || writeList('needed-policies.json', policies);
}

function writeList(name: string, list: object[]): number {
  const file = fileURLToPath(new URL(`../src/server/kernel/database/${name}`, import.meta.url));
  const text = `[\n${list.map((one) => `  ${JSON.stringify(one)}`).join(',\n')}\n]\n`;
  if (!isVerifying) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) {
    console.error(`${file} is stale: npm run db:types`);
    return 1;
  }
  return 0;
}

async function writeTypes(url: string): Promise<number> {
  const config = {
    url,
    dialect: 'postgres',
    outFile: fileURLToPath(new URL('../src/server/kernel/database/schema.ts', import.meta.url)),
    defaultSchemas: ['public'],
    // Not what others keep in the same database (the job queue has a schema of its own).
    includePattern: '{public,auth,app}.*',
    // Dates and times are the salon's wall clock and arrive as text: a Date would move them into the server's zone.
    dateParser: 'string',
    typeMapping: { timestamptz: 'string', timestamp: 'string' },
    verify: isVerifying,
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
