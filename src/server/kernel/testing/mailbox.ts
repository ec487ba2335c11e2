import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

type ReceivedMail = { to: string; subject: string; text: string };

export type Mailbox = {
  smtpUrl: string;
  mails: ReceivedMail[];
  /** From now on whoever sends waits for an answer, until what is returned is called. */
  hold(): () => void;
  /** How many do. */
  holding(): number;
  close(): Promise<void>;
};

/** A real mail server in this process: what arrives here went over a socket as it would to anybody's. */
export async function openMailbox(): Promise<Mailbox> {
  const mails: ReceivedMail[] = [];
  let held = Promise.resolve();
  let holding = 0;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      const whole = text(stream).then((message) => {
        holding += 1;
        return message;
      });
      Promise.all([whole, held]).then(([message]) => {
        holding -= 1;
        const [to] = session.envelope.rcptTo;
        mails.push({ to: to?.address ?? '', subject: subjectOf(message), text: plainTextOf(message) });
        done();
      }, done);
    },
  });
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    mails,
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    holding: () => holding,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

function subjectOf(message: string): string {
  const [, raw = ''] = /^Subject: (.*(?:\r\n[ \t].*)*)/m.exec(message) ?? [];
  // Spaces between two encoded words are only there to fold the line.
  return raw
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([QB])\?(.*?)\?=/gi, (_, kind: string, coded: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(coded, 'base64').toString()
        : quotedPrintable(coded.replaceAll('_', ' ')),
    );
}

function plainTextOf(message: string): string {
  const [, headers = '', body = ''] = /(Content-Type: text\/plain.*?)\r\n\r\n(.*?)(?=\r\n--|$)/s.exec(message) ?? [];
  if (/base64/i.test(headers)) return Buffer.from(body, 'base64').toString();
  return /quoted-printable/i.test(headers) ? quotedPrintable(body) : body;
}

function quotedPrintable(coded: string): string {
  const bytes = coded
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
