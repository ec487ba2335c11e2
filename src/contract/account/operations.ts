import * as z from 'zod/mini';
import { RIGHTS, ROLES } from '#domain/members/rights.ts';
import { COUNTRIES, LANGUAGES } from '#domain/shared/countries.ts';
import { wrongPassword } from '../errors.ts';
import { get, openPost, post, put } from '../operation.ts';
import { done } from '../shared.ts';
import { shownTo } from '../shown-to.ts';
import {
  businessForm,
  changePasswordForm,
  countryForm,
  emailForm,
  languageForm,
  resetPasswordForm,
  settingsForm,
  signUpForm,
  timezoneForm,
} from './forms.ts';
import { ownEmailContract } from './own-email.ts';
import { sessionsContract } from './sessions.ts';
import { signInForm } from './sign-in-form.ts';
import { secondStepAsked, twoStepContract, wrongCode } from './two-step.ts';
import { secondStepForm } from './two-step-forms.ts';

const profile = z.object({
  id: z.uuid(),
  /** With which the owner signs in; empty for everybody else. */
  email: shownTo('owner', z.string(), ''),
  business_name: z.string(),
  country: z.enum(COUNTRIES),
  language: z.enum(LANGUAGES),
  timezone: z.string(),
  /** Whether everybody who works here signs in in two steps. Who does not yet is answered nothing of the salon (`NEEDS_TWO_STEP`). */
  two_step_required: z.boolean(),
});

/** Who is at work in the salon, and what they may do there. */
const member = z.object({
  id: z.uuid(),
  name: z.string(),
  role: z.enum(ROLES),
  /** Whom of the team they are. */
  staff_id: z.nullable(z.uuid()),
  rights: z.array(z.enum(RIGHTS)),
  /** In percent: how much they may take off what is charged; 0 for who may give no discount. */
  discount_limit: z.int(),
});

export const session = z.object({
  user: z.object({
    id: z.uuid(),
    email: z.string(),
    email_confirmed: z.boolean(),
    /** Whether this account signs in in two steps. */
    two_step: z.boolean(),
    created_at: z.string(),
    last_sign_in_at: z.nullable(z.string()),
    /** In how many salons they are a member. */
    salons: z.int(),
  }),
  profile,
  member,
});

const settings = z.object({
  business_name: z.string(),
  phone: z.string(),
  address: z.string(),
  /** Of the open weekdays; null where they differ from day to day or every day is closed. */
  open_time: z.nullable(z.string()),
  close_time: z.nullable(z.string()),
  hours_differ: z.boolean(),
});

export type Profile = z.infer<typeof profile>;
export type Session = z.infer<typeof session>;
export type Settings = z.infer<typeof settings>;

export const accountContract = {
  support: get('/account/support', 'member', 'Whom to ask for help; empty where nobody is named').output(
    z.object({ contact: z.string() }),
  ),
  session: get('/account/session', 'nothing', 'Who is signed in, with the profile; null when nobody is').output(
    z.nullable(session),
  ),
  signIn: post('/account/sign-in', 'nothing', 'Sign in with e-mail and password')
    .errors({
      WRONG_CREDENTIALS: { status: 401 },
      ...secondStepAsked,
    })
    .input(signInForm)
    .output(session),
  signInSecondStep: post(
    '/account/sign-in/second-step',
    'nothing',
    'The second step: the ticket of the first, and a code of the app or a recovery code',
  )
    .errors({ ...wrongCode, TICKET_EXPIRED: { status: 410 } })
    .input(secondStepForm)
    .output(session),
  signUp: post('/account/sign-up', 'nothing', 'Create the account, its profile and the owner as staff')
    .errors({ EMAIL_TAKEN: { status: 409 }, PROFILE_FAILED: { status: 500 }, STAFF_FAILED: { status: 500 } })
    .input(signUpForm)
    .output(session),
  signOut: post('/account/sign-out', 'nothing', 'Sign out; an already expired session is no error').output(done),
  resetLink: get('/account/reset-link', 'nothing', 'Whether a reset link can still be used')
    .input(z.object({ token: z.string().check(z.maxLength(200)) }))
    .output(z.object({ valid: z.boolean() })),
  resetPassword: post(
    '/account/reset-password',
    'nothing',
    'Set a new password with a reset link; signs every session out',
  )
    .errors({ LINK_INVALID: { status: 410 } })
    .input(resetPasswordForm)
    .output(done),
  confirmEmail: post('/account/confirm-email', 'nothing', 'Confirm the e-mail with the link that was mailed')
    .errors({ LINK_INVALID: { status: 410 } })
    .input(z.object({ token: z.string().check(z.maxLength(200)) }))
    .output(done),
  resendConfirmation: post(
    '/account/confirmation',
    'session',
    'Mail the link that confirms the e-mail again; nothing is sent once it is confirmed',
  )
    .input(z.object({}))
    .output(done),
  changePassword: put(
    '/account/password',
    'session',
    'Change the password, given the present one; signs the other sessions out',
  )
    .errors(wrongPassword)
    .input(changePasswordForm)
    .output(done),
  changeBusiness: put('/account/business', 'settings', "Change the salon's name").input(businessForm).output(profile),
  changeCountry: put(
    '/account/country',
    'settings',
    'Change the country; currency and phones follow it, and the time zone where it no longer fits',
  )
    .input(countryForm)
    .output(profile),
  changeLanguage: put('/account/language', 'member', 'Change the interface language')
    .input(languageForm)
    .output(profile),
  changeTimezone: put('/account/timezone', 'settings', "Change the salon's time zone")
    .input(timezoneForm)
    .output(profile),
  settings: get(
    '/account/settings',
    // Its name and address stand on receipts and statements.
    ['settings', 'payments', 'all_commissions'],
    "The salon's contact data and usual hours",
  ).output(settings),
  changeSettings: put('/account/settings', 'settings', 'Save contact data; the hours go to every open weekday')
    .input(settingsForm)
    .output(settings),
  changeTwoStepRequired: put(
    '/account/two-step/required',
    'owner',
    'Ask everybody who works in the salon to sign in in two steps, or no longer',
  )
    .errors({ OWN_FIRST: { status: 409 } })
    .input(z.object({ required: z.boolean() }))
    .output(profile),
  ...ownEmailContract,
  ...sessionsContract,
  ...twoStepContract,
};

/** Named and shaped as the specification gives them: {success} or {success: false, error}. */
export const accountFunctions = {
  requestPasswordReset: openPost(
    '/functions/request-password-reset',
    'Mail a reset link; the same answer whether the address is known or not',
  )
    .input(emailForm)
    .output(z.object({ success: z.literal(true) })),
};
