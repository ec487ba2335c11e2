import * as z from 'zod/mini';
import { isEmail, normaliseEmail } from '#domain/shared/email.ts';

// Apart from the other forms: the sign-in page is the first that people load, and loads only this.

/** A rule that depends on another stops at the first broken one: an empty field is not also "badly formed". */
export const stop = { abort: true } as const;

const [missing, invalid] = ['account:errors.emailRequired', 'account:errors.emailInvalid'];

export const email = z.pipe(
  z
    .string({ error: ({ input }) => ((input ?? '') === '' ? missing : invalid) })
    .check(z.trim(), z.minLength(1, { error: missing, ...stop }), z.refine(isEmail, invalid)),
  z.transform(normaliseEmail),
);

export const signInForm = z.object({
  email,
  password: z
    .string()
    .check(z.minLength(1, 'account:errors.passwordRequired'), z.maxLength(128, 'account:errors.passwordTooLong')),
});
