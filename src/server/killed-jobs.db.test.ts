import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { bundledProgram } from './kernel/testing/bundled-program.ts';
import { testDatabase } from './kernel/testing/database.ts';
import { jobsIn } from './kernel/testing/jobs.ts';
import { type Mailbox, openMailbox } from './kernel/testing/mailbox.ts';
import { type Program, runProgram } from './kernel/testing/program.ts';
import { connectAsAdmin } from './kernel/testing/salon.ts';
import { signUpForm } from './test-server.ts';

// Starts programs: seconds, but a busy machine may need its time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let adminUrl: string;
let main: string;
let admin: Client;
let folder: string;
let mailbox: Mailbox;
const programs: Program[] = [];
beforeAll(async () => {
  main = await bundledProgram();
  ({ adminUrl } = await testDatabase());
  admin = await connectAsAdmin(adminUrl);
  folder = mkdtempSync(join(tmpdir(), 'madeixa-killed-jobs-'));
  mailbox = await openMailbox();
});
afterAll(async () => {
  for (const { process } of programs) process.kill('SIGKILL');
  await Promise.all(programs.map(({ ended }) => ended));
  await mailbox.close();
  await admin.end();
  rmSync(folder, { recursive: true, force: true });
});

async function start(settings: Record<string, string> = {}): Promise<Program & { url: string }> {
  const secret = 'a secret that all of these processes share';
  const where = { DATABASE_URL: adminUrl, DATA_DIR: folder, SECRET: secret, SMTP_URL: mailbox.smtpUrl };
  const program = runProgram({ ...where, ...settings }, main);
  programs.push(program);
  const url = await program.ready;
  if (!url) throw new Error(program.output());
  return { ...program, url };
}

async function signUp(url: string): Promise<string> {
  const form = signUpForm();
  const response = await fetch(`${url}/api/account/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(form),
  });
  expect(response.status).toBe(200);
  return form.email;
}

const mailsTo = (email: string) => mailbox.mails.filter(({ to }) => to === email);
const isRunning = async () => (await jobsIn(admin)).map((job) => job.isRunning);

test('a mail that a killed server was sending is sent by the next one, once its lease has run out, and by two servers once', async () => {
  const letGo = mailbox.hold();
  const killed = await start();
  const email = await signUp(killed.url);
  await expect.poll(mailbox.holding).toBe(1);
  killed.process.kill('SIGKILL');
  await killed.ended;
  // It never heard whether its mail arrived, so nobody counts that one.
  letGo();
  await expect.poll(() => mailsTo(email)).toHaveLength(1);
  mailbox.mails.length = 0;
  expect(await isRunning()).toEqual([true]);

  await admin.query(`update jobs._private_jobs set locked_at = locked_at - interval '2 minutes'`);
  await Promise.all([start(), start()]);
  await expect.poll(() => jobsIn(admin)).toEqual([]);
  expect(mailsTo(email)).toHaveLength(1);
});

test('a server that does not run jobs leaves them to one that does, and counts them', async () => {
  for (const { process } of programs) process.kill('SIGTERM');
  await Promise.all(programs.map(({ ended }) => ended));
  const idle = await start({ WORKER: 'off' });
  const email = await signUp(idle.url);
  expect(await isRunning()).toEqual([false]);
  const metrics = await (await fetch(`${idle.url}/metrics`)).text();
  expect(metrics).toContain('jobs{task="account.mail-link",state="waiting"} 1');
  expect(metrics).toContain('jobs{task="account.mail-link",state="failed"} 0');
  expect(mailsTo(email)).toEqual([]);
  const busy = await start();
  await expect.poll(() => mailsTo(email)).toHaveLength(1);
  // The mail is there before whoever sent it hears so.
  const counted = async () => (await fetch(`${busy.url}/metrics`)).text();
  await expect.poll(counted).toContain('jobs_done_total{task="account.mail-link"} 1');
});

test('a server that is told to end finishes the mail that it sends, and leaves the others in the database', async () => {
  const letGo = mailbox.hold();
  for (const { process } of programs) process.kill('SIGTERM');
  await Promise.all(programs.map(({ ended }) => ended));
  const ending = await start();
  const email = await signUp(ending.url);
  await expect.poll(mailbox.holding).toBe(1);
  ending.process.kill('SIGTERM');
  letGo();
  expect(await ending.ended).toBe(0);
  expect(mailsTo(email)).toHaveLength(1);
  expect(await jobsIn(admin)).toEqual([]);
});
