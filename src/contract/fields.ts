import * as z from 'zod/mini';
import { LARGEST_AMOUNT } from '#domain/shared/money.ts';
import { isDay, parseTime } from '#domain/shared/time.ts';

// What forms are made of. The words of a refusal are the form's own: keys of its area's texts.

const isTime = (value: string) => parseTime(value) !== null;

/** Empty where there is none. */
export const optionalDay = (invalid: string) =>
  z.string().check(z.refine((value) => value === '' || isDay(value), invalid));

/** Not aborting: what is wrong besides is said with it. */
export const day = (required: string, invalid: string) => optionalDay(invalid).check(z.minLength(1, required));

export const time = (invalid: string) => z.string().check(z.refine(isTime, invalid));

/** Empty where there is none. */
export const optionalTime = (invalid: string) =>
  z.string().check(z.refine((value) => value === '' || isTime(value), invalid));

/** Whole cents, from nothing to what a column holds. */
export const amount = (invalid: string, negative: string, tooLarge = invalid, most = LARGEST_AMOUNT) =>
  z.int(invalid).check(z.gte(0, negative), z.lte(most, tooLarge));

export const percent = (invalid: string) => z.number(invalid).check(z.gte(0, invalid), z.lte(100, invalid));

/** An empty number field is null: refused with the same words as a text that is no number. */
export const filledIn = (required: string, number: z.ZodMiniNumber<number> | z.ZodMiniNumberFormat) =>
  z.pipe(z.nullable(z.number(required)), number);

export const text = (most: number, tooLong: string) => z.string().check(z.trim(), z.maxLength(most, tooLong));

export const requiredText = (required: string, tooLong: string, most = 200) =>
  z.string().check(z.trim(), z.minLength(1, required), z.maxLength(most, tooLong));

/** More than anybody types into a line; tidying a text with thousands of accents would keep the server busy for seconds. */
const LONGEST_TYPED = 1_000;

/** Tidied first and measured then: title case may lengthen a name. */
export const tidied = (tidy: (typed: string) => string, required: string, tooLong: string) =>
  z
    .string()
    .check(
      z.maxLength(LONGEST_TYPED, { error: tooLong, abort: true }),
      z.overwrite(tidy),
      z.minLength(1, required),
      z.maxLength(200, tooLong),
    );

/** `updated_at` as it was read: what somebody changed since is not written over. */
export const version = z.string().check(z.maxLength(40));

/** Whoever leaves it out writes over whatever is there, as callers did before there were versions. */
export const knownVersion = z.optional(version);

/** The account's password, beside what it confirms. */
export const password = z
  .string()
  .check(z.minLength(1, 'ui:overlays.password.required'), z.maxLength(128, 'ui:overlays.password.wrong'));
