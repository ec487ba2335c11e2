import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { COUNTRIES, LANGUAGES } from '#domain/shared/countries.ts';
import { commonErrors, wrongPassword } from '../errors.ts';
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

const account = oc.$route({ tags: ['account'] }).errors(commonErrors);

export const accountContract = {
  session: account
    .route({
      method: 'GET',
      path: '/account/session',
      summary: 'Who is signed in, with the profile; null when nobody is',
    })
    .output(z.nullable(session)),
  signIn: account
    .route({ method: 'POST', path: '/account/sign-in', summary: 'Sign in with e-mail and password' })
    .errors({ WRONG_CREDENTIALS: { status: 401 } })
    .input(signInForm)
    .output(session),
  signUp: account
    .route({
      method: 'POST',
      path: '/account/sign-up',
      summary: 'Create the account, its profile and the owner as staff',
    })
    .errors({ EMAIL_TAKEN: { status: 409 }, PROFILE_FAILED: { status: 500 }, STAFF_FAILED: { status: 500 } })
    .input(signUpForm)
    .output(session),
  signOut: account
    .route({ method: 'POST', path: '/account/sign-out', summary: 'Sign out; an already expired session is no error' })
    .output(done),
  resetLink: account
    .route({ method: 'GET', path: '/account/reset-link', summary: 'Whether a reset link can still be used' })
    .input(z.object({ token: z.string().check(z.maxLength(200)) }))
    .output(z.object({ valid: z.boolean() })),
  resetPassword: account
    .route({
      method: 'POST',
      path: '/account/reset-password',
      summary: 'Set a new password with a reset link; signs every session out',
    })
    .errors({ LINK_INVALID: { status: 410 } })
    .input(resetPasswordForm)
    .output(done),
  confirmEmail: account
    .route({
      method: 'POST',
      path: '/account/confirm-email',
      summary: 'Confirm the e-mail with the link that was mailed',
    })
    .errors({ LINK_INVALID: { status: 410 } })
    .input(z.object({ token: z.string().check(z.maxLength(200)) }))
    .output(done),
  resendConfirmation: account
    .route({
      method: 'POST',
      path: '/account/confirmation',
      summary: 'Mail the link that confirms the e-mail again; nothing is sent once it is confirmed',
    })
    .input(z.object({}))
    .output(done),
  changePassword: account
    .route({
      method: 'PUT',
      path: '/account/password',
      summary: 'Change the password, given the present one; signs the other sessions out',
    })
    .errors(wrongPassword)
    .input(changePasswordForm)
    .output(done),
  changeBusiness: account
    .route({ method: 'PUT', path: '/account/business', summary: "Change the salon's name" })
    .input(businessForm)
    .output(profile),
  changeCountry: account
    .route({
      method: 'PUT',
      path: '/account/country',
      summary: 'Change the country; currency and phones follow it, and the time zone where it no longer fits',
    })
    .input(countryForm)
    .output(profile),
  changeLanguage: account
    .route({ method: 'PUT', path: '/account/language', summary: 'Change the interface language' })
    .input(languageForm)
    .output(profile),
  changeTimezone: account
    .route({ method: 'PUT', path: '/account/timezone', summary: "Change the salon's time zone" })
    .input(timezoneForm)
    .output(profile),
  settings: account
    .route({ method: 'GET', path: '/account/settings', summary: "The salon's contact data and usual hours" })
    .output(settings),
  changeSettings: account
    .route({
      method: 'PUT',
      path: '/account/settings',
      summary: 'Save contact data; the hours go to every open weekday',
    })
    .input(settingsForm)
    .output(settings),
};

/** Named and shaped as the specification gives them: {success} or {success: false, error}. */
export const accountFunctions = {
  requestPasswordReset: oc
    .route({
      method: 'POST',
      path: '/functions/request-password-reset',
      tags: ['functions'],
      summary: 'Mail a reset link; the same answer whether the address is known or not',
    })
    .errors({
      TOO_MANY_TRIES: commonErrors.TOO_MANY_TRIES,
      INVALID: commonErrors.INVALID,
      UNAVAILABLE: commonErrors.UNAVAILABLE,
    })
    .input(emailForm)
    .output(z.object({ success: z.literal(true) })),
};
