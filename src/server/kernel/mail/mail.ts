import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { Log } from '../log.ts';
import type { MailConfig } from '../start/config.ts';

export type Letter = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** What a developer without SMTP wants to see in the log. */
  link?: string;
};

export type Mail = {
  /** Sends in the background: how long a mail server takes must not tell whether an address is known. A function is asked again at each try. */
  send(letter: Letter | (() => Promise<Letter>)): void;
  /** Waits for what is on its way. What waits for its next try has it now. */
  close(): Promise<void>;
};

type Options = {
  outboxFolder: string;
  publicUrl: string;
  log: Log;
  /** Between one try and the next, as many as there are: a mail server that is busy or restarts needs its time. */
  pausesMs?: number[];
};

const PAUSES_MS = [5_000, 30_000, 180_000];

/** A mail server that does not answer is given up; the usual minutes would outlast the program's end. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

export function openMail(config: MailConfig, { outboxFolder, publicUrl, log, pausesMs = PAUSES_MS }: Options): Mail {
  // Whoever reads the log of a program that serves people must not be able to take an account over.
  const showsLinks = !publicUrl.startsWith('https:');
  const deliver = config.smtpUrl
    ? smtp(config.smtpUrl, config.from)
    : outbox(outboxFolder, config.from, log, showsLinks);
  const underway = new Set<Promise<void>>();
  const ending = new AbortController();
  return {
    send(letter) {
      const write = typeof letter === 'function' ? letter : async () => letter;
      const delivery = persist(async () => deliver(await write()), pausesMs, ending.signal).catch((error) =>
        log.error({ err: error }, 'A mail could not be sent'),
      );
      underway.add(delivery);
      delivery.finally(() => underway.delete(delivery));
    },
    async close() {
      ending.abort();
      await Promise.all(underway);
    },
  };
}

async function persist(send: () => Promise<void>, pausesMs: number[], ending: AbortSignal): Promise<void> {
  for (const pause of pausesMs) {
    const isLast = ending.aborted;
    try {
      return await send();
    } catch (error) {
      if (isLast || isForGood(error)) throw error;
    }
    await wait(pause, undefined, { signal: ending }).catch(() => {});
  }
  await send();
}

/** A mail server's 5xx: asking again gets the same answer, and many of them spoil the sender's name. */
function isForGood(error: unknown): boolean {
  return ((error as { responseCode?: number }).responseCode ?? 0) >= 500;
}

function smtp(url: string, from: string) {
  const transport = createTransport({ url, ...PATIENCE }, { from });
  return async ({ link: _, ...letter }: Letter) => {
    await transport.sendMail(letter);
  };
}

/** Of an address, in the name of its file: file systems take 255 characters. */
const LONGEST_NAME = 150;

/** Without SMTP settings a mail becomes a file that any mail program opens. */
function outbox(folder: string, from: string, log: Log, showsLinks: boolean) {
  const transport = createTransport({ streamTransport: true, buffer: true }, { from });
  return async ({ link, ...letter }: Letter) => {
    const { message } = await transport.sendMail(letter);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // By time, so that they lie in order, and by chance: two of the same moment to the same address are two.
    const moment = new Date().toISOString().replaceAll(':', '-');
    const to = letter.to.replaceAll(/[^\w.@+-]/g, '_').slice(-LONGEST_NAME);
    const file = join(folder, `${moment} ${randomUUID()} ${to}.eml`);
    await writeFile(file, message as Buffer, { mode: 0o600, flag: 'wx' });
    const shown = showsLinks ? { to: letter.to, file, link } : { to: letter.to, file };
    log.warn(shown, 'No SMTP settings: the mail lies in the outbox');
  };
}
