import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from './kernel/testing/database.ts';
import { runProgram } from './kernel/testing/program.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync('/tmp/madeixa-start-');
  chmodSync(folder, 0o755);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a start that fails says: the sentence alone, without the steps before it. */
async function failedStart(settings: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const program = runProgram({ DATA_DIR: folder, ...settings });
  const code = await program.ended;
  const lines = program.output().split('\n');
  return { code, said: lines.filter((line) => line && !line.endsWith(' …')).join('\n') };
}

/** Somebody who holds a port, and never says a word. */
async function silentServer() {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

test.concurrent('a taken port is one sentence and exit 1', async () => {
  const { adminUrl } = await testDatabase();
  const taken = await silentServer();
  expect(await failedStart({ DATABASE_URL: adminUrl, PORT: String(taken.port) })).toEqual({
    code: 1,
    said: `Port ${taken.port} is already in use: choose another with PORT.`,
  });
  taken.close();
});

test.concurrent('a data folder that cannot be written is one sentence and exit 1', async () => {
  // Where not even root may write.
  expect(await failedStart({ DATA_DIR: '/sys/madeixa' })).toEqual({
    code: 1,
    said: 'Permission denied: /sys/madeixa.',
  });
});

test.concurrent.each([
  ['where nothing listens', () => 'postgres://madeixa@localhost:1/madeixa', /ECONNREFUSED/],
  ['whose password is wrong', (url: string) => url.replace(/:[^:@]+@/, ':wrong@'), /password authentication failed/],
])('a DATABASE_URL %s is one sentence and exit 1', async (_, change, why) => {
  const { adminUrl } = await testDatabase();
  const { code, said } = await failedStart({ DATABASE_URL: change(adminUrl) });
  expect(said).toMatch(/^The database of DATABASE_URL does not answer: .+$/);
  expect(said).toMatch(why);
  expect(code).toBe(1);
});

test.concurrent('a DATABASE_URL that takes the call and never answers is given up after a while', async () => {
  const silent = await silentServer();
  expect(await failedStart({ DATABASE_URL: `postgres://madeixa@localhost:${silent.port}/madeixa` })).toEqual({
    code: 1,
    said: expect.stringMatching(/^The database of DATABASE_URL does not answer: .*timeout.*$/),
  });
  silent.close();
});

test.concurrent('a setting that cannot be is one sentence and exit 1', async () => {
  expect(await failedStart({ PORT: 'eighty' })).toEqual({
    code: 1,
    said: 'PORT must be a whole number between 0 and 65535, not "eighty".',
  });
});
