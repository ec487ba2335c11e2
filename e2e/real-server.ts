import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newTestDatabase, startTestCluster } from '#server/kernel/testing/test-cluster.ts';
import { freePort } from '../tools/free-port.ts';

export type RealServer = {
  url: string;
  adminUrl: string;
  outbox: string;
  /** Ends it in the middle of whatever it does; `start` brings it back to the same address. */
  kill: () => Promise<void>;
  start: () => Promise<void>;
  stop: () => Promise<void>;
};

type Options = { fill?: (adminUrl: string) => Promise<void>; settings?: Record<string, string> };

/** The program as people run it, on a database of its own that goes with it. */
export async function startRealServer({ fill, settings = {} }: Options = {}): Promise<RealServer> {
  const cluster = await startTestCluster();
  const { adminUrl } = await newTestDatabase(cluster.url);
  await fill?.(adminUrl);
  const dataFolder = mkdtempSync(join(tmpdir(), 'madeixa-e2e-'));
  const port = String(await freePort());
  const run = () => startProgram({ DATABASE_URL: adminUrl, DATA_DIR: dataFolder, ...settings, PORT: port });
  const { url, ...running } = await run();
  return {
    url,
    adminUrl,
    outbox: join(dataFolder, 'outbox'),
    async kill() {
      running.server.kill('SIGKILL');
      await once(running.server, 'exit');
    },
    async start() {
      running.server = (await run()).server;
    },
    async stop() {
      running.server.kill('SIGTERM');
      await once(running.server, 'exit');
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
  LIMIT_PAGES_PER_ADDRESS: '1000000',
  LIMIT_WAITING_PASSWORDS_PER_ADDRESS: '40',
};

async function startProgram(settings: Record<string, string>): Promise<{ server: ChildProcess; url: string }> {
  const server = spawn(process.execPath, ['src/server/main.ts'], {
    env: { ...process.env, ...noLimits, ...settings },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const failed = once(server, 'exit').then(([code]) =>
    Promise.reject(new Error(`The server ended with code ${code}.`)),
  );
  const [ready] = await Promise.race([once(server, 'message'), failed]);
  return { server, url: ready.url };
}
