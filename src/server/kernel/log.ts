import pino, { type DestinationStream, type LogFn, type Logger } from 'pino';
import { isDatabaseAway } from './database/away.ts';
import { loggedPath } from './logged-path.ts';

export type Log = Logger;

/** Secrets never reach the log: neither in headers nor in bodies that an error may carry along. */
const SECRETS = [
  'password',
  'newPassword',
  'confirmPassword',
  'token',
  'ticket',
  'pin',
  'secret',
  'cookie',
  'authorization',
];

/** To the standard output, unless told where. */
export function openLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    hooks: { logMethod: sayingOutagesOnce() },
    serializers: {
      req: (request: { method: string; url?: string; id: string }) => ({
        method: request.method,
        path: loggedPath(request.url ?? ''),
        id: request.id,
      }),
    },
    redact: {
      // The last is what a request that is no HTTP began with.
      paths: [
        ...SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*.headers["set-${name}"]`]),
        'err.rawPacket',
      ],
      censor: '[secret]',
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

const OUTAGE_MS = 1_000;

/** While the database is away every call fails alike: it is said once a second, with how many more there were since it was said last. */
function sayingOutagesOnce() {
  let saidAt = Number.NEGATIVE_INFINITY;
  let unsaid = 0;
  return function (this: Logger, line: Parameters<LogFn>, write: LogFn): void {
    const [about, ...words] = line as unknown as [unknown, ...string[]];
    const { err } = (typeof about === 'object' && about !== null ? about : {}) as { err?: unknown };
    if (!isDatabaseAway(err)) {
      write.apply(this, line);
      return;
    }
    const now = performance.now();
    if (now - saidAt < OUTAGE_MS) {
      unsaid += 1;
      return;
    }
    const more = unsaid > 0 ? { alike: unsaid } : {};
    [saidAt, unsaid] = [now, 0];
    write.apply(this, [{ ...(about as object), ...more }, ...words] as unknown as Parameters<LogFn>);
  };
}
