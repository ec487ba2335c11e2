import { ORPCError } from '@orpc/server';
import type pg from 'pg';
import type { Call } from './api.ts';
import { type Allowance, addressKey, limit } from './limits.ts';

/** Counts one call of an address that was refused as invalid. */
export type CountInvalid = (address: string) => Promise<Allowance>;

const HOUR = 60 * 60;
/** Counted in the database at once, so that few of many cost a round trip. Calls that are in order are not counted at all. */
const PACKET = 10;

/** People mistype now and then, and the pages look at a form before they send it: whoever is invalid by the hundred is a program that tries things out. */
export function openInvalidCalls(pool: pg.Pool, perAddress: number): CountInvalid {
  const invalid = limit(pool, 'invalid-calls', {
    tries: perAddress,
    seconds: HOUR,
    packet: perAddress % PACKET === 0 ? PACKET : 1,
  });
  // While the database is gone nobody is counted: the call is invalid all the same.
  return (address) => invalid.take(addressKey(address)).catch(() => ({ ok: true }) as const);
}

/** Past the limit, the answer no longer says what is wrong with a call. */
export function limitingInvalidCalls(count: CountInvalid) {
  return async <T>({ context, next }: { context: Call; next: () => Promise<T> }): Promise<T> => {
    try {
      return await next();
    } catch (error) {
      if (!(error instanceof ORPCError) || error.code !== 'INVALID') throw error;
      const allowed = await count(context.address);
      if (allowed.ok) throw error;
      throw new ORPCError('TOO_MANY_TRIES', {
        status: 429,
        message: 'Too many invalid calls',
        data: allowed,
        defined: true,
      });
    }
  };
}
