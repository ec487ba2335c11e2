import * as z from 'zod/mini';
import { COUNTRIES, LANGUAGES } from '#domain/shared/countries.ts';
import { wrongPassword } from '../errors.ts';
import { get, openPost, post, put } from '../operation.ts';
import { done } from '../shared.ts';
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
import { signInForm } from './sign-in-form.ts';

const profile = z.object({
  id: z.uuid(),
  email: z.string(),
  business_name: z.string(),
  country: z.enum(COUNTRIES),
  language: z.enum(LANGUAGES),
  timezone: z.string(),
});

const session = z.object({
  user: z.object({
    id: z.uuid(),
    email: z.string(),
    email_confirmed: z.boolean(),
    created_at: z.string(),
    last_sign_in_at: z.nullable(z.string()),
  }),
  profile,
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
  support: get('/account/support', 'Whom to ask for help; empty where nobody is named').output(
    z.object({ contact: z.string() }),
  ),
  session: get('/account/session', 'Who is signed in, with the profile; null when nobody is').output(
    z.nullable(session),
  ),
  signIn: post('/account/sign-in', 'Sign in with e-mail and password')
    .errors({ WRONG_CREDENTIALS: { status: 401 } })
    .input(signInForm)
    .output(session),
  signUp: post('/account/sign-up', 'Create the account, its profile and the owner as staff')
    .errors({ EMAIL_TAKEN: { status: 409 }, PROFILE_FAILED: { status: 500 }, STAFF_FAILED: { status: 500 } })
    .input(signUpForm)
    .output(session),
  signOut: post('/account/sign-out', 'Sign out; an already expired session is no error').output(done),
  resetLink: get('/account/reset-link', 'Whether a reset link can still be used')
    .input(z.object({ token: z.string().check(z.maxLength(200)) }))
    .output(z.object({ valid: z.boolean() })),
  resetPassword: post('/account/reset-password', 'Set a new password with a reset link; signs every session out')
    .errors({ LINK_INVALID: { status: 410 } })
    .input(resetPasswordForm)
    .output(done),
  confirmEmail: post('/account/confirm-email', 'Confirm the e-mail with the link that was mailed')
    .errors({ LINK_INVALID: { status: 410 } })
    .input(z.object({ token: z.string().check(z.maxLength(200)) }))
    .output(done),
  resendConfirmation: post(
    '/account/confirmation',
    'Mail the link that confirms the e-mail again; nothing is sent once it is confirmed',
  )
    .input(z.object({}))
    .output(done),
  changePassword: put('/account/password', 'Change the password, given the present one; signs the other sessions out')
    .errors(wrongPassword)
    .input(changePasswordForm)
    .output(done),
  changeBusiness: put('/account/business', "Change the salon's name").input(businessForm).output(profile),
  changeCountry: put(
    '/account/country',
    'Change the country; currency and phones follow it, and the time zone where it no longer fits',
  )
    .input(countryForm)
    .output(profile),
  changeLanguage: put('/account/language', 'Change the interface language').input(languageForm).output(profile),
  changeTimezone: put('/account/timezone', "Change the salon's time zone").input(timezoneForm).output(profile),
  settings: get('/account/settings', "The salon's contact data and usual hours").output(settings),
  changeSettings: put('/account/settings', 'Save contact data; the hours go to every open weekday')
    .input(settingsForm)
    .output(settings),
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
