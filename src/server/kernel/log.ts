import pino, { type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

/** Secrets never reach the log: neither in headers nor in bodies that an error may carry along. */
const SECRETS = ['password', 'newPassword', 'confirmPassword', 'token', 'pin', 'secret', 'cookie', 'authorization'];

/** To the standard output, unless told where. */
export function openLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    // The path alone: a query string may carry the token of a reset link. That of a link of the portal stands in the path itself.
    serializers: {
      req: (request: { method: string; url?: string; id: string }) => ({
        method: request.method,
        path: request.url?.split('?', 1)[0]?.replace(/^(\/+portal\/+)[^/]+/i, '$1[secret]'),
        id: request.id,
      }),
    },
    redact: {
      paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*.headers["set-${name}"]`]),
      censor: '[secret]',
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
