import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { GivenUp } from '../jobs/queue.ts';
import { openLog } from '../log.ts';
import { type Mail, openMail } from './mail.ts';

const letter = {
  to: 'ana@example.com',
  subject: 'Nova senha',
  text: 'Abra o link',
  html: '<p>Abra o link</p>',
  link: 'https://salon.example/reset-password?token=abc',
};

let folder: string;
let logged: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'madeixa-mail-'));
  logged = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = (settings: { smtpUrl?: string; publicUrl?: string }): Mail =>
  openMail(
    { smtpUrl: settings.smtpUrl, from: 'Madeixa <no-reply@localhost>' },
    {
      outboxFolder: folder,
      publicUrl: settings.publicUrl ?? 'http://localhost:3000',
      log: openLog('debug', { write: (line) => logged.push(line) }),
    },
  );

/** A mail server that refuses everything with this code. */
async function mailServer(responseCode: number): Promise<string> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onMailFrom: (_, __, done) => done(Object.assign(new Error('Not now'), { responseCode })),
  });
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  onTestFinished(() => new Promise<void>((closed) => server.close(() => closed())));
  return `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`;
}

test.each([
  ['for now fails, to be tried again', 451, false],
  ['for good is given up', 550, true],
])('a mail that is refused %s', async (_, code, isGivenUp) => {
  const send = open({ smtpUrl: await mailServer(code) });
  const error = await send(letter).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(error instanceof GivenUp).toBe(isGivenUp);
});

test('without a mail server the log shows the link, for whoever tries the program', async () => {
  await open({})(letter);
  expect(readdirSync(folder)).toHaveLength(1);
  expect(logged.join('')).toContain('token=abc');
});

test('mails of one moment to one address, and to the longest there is, are files of their own', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-17T12:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const send = open({});
  const [long, longer] = ['a', 'b'].map((first) => `${first}${'x'.repeat(240)}@example.com`);
  const all = ['ana@example.com', 'ana@example.com', 'ana@example.com', long, longer] as string[];
  await Promise.all(all.map((to) => send({ ...letter, to })));
  expect(readdirSync(folder)).toHaveLength(5);
});

test('where people reach the program by https no link is ever logged', async () => {
  await open({ publicUrl: 'https://salon.example' })(letter);
  expect(logged).toHaveLength(1);
  expect(logged.join('')).not.toContain('token=abc');
});
