import { ORPCError, ValidationError } from '@orpc/server';
import type { Call } from './api.ts';
import type { Log } from './log.ts';

type Issue = { message: string; path?: ReadonlyArray<PropertyKey | { key: PropertyKey }> };

/** An input that breaks a rule is answered field by field, each with the key of the text that says why. */
export async function namingFields<T>(options: { next: () => Promise<T> }): Promise<T> {
  try {
    return await options.next();
  } catch (error) {
    if (error instanceof ORPCError && error.code === 'BAD_REQUEST' && error.cause instanceof ValidationError) {
      throw new ORPCError('INVALID', {
        status: 422,
        message: 'Invalid data provided',
        data: { fields: fieldsOf(error.cause.issues) },
        defined: true,
      });
    }
    throw error;
  }
}

function fieldsOf(issues: readonly Issue[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { path = [], message } of issues) {
    const name = path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.');
    // The first broken rule of a field is the one to show.
    fields[name] ??= message;
  }
  return fields;
}

/** A refusal for too many tries also says it in the header that programs look at. */
export async function sayingWhenToRetry<T>({ context, next }: { context: Call; next: () => Promise<T> }): Promise<T> {
  try {
    return await next();
  } catch (error) {
    if (error instanceof ORPCError && error.code === 'TOO_MANY_TRIES') {
      context.setHeader('retry-after', String(error.data.retryAfterSeconds));
    }
    throw error;
  }
}

/** Refusals are answers; only what nobody foresaw belongs in the log. */
export function loggingBugs(log: Log) {
  return async <T>({ next }: { next: () => Promise<T> }): Promise<T> => {
    try {
      return await next();
    } catch (error) {
      const foreseen = error instanceof ORPCError && error.status < 500;
      if (!foreseen) log.error({ err: error instanceof ORPCError ? (error.cause ?? error) : error }, 'A call failed');
      throw error;
    }
  };
}
