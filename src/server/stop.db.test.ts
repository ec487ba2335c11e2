import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundledProgram } from './kernel/testing/bundled-program.ts';
import { testDatabase } from './kernel/testing/database.ts';
import { type Program, runProgram } from './kernel/testing/program.ts';

let folder: string;
const programs: Program[] = [];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'madeixa-stop-'));
});
afterAll(async () => {
  for (const { process } of programs) process.kill('SIGKILL');
  await Promise.all(programs.map(({ ended }) => ended));
  rmSync(folder, { recursive: true, force: true });
});

async function start(settings: Record<string, string>): Promise<Program & { url: string }> {
  const { adminUrl } = await testDatabase();
  const program = runProgram({ DATABASE_URL: adminUrl, DATA_DIR: folder, ...settings }, await bundledProgram());
  programs.push(program);
  const url = await program.ready;
  if (!url) throw new Error(program.output());
  return { ...program, url };
}

const answer = async (url: string) => {
  const response = await fetch(url);
  return { status: response.status, body: await response.json(), connection: response.headers.get('connection') };
};

test('a server that a proxy stands before says that it stops, and answers whoever still comes until the proxy has noticed', async () => {
  const server = await start({ DRAIN_MS: '2000' });
  expect(await answer(`${server.url}/readyz`)).toMatchObject({ status: 200 });
  const told = performance.now();
  server.process.kill('SIGTERM');
  await expect.poll(() => answer(`${server.url}/readyz`)).toMatchObject({ status: 503, body: { status: 'stopping' } });
  // The proxy must not send its next request over this connection.
  expect(await answer(`${server.url}/api/account/session`)).toMatchObject({ status: 200, connection: 'close' });
  expect(await server.ended).toBe(0);
  expect(performance.now() - told).toBeGreaterThan(1_900);
});

test('Ctrl-C does not wait for a proxy', async () => {
  const server = await start({ DRAIN_MS: '600000' });
  server.process.kill('SIGINT');
  expect(await server.ended).toBe(0);
});
