import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GivenUp } from '../jobs/queue.ts';
import type { Log } from '../log.ts';
import type { MailConfig } from '../start/config.ts';
import { whenNeeded } from '../when-needed.ts';

export type Letter = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** What a developer without SMTP wants to see in the log. */
  link?: string;
};

/** Sends a letter, once: whoever wants it tried again makes it a job. */
export type Mail = (letter: Letter) => Promise<void>;

type Options = { outboxFolder: string; publicUrl: string; log: Log };

/** A mail server that does not answer is given up; the usual minutes would outlast the program's end. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

export function openMail(config: MailConfig, { outboxFolder, publicUrl, log }: Options): Mail {
  // Whoever reads the log of a program that serves people must not be able to take an account over.
  const showsLinks = !publicUrl.startsWith('https:');
  return config.smtpUrl ? smtp(config.smtpUrl, config.from) : outbox(outboxFolder, config.from, log, showsLinks);
}

/** Loaded for the first mail: a program that sends none needs no memory for it. */
const nodemailer = () => import('nodemailer');

function smtp(url: string, from: string): Mail {
  const open = whenNeeded(async () => (await nodemailer()).createTransport({ url, ...PATIENCE }, { from }));
  return async ({ link: _, ...letter }) => {
    const transport = await open();
    try {
      await transport.sendMail(letter);
    } catch (cause) {
      // A mail server's 5xx: asking again gets the same answer, and many of them spoil the sender's name.
      const isForGood = ((cause as { responseCode?: number }).responseCode ?? 0) >= 500;
      throw isForGood ? new GivenUp('The mail server refuses the mail.', { cause }) : cause;
    }
  };
}

/** Of an address, in the name of its file: file systems take 255 characters. */
const LONGEST_NAME = 150;

/** Without SMTP settings a mail becomes a file that any mail program opens. */
function outbox(folder: string, from: string, log: Log, showsLinks: boolean): Mail {
  const open = whenNeeded(async () =>
    (await nodemailer()).createTransport({ streamTransport: true, buffer: true }, { from }),
  );
  return async ({ link, ...letter }) => {
    const { message } = await (await open()).sendMail(letter);
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
