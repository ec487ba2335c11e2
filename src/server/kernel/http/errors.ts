import { ORPCError, ValidationError } from '@orpc/server';
import { AWAY_SECONDS, isDatabaseAway } from '../database/away.ts';
import { waitedTooLong } from '../database/holding.ts';
import { unstorableField } from '../database/storable-text.ts';
import type { Log } from '../log.ts';
import type { Call } from './api.ts';
import type { CountOfAddress } from './count-per-address.ts';
import { TooManyWaiting, WAITING_SECONDS } from './lanes.ts';

/** Nobody reads more, and a list of thousands costs whoever makes it and whoever sends it. */
export const MOST_NAMED = 100;

type Issue = { message: string; path?: ReadonlyArray<PropertyKey | { key: PropertyKey }> };

/** Looks at what a call throws, and may throw something else instead. */
function whenFailing(look: (error: unknown, context: Call) => void | Promise<void>) {
  return async <T>({ context, next }: { context: Call; next: () => Promise<T> }): Promise<T> => {
    try {
      return await next();
    } catch (error) {
      await look(error, context);
      throw error;
    }
  };
}

/** An input that breaks a rule is answered field by field, each with the key of the text that says why. */
export const namingFields = whenFailing((error) => {
  if (error instanceof ORPCError && error.code === 'BAD_REQUEST' && error.cause instanceof ValidationError) {
    throw invalid(error.cause.issues);
  }
});

/** Text that the database cannot store is refused before any operation sees it, whatever the operation. */
export async function refusingUnstorableText<T>(call: { input: unknown; next: () => Promise<T> }): Promise<T> {
  const field = unstorableField(call.input);
  if (field !== undefined) throw invalid([{ message: 'common:invalidData', path: [field] }]);
  return call.next();
}

function invalid(issues: readonly Issue[]) {
  const fields = Object.entries(fieldsOf(issues));
  const more = fields.length - MOST_NAMED;
  const data = { fields: Object.fromEntries(fields.slice(0, MOST_NAMED)), ...(more > 0 ? { more } : {}) };
  return new ORPCError('INVALID', { status: 422, message: 'Invalid data provided', data, defined: true });
}

/** Of each field what is wrong with it. */
export function fieldsOf(issues: readonly Issue[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { path = [], message } of issues) {
    const name = path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.');
    // The first broken rule of a field is the one to show. A rule without words of its own (another type than any form
    // sends) has the schema library's, which are no key.
    fields[name] ??= /^\w+:[\w.]+$/.test(message) ? message : 'common:invalidData';
  }
  return fields;
}

export const tooManyTries = (message: string, data: { retryAfterSeconds: number }) =>
  new ORPCError('TOO_MANY_TRIES', { status: 429, message, data, defined: true });

/** Past the limit, the answer no longer says what is wrong with a call. */
export const limitingInvalidCalls = (count: CountOfAddress) =>
  whenFailing(async (error, { address }) => {
    if (!(error instanceof ORPCError) || error.code !== 'INVALID') return;
    const allowed = await count(address);
    if (!allowed.ok) throw tooManyTries('Too many invalid calls', allowed);
  });

/** A refusal for too many tries also says it in the header that programs look at. */
export const sayingWhenToRetry = whenFailing((error, { setHeader }) => {
  if (error instanceof ORPCError && error.code === 'TOO_MANY_TRIES') {
    setHeader('retry-after', String(error.data.retryAfterSeconds));
  }
});

/**
 * What waited in vain for others to finish changed nothing, and may well succeed a moment later. So may what was asked while the database was away:
 * it comes back by itself.
 */
export const sayingWhenBusy = whenFailing((cause, { setHeader }) => {
  if (isDatabaseAway(cause)) {
    setHeader('retry-after', String(AWAY_SECONDS));
    throw new ORPCError('UNAVAILABLE', { status: 503, message: 'Unavailable, try again', defined: true, cause });
  }
  const isFull = cause instanceof TooManyWaiting;
  if (!isFull && !waitedTooLong(cause)) return;
  setHeader('retry-after', isFull ? String(WAITING_SECONDS) : '1');
  throw new ORPCError('BUSY', { status: 503, message: 'Busy, try again', defined: true, cause });
});

/** Refusals are answers; only what nobody foresaw belongs in the log. */
export const loggingBugs = (log: Log) =>
  whenFailing((error, { requestId }) => {
    const isFull = error instanceof ORPCError && error.cause instanceof TooManyWaiting;
    const foreseen = isFull || (error instanceof ORPCError && error.status < 500);
    const err = error instanceof ORPCError ? (error.cause ?? error) : error;
    if (!foreseen) log.error({ err, requestId }, 'A call failed');
  });
