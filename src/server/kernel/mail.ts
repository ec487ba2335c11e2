import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { MailConfig } from './config.ts';
import type { Log } from './log.ts';

export type Letter = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** What a developer without SMTP wants to see in the log. */
  link?: string;
};

export type Mail = {
  /** Sends in the background: how long a mail server takes must not tell whether an address is known. */
  send(letter: Letter | Promise<Letter>): void;
  /** Waits for what is on its way. */
  close(): Promise<void>;
};

const TRIES = 3;

export function openMail(config: MailConfig, outboxFolder: string, log: Log): Mail {
  const deliver = config.smtpUrl ? smtp(config.smtpUrl, config.from) : outbox(outboxFolder, config.from, log);
  const underway = new Set<Promise<void>>();
  return {
    send(letter) {
      const delivery = persist(async () => deliver(await letter)).catch((error) =>
        log.error({ err: error }, 'A mail could not be sent'),
      );
      underway.add(delivery);
      delivery.finally(() => underway.delete(delivery));
    },
    async close() {
      await Promise.all(underway);
    },
  };
}

async function persist(send: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send();
    } catch (error) {
      if (attempt === TRIES) throw error;
    }
  }
}

function smtp(url: string, from: string) {
  const transport = createTransport(url, { from });
  return async ({ link: _, ...letter }: Letter) => {
    await transport.sendMail(letter);
  };
}

/** Without SMTP settings a mail becomes a file that any mail program opens. */
function outbox(folder: string, from: string, log: Log) {
  const transport = createTransport({ streamTransport: true, buffer: true }, { from });
  return async ({ link, ...letter }: Letter) => {
    const { message } = await transport.sendMail(letter);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${new Date().toISOString().replaceAll(':', '-')} ${letter.to.replaceAll(/[^\w.@+-]/g, '_')}.eml`;
    const file = join(folder, name);
    await writeFile(file, message as Buffer, { mode: 0o600 });
    log.warn({ to: letter.to, file, link }, 'No SMTP settings: the mail lies in the outbox');
  };
}
