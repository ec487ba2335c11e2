import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newTestDatabase, startTestCluster } from '#server/kernel/testing/test-cluster.ts';

/** One real server on a database of its own for the whole run; every test signs up a salon of its own in it. */
export default async function setup(): Promise<() => Promise<void>> {
  const cluster = await startTestCluster();
  const { adminUrl } = await newTestDatabase(cluster.url);
  const dataFolder = mkdtempSync(join(tmpdir(), 'madeixa-e2e-'));
  const server = await startServer({ DATABASE_URL: adminUrl, DATA_DIR: dataFolder });
  return async () => {
    server.kill('SIGTERM');
    await once(server, 'exit');
    await cluster.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  };
}

/** All tests come from one address: its limits are for people. */
const noLimits = {
  LIMIT_SIGN_INS_PER_ADDRESS: '1000000',
  LIMIT_SIGN_UPS_PER_ADDRESS: '1000000',
  LIMIT_RESETS_PER_ADDRESS: '1000000',
};

async function startServer(settings: Record<string, string>): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['src/server/main.ts'], {
    env: { ...process.env, ...noLimits, ...settings, PORT: String(await freePort()) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const failed = once(server, 'exit').then(([code]) =>
    Promise.reject(new Error(`The server ended with code ${code}.`)),
  );
  const [ready] = await Promise.race([once(server, 'message'), failed]);
  // The workers read it as their base URL.
  process.env.E2E_URL = ready.url;
  return server;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address !== 'object' || !address) throw new Error('A listening server has an address.');
  return address.port;
}
