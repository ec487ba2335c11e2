import { ORPCError } from '@orpc/server';
import type { Call } from './api.ts';
import type { CountOfAddress } from './count-per-address.ts';

/** Past the limit, the answer no longer says what is wrong with a call. */
export function limitingInvalidCalls(count: CountOfAddress) {
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
