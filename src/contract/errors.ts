import * as z from 'zod/mini';

/** Every operation may answer these; what an operation refuses beyond them stands in its own contract. */
export const commonErrors = {
  UNAUTHORIZED: { status: 401 },
  /** Whoever is signed in is no member of this salon, or no longer. */
  NO_ACCESS: { status: 403 },
  /** A member lacks the right that this needs. */
  NOT_ALLOWED: { status: 403 },
  /** The salon asks everybody to sign in in two steps, and this account does not yet: it may only turn that on. */
  NEEDS_TWO_STEP: { status: 403 },
  /** The input breaks a rule: for each field the text key that says why. Of very many, `more` counts those that are not named. */
  INVALID: { status: 422, data: z.object({ fields: z.record(z.string(), z.string()), more: z.optional(z.int()) }) },
  TOO_MANY_TRIES: { status: 429, data: z.object({ retryAfterSeconds: z.int() }) },
  /** Others were changing the same for too long, or too many passwords and PINs wait to be looked at. Nothing was done. */
  BUSY: { status: 503 },
  /** The database cannot be reached now. Whether anything was done is not known; an Idempotency-Key makes asking again safe. */
  UNAVAILABLE: { status: 503 },
};

/** The row was deleted meanwhile, or never was this salon's: both look the same. */
export const notFound = { NOT_FOUND: { status: 404 } };

/** Of operations that carry the account's password. */
export const wrongPassword = { WRONG_PASSWORD: { status: 403 } };

/** The same about a row. */
export const passwordErrors = { ...notFound, ...wrongPassword };

/** Of operations that take an Idempotency-Key. */
export const repeatErrors = {
  IN_FLIGHT: { status: 409 },
  KEY_REUSED: { status: 422 },
};
