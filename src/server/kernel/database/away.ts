/**
 * Classes and codes of PostgreSQL, and of a pooler in front of it, that say it cannot work now: the connection (08), room for connections,
 * memory or files (53), ending, starting or cutting off what took too long (57), a failing disk (58030), a transaction that it gave up (25P03,
 * 25P04), and a standby that was not promoted yet (25006).
 */
const STATES = /^(08|53|57)|^(58030|25P03|25P04|25006)$/;

const NETWORK = new Set([
  'EADDRNOTAVAIL',
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** A unix socket that is not there, or not ours yet; of any other file these would be something else. */
const SOCKET_FILE = new Set(['ENOENT', 'EACCES', 'EAGAIN']);

/** The driver's own errors have no code, only these beginnings. */
const DRIVER =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

type Failure = { code?: unknown; severity?: unknown; syscall?: unknown; message?: unknown; cause?: unknown };

/**
 * The database could not be reached, was lost on the way, took too long or has no room. What was asked may be asked again later, and whether it was
 * done nobody knows: who must know, asks with an idempotency key.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, severity, syscall, message, cause } = error as Failure;
  if (typeof code === 'string') {
    if (STATES.test(code) || NETWORK.has(code)) return true;
    // Said to a connection, and not about a statement: the database takes none at the moment.
    if (code === '55000' && severity === 'FATAL') return true;
    if (syscall === 'connect' && SOCKET_FILE.has(code)) return true;
  }
  return (typeof message === 'string' && DRIVER.test(message)) || isDatabaseAway(cause);
}

/** Seconds after which it is worth asking again. */
export const AWAY_SECONDS = 5;
