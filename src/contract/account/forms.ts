import * as z from 'zod/mini';
import { COUNTRIES, isTimeZone, LANGUAGES } from '#domain/shared/countries.ts';
import { withSmallParticles } from '#domain/shared/names.ts';
import { isCommonPassword, MIN_PASSWORD_LENGTH } from '#domain/shared/password.ts';
import { isValidPhone } from '#domain/shared/phone.ts';
import { parseTime } from '#domain/shared/time.ts';
import { optionalTime, requiredText, text } from '../fields.ts';
import { email, stop } from './sign-in-form.ts';

/**
 * What people fill in. The browser checks the same schemas before sending, the server has the last word; a message is
 * the key of a text, so both say it in the reader's language.
 */

export const newPassword = (required: string) =>
  z.string().check(
    z.minLength(1, { error: required, ...stop }),
    z.minLength(MIN_PASSWORD_LENGTH, 'account:errors.passwordTooShort'),
    // The hash reads every byte: a limit keeps a huge password from being an attack.
    z.maxLength(128, { error: 'account:errors.passwordTooLong', ...stop }),
    z.refine((password) => !isCommonPassword(password), 'account:errors.passwordCommon'),
  );

export const repeated = z.string().check(z.minLength(1, 'account:errors.confirmationRequired'));

export const matchingPasswords = <T extends { password: string; confirmation: string }>() =>
  z.refine<T>((form) => !form.confirmation || form.password === form.confirmation, {
    error: 'account:errors.passwordsDiffer',
    path: ['confirmation'],
    // Also when another field is wrong: all messages appear at once.
    when: ({ value }) =>
      typeof (value as Partial<T>)?.password === 'string' && typeof (value as Partial<T>)?.confirmation === 'string',
  });

const businessName = z.pipe(
  requiredText('account:errors.businessNameRequired', 'account:errors.tooLong'),
  z.transform(withSmallParticles),
);
const country = z.enum(COUNTRIES, 'account:errors.countryRequired');
const language = z.enum(LANGUAGES, 'account:errors.languageRequired');
const timezone = z.string().check(z.refine(isTimeZone, 'account:errors.timezoneInvalid'));

export const signUpForm = z
  .object({
    business_name: businessName,
    email,
    password: newPassword('account:errors.passwordRequired'),
    confirmation: repeated,
    country,
    language,
    /** The browser's own zone; the server uses it only when it belongs to the country. */
    timezone: z.optional(z.string()),
    terms: z.literal(true, 'account:errors.termsRequired'),
  })
  .check(matchingPasswords());

export const emailForm = z.object({ email });

export const resetPasswordForm = z
  .object({ token: z.string(), password: newPassword('account:errors.newPasswordRequired'), confirmation: repeated })
  .check(matchingPasswords());

export const changePasswordForm = z
  .object({
    current: z
      .string()
      .check(
        z.minLength(1, 'account:errors.currentPasswordRequired'),
        z.maxLength(128, 'account:errors.passwordTooLong'),
      ),
    password: newPassword('account:errors.newPasswordRequired'),
    confirmation: repeated,
  })
  .check(matchingPasswords());

export const businessForm = z.object({ business_name: businessName });
export const countryForm = z.object({ country });
export const languageForm = z.object({ language });
export const timezoneForm = z.object({ timezone });

const time = optionalTime('account:errors.timeInvalid');

export const settingsForm = z
  .object({
    business_name: businessName,
    phone: z.string().check(
      z.trim(),
      z.refine((value) => value === '' || isValidPhone(value), 'account:errors.phoneInvalid'),
    ),
    address: text(500, 'account:errors.tooLong'),
    /** Both empty leave the hours as they are: a salon whose days differ sets them in the agenda. */
    open_time: time,
    close_time: time,
  })
  .check(
    z.refine(({ open_time, close_time }) => (open_time === '') === (close_time === ''), {
      error: 'account:errors.bothTimes',
      path: ['close_time'],
    }),
    z.refine(({ open_time, close_time }) => !open_time || !close_time || minutes(open_time) < minutes(close_time), {
      error: 'account:errors.openBeforeClose',
      path: ['close_time'],
    }),
  );

const minutes = (value: string) => parseTime(value) ?? 0;
