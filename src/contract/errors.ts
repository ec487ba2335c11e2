import * as z from 'zod/mini';

/** Every operation may answer these; what an operation refuses beyond them stands in its own contract. */
export const commonErrors = {
  UNAUTHORIZED: { status: 401 },
  /** The input breaks a rule: for each field the text key that says why. */
  INVALID: { status: 422, data: z.object({ fields: z.record(z.string(), z.string()) }) },
  TOO_MANY_TRIES: { status: 429, data: z.object({ retryAfterSeconds: z.int() }) },
};
