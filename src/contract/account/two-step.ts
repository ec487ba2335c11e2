import * as z from 'zod/mini';
import { wrongPassword } from '../errors.ts';
import { get, post } from '../operation.ts';
import { done } from '../shared.ts';
import { beginTwoStepForm, codeForm, turnOffTwoStepForm } from './two-step-forms.ts';

const twoStep = z.object({
  is_on: z.boolean(),
  since: z.nullable(z.string()),
  /** Recovery codes that have not been used. */
  codes_left: z.int(),
});

export type TwoStep = z.infer<typeof twoStep>;

/** Of whatever takes a password to sign in: it is right, and a code is asked for. The ticket stands for the first step, for five minutes. */
export const secondStepAsked = { TWO_STEP: { status: 401, data: z.object({ ticket: z.string() }) } };

/** The code is none of the app's present ones, was used already, or is no recovery code that is left. */
export const wrongCode = { WRONG_CODE: { status: 403 } };

/** Signing in in two steps, as the account turns it on and off for itself. */
export const twoStepContract = {
  twoStep: get('/account/two-step', 'session', 'Whether the account signs in in two steps').output(twoStep),
  beginTwoStep: post(
    '/account/two-step/begin',
    'session',
    'A new key for an authenticator app, given the password; nothing is asked of anybody until a code has confirmed it',
  )
    .errors({ ...wrongPassword, TWO_STEP_ON: { status: 409 } })
    .input(beginTwoStepForm)
    .output(z.object({ key: z.string(), uri: z.string() })),
  confirmTwoStep: post(
    '/account/two-step/confirm',
    'session',
    'Turn two-step sign-in on with a first code of the app; answers ten recovery codes, which are never told again',
  )
    .errors({ ...wrongCode, NOT_BEGUN: { status: 409 } })
    .input(codeForm)
    .output(z.object({ recovery_codes: z.array(z.string()) })),
  turnOffTwoStep: post(
    '/account/two-step/turn-off',
    'session',
    'Turn two-step sign-in off, given the password and a code of the app or a recovery code',
  )
    .errors({ ...wrongPassword, ...wrongCode })
    .input(turnOffTwoStepForm)
    .output(done),
};
