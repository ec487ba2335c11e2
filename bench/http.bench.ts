// Requests a second of the health route and of a signed-in read, against a bare Fastify route in the same run. Machines
// differ, so the ratios are what to compare; rounds alternate, so that a noisy moment does not hit one of them alone.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { runProgram } from '#server/kernel/testing/program.ts';
import { newTestDatabase, startTestCluster } from '#server/kernel/testing/test-cluster.ts';
import { median, refusedIn, say } from './measure.ts';

const ROUNDS = 3;
const SECONDS = 3;
const CONNECTIONS = 16;

const cluster = await startTestCluster();
const dataFolder = mkdtempSync(join(tmpdir(), 'madeixa-bench-'));
const { adminUrl } = await newTestDatabase(cluster.url);
const program = runProgram({ DATABASE_URL: adminUrl, DATA_DIR: dataFolder });
const bare = fork(fileURLToPath(new URL('./bare-fastify.ts', import.meta.url)));
try {
  const [[{ url: bareUrl }], url] = await Promise.all([once(bare, 'message'), program.ready]);
  if (!url) throw new Error(program.output());
  const cookie = await signUp(url);
  await measure([
    { name: 'bare Fastify route', url: bareUrl },
    { name: '/healthz', url: `${url}/healthz`, goal: 0.3 },
    { name: 'signed-in read', url: `${url}/api/agenda/hours`, headers: { cookie }, goal: 0.1 },
  ]);
} finally {
  bare.disconnect();
  program.process.kill('SIGTERM');
  await program.ended;
  await cluster.stop();
  rmSync(dataFolder, { recursive: true, force: true });
}

/** `goal` is the least share of the first one's requests. */
type Target = { name: string; url: string; headers?: Record<string, string>; goal?: number };

async function measure(targets: Target[]): Promise<void> {
  const perSecond = targets.map(() => [] as number[]);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [i, { url, headers }] of targets.entries()) {
      const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, headers });
      perSecond[i]?.push(result.requests.average - refusedIn(result) / SECONDS);
    }
  }
  const medians = perSecond.map(median);
  const [bare = 1] = medians;
  for (const [i, { name, goal }] of targets.entries()) {
    const requests = medians[i] ?? 0;
    const numbers = { 'over HTTP': `${requests.toFixed(0)} a second`, 'bare Fastify': `${bare.toFixed(0)} a second` };
    if (goal) say(name, numbers, requests / bare, { atLeast: goal });
  }
}

async function signUp(url: string): Promise<string> {
  const form = {
    business_name: 'Studio Bela',
    email: 'bench@example.com',
    password: 'segredo1',
    confirmation: 'segredo1',
    country: 'BR',
    language: 'pt',
    terms: true,
  };
  const response = await fetch(`${url}/api/account/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(form),
  });
  if (!response.ok) throw new Error(await response.text());
  return response.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
}
