import * as z from 'zod/mini';

const password = z
  .string()
  .check(z.minLength(1, 'account:errors.passwordRequired'), z.maxLength(128, 'account:errors.passwordTooLong'));

/** Six digits of the app, or a recovery code; blanks and dashes do not count. */
const code = z
  .string()
  .check(z.trim(), z.minLength(1, 'account:errors.codeRequired'), z.maxLength(40, 'account:errors.codeInvalid'));

export const beginTwoStepForm = z.object({ password });
export const codeForm = z.object({ code });
export const turnOffTwoStepForm = z.object({ password, code });
export const secondStepForm = z.object({ ticket: z.string().check(z.maxLength(200)), code });
