import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
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

const open = (settings: { smtpUrl?: string; publicUrl?: string; pausesMs?: number[] }): Mail =>
  openMail(
    { smtpUrl: settings.smtpUrl, from: 'Madeixa <no-reply@localhost>' },
    {
      outboxFolder: folder,
      publicUrl: settings.publicUrl ?? 'http://localhost:3000',
      log: openLog('debug', { write: (line) => logged.push(line) }),
      ...(settings.pausesMs && { pausesMs: settings.pausesMs }),
    },
  );

/** A mail server that refuses with these codes, one a try, and takes what comes after them; answers when it was tried. */
async function mailServer(...refusals: number[]) {
  const tries: number[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onMailFrom(_, __, done) {
      tries.push(performance.now());
      const responseCode = refusals[tries.length - 1];
      done(responseCode ? Object.assign(new Error('Not now'), { responseCode }) : null);
    },
    onData(stream, _, done) {
      stream.resume().on('end', () => done());
    },
  });
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  onTestFinished(() => new Promise<void>((closed) => server.close(() => closed())));
  return { tries, smtpUrl: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}` };
}

test('a mail that is refused for now is tried again, after a pause that grows', async () => {
  const { tries, smtpUrl } = await mailServer(451, 451);
  const mail = open({ smtpUrl, pausesMs: [100, 300, 60_000] });
  mail.send(letter);
  await expect.poll(() => tries.length).toBe(3);
  await mail.close();
  const [first = 0, second = 0, third = 0] = tries;
  expect(second - first).toBeGreaterThanOrEqual(99);
  expect(third - second).toBeGreaterThanOrEqual(299);
  expect(logged.join('')).not.toContain('could not be sent');
});

test('a mail that is refused for good is not tried again', async () => {
  const { tries, smtpUrl } = await mailServer(550);
  const mail = open({ smtpUrl });
  mail.send(letter);
  await expect.poll(() => logged.join('')).toContain('A mail could not be sent');
  expect(tries).toHaveLength(1);
  await mail.close();
});

test('a program that ends does not wait for the pause, but tries once more at once', async () => {
  const { tries, smtpUrl } = await mailServer(451);
  const mail = open({ smtpUrl, pausesMs: [600_000] });
  mail.send(letter);
  await expect.poll(() => tries.length).toBe(1);
  await mail.close();
  expect(tries).toHaveLength(2);
});

test('what a letter says is read again at each try: the database may have been away', async () => {
  const { tries, smtpUrl } = await mailServer();
  const mail = open({ smtpUrl, pausesMs: [10] });
  let reads = 0;
  mail.send(async () => {
    reads += 1;
    if (reads === 1) throw new Error('Connection terminated');
    return letter;
  });
  await expect.poll(() => tries.length).toBe(1);
  await mail.close();
  expect(reads).toBe(2);
});

test('without a mail server the log shows the link, for whoever tries the program', async () => {
  const mail = open({});
  mail.send(letter);
  await mail.close();
  expect(readdirSync(folder)).toHaveLength(1);
  expect(logged.join('')).toContain('token=abc');
});

test('mails of one moment to one address, and to the longest there is, are files of their own', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-17T12:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const mail = open({});
  const [long, longer] = ['a', 'b'].map((first) => `${first}${'x'.repeat(240)}@example.com`);
  for (const to of ['ana@example.com', 'ana@example.com', 'ana@example.com', long, longer] as string[]) {
    mail.send({ ...letter, to });
  }
  await mail.close();
  expect(readdirSync(folder)).toHaveLength(5);
});

test('where people reach the program by https, or mail is sent, no link is ever logged', async () => {
  const { smtpUrl } = await mailServer(550);
  for (const mail of [open({ publicUrl: 'https://salon.example' }), open({ smtpUrl })]) {
    mail.send(letter);
    await mail.close();
  }
  expect(logged).toHaveLength(2);
  expect(logged.join('')).not.toContain('token=abc');
});
