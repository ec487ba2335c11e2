import pino, { type DestinationStream, type Logger } from 'pino';
import { loggedPath } from './logged-path.ts';

export type Log = Logger;

/** Secrets never reach the log: neither in headers nor in bodies that an error may carry along. */
const SECRETS = ['password', 'newPassword', 'confirmPassword', 'token', 'pin', 'secret', 'cookie', 'authorization'];

/** To the standard output, unless told where. */
export function openLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
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
