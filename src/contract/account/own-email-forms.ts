import * as z from 'zod/mini';
import { email } from './sign-in-form.ts';

export const beginEmailChangeForm = z.object({
  email,
  password: z
    .string()
    .check(z.minLength(1, 'account:errors.passwordRequired'), z.maxLength(128, 'account:errors.passwordTooLong')),
});
