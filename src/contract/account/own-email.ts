import * as z from 'zod/mini';
import { wrongPassword } from '../errors.ts';
import { get, post } from '../operation.ts';
import { done } from '../shared.ts';
import { beginEmailChangeForm } from './own-email-forms.ts';

const emailChange = z.object({
  /** The new address, which is not the account's yet. */
  email: z.string(),
  old_confirmed: z.boolean(),
  new_confirmed: z.boolean(),
});

export type EmailChange = z.infer<typeof emailChange>;

/** Another e-mail for the account, confirmed at the address of today and at the new one. */
export const ownEmailContract = {
  emailChange: get(
    '/account/email-change',
    'session',
    'The new address that waits for its confirmations; null where there is none',
  ).output(z.nullable(emailChange)),
  beginEmailChange: post(
    '/account/email-change/begin',
    'session',
    'Mail a link to the present address and one to the new one, given the password; both last a day. One that waited before ends',
  )
    .errors({ ...wrongPassword, SAME_EMAIL: { status: 409 } })
    .input(beginEmailChangeForm)
    .output(emailChange),
  cancelEmailChange: post('/account/email-change/cancel', 'session', 'Give a change up that waits; the links end')
    .input(z.object({}))
    .output(done),
  confirmEmailChange: post(
    '/account/email-change/confirm',
    'nothing',
    'Confirm a change with one of its links; once both were used, the address is changed',
  )
    .errors({ LINK_INVALID: { status: 410 }, EMAIL_TAKEN: { status: 409 } })
    .input(z.object({ token: z.string().check(z.maxLength(200)) }))
    .output(z.object({ is_changed: z.boolean() })),
};
