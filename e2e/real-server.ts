import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newTestDatabase, startTestCluster } from '#server/kernel/testing/test-cluster.ts';
import { freePort } from '../tools/free-port.ts';

export type RealServer = { url: string; adminUrl: string; outbox: string; stop: () => Promise<void> };

type Options = { fill?: (adminUrl: string) => Promise<void>; settings?: Record<string, string> };

/** The program as people run it, on a database of its own that goes with it. */
export async function startRealServer({ fill, settings = {} }: Options = {}): Promise<RealServer> {
  const cluster = await startTestCluster();
  const { adminUrl } = await newTestDatabase(cluster.url);
  await fill?.(adminUrl);
  const dataFolder = mkdtempSync(join(tmpdir(), 'madeixa-e2e-'));
  const { server, url } = await startProgram({ DATABASE_URL: adminUrl, DATA_DIR: dataFolder, ...settings });
  return {
    url,
    adminUrl,
    outbox: join(dataFolder, 'outbox'),
    async stop() {
      server.kill('SIGTERM');
      await once(server, 'exit');
      await cluster.stop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

/** All tests come from one address: its limits are for people. */
const noLimits = {
  BUSY_AFTER_MS: '0',
  LIMIT_SIGN_INS_PER_ADDRESS: '1000000',
  LIMIT_SIGN_UPS_PER_ADDRESS: '1000000',
  LIMIT_RESETS_PER_ADDRESS: '1000000',
  LIMIT_SLOT_LOOKUPS_PER_ADDRESS: '1000000',
  LIMIT_BOOKINGS_PER_ADDRESS: '1000000',
  LIMIT_WRONG_PINS_PER_ADDRESS: '1000000',
  LIMIT_INVALID_CALLS_PER_ADDRESS: '1000000',
};

async function startProgram(settings: Record<string, string>): Promise<{ server: ChildProcess; url: string }> {
  const server = spawn(process.execPath, ['src/server/main.ts'], {
    env: { ...process.env, ...noLimits, ...settings, PORT: String(await freePort()) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const failed = once(server, 'exit').then(([code]) =>
    Promise.reject(new Error(`The server ended with code ${code}.`)),
  );
  const [ready] = await Promise.race([once(server, 'message'), failed]);
  return { server, url: ready.url };
}
