import * as z from 'zod/mini';
import { LONGEST_DURATION_MINUTES, MOST_DOERS } from '#domain/services/defaults.ts';
import { areParts, LONGEST_CLEANUP_MINUTES, MOST_PARTS, minutesOfParts } from '#domain/services/parts.ts';
import { MOST_STARTERS } from '#domain/services/starters.ts';
import { amount, percent, requiredText, text } from '../fields.ts';
import { onceRight } from '../shared.ts';

const name = (required: string) => requiredText(required, 'services:errors.tooLong');

/** Null is a field left empty: no duration, or a price of nothing. */
const duration = z.pipe(
  z.nullable(z.number('services:errors.durationPositive')).check(
    z.refine((minutes) => minutes !== null && minutes > 0, {
      error: 'services:errors.durationPositive',
      abort: true,
    }),
    z.refine((minutes) => Number.isInteger(minutes), 'services:errors.durationWhole'),
    z.refine((minutes) => minutes === null || minutes <= LONGEST_DURATION_MINUTES, 'services:errors.durationTooLong'),
  ),
  z.transform((minutes) => minutes ?? 0),
);

const price = z.pipe(
  z.nullable(amount('services:errors.priceInvalid', 'services:errors.priceNegative')),
  z.transform((cents) => cents ?? 0),
);

/** Of somebody's own; null where the service's holds. */
export const ownTerms = {
  price: z.nullable(amount('services:errors.priceInvalid', 'services:errors.priceNegative')),
  duration_minutes: z.nullable(
    z
      .int('services:errors.durationWhole')
      .check(
        z.gte(1, 'services:errors.durationPositive'),
        z.lte(LONGEST_DURATION_MINUTES, 'services:errors.durationTooLong'),
      ),
  ),
  commission_percent: z.nullable(percent('services:errors.commissionOutOfRange')),
};

export const serviceFields = z.object({
  name: name('services:errors.nameRequired'),
  description: text(2_000, 'services:errors.descriptionTooLong'),
  /** Its name: a service keeps the category that was hidden or deleted. */
  category: name('services:errors.categoryRequired'),
  duration_minutes: duration,
  /** Whole cents; counts for nothing where the price is variable. */
  price,
  preco_variavel: z.boolean(),
  /** What it earns whoever does it, before their own percentage; null where it has none. */
  commission_percent: z.nullable(percent('services:errors.commissionOutOfRange')),
  is_public: z.boolean(),
  product_ids: z.array(z.uuid()).check(
    z.maxLength(50, 'services:errors.tooManyProducts'),
    z.overwrite((ids) => [...new Set(ids)]),
  ),
  /** Minutes of work and pause by turns; they add up to the duration. Empty: work without a pause. */
  parts: z.array(duration).check(
    z.maxLength(MOST_PARTS, 'services:errors.tooManyParts'),
    z.refine(areParts, 'services:errors.partsIncomplete'),
    z.refine((parts) => minutesOfParts(parts) <= LONGEST_DURATION_MINUTES, 'services:errors.durationTooLong'),
  ),
  /** After the service, not shown to visitors. */
  cleanup_minutes: z.pipe(
    z.nullable(z.number('services:errors.cleanupOutOfRange')),
    z.pipe(
      z.transform((minutes: number | null) => minutes ?? 0),
      z
        .int('services:errors.cleanupOutOfRange')
        .check(
          z.gte(0, 'services:errors.cleanupOutOfRange'),
          z.lte(LONGEST_CLEANUP_MINUTES, 'services:errors.cleanupOutOfRange'),
        ),
    ),
  ),
  /** Who does it, with terms of their own. With `done_by_all` everybody does; else those who are named. */
  done_by_all: z.boolean(),
  doers: z.array(z.object({ staff_id: z.uuid(), ...ownTerms })).check(
    z.maxLength(MOST_DOERS, 'services:errors.tooManyDoers'),
    z.overwrite((doers) => [...new Map(doers.map((one) => [one.staff_id, one])).values()]),
  ),
});

const { commission_percent, parts, cleanup_minutes, done_by_all, doers } = serviceFields.shape;

/** Who was ticked or unticked, or got other terms: the others stay as they are. */
const ticks = z.array(z.object({ staff_id: z.uuid(), does: z.boolean(), ...ownTerms })).check(
  z.maxLength(MOST_DOERS, 'services:errors.tooManyDoers'),
  z.overwrite((ticks) => [...new Map(ticks.map((one) => [one.staff_id, one])).values()]),
);

/** Somebody has to do it. */
export const serviceForm = serviceFields.check(
  z.refine((form) => form.done_by_all || form.doers.length > 0, {
    error: 'services:errors.nobodyDoes',
    path: ['doers'],
    ...onceRight({ done_by_all, doers }),
  }),
);

/** What callers of earlier versions do not know, they leave out: it stays as it is, and has its default at first. */
export const serviceInput = z.extend(serviceFields, {
  commission_percent: z.optional(commission_percent),
  parts: z.optional(parts),
  cleanup_minutes: z.optional(cleanup_minutes),
  done_by_all: z.optional(done_by_all),
  doers: z.optional(doers),
  ticks: z.optional(ticks),
});

/** A row of the table of usual services; without a price it is settled at booking. */
const starter = z.object({
  name: serviceFields.shape.name,
  category: serviceFields.shape.category,
  duration_minutes: duration,
  price: z.nullable(amount('services:errors.priceInvalid', 'services:errors.priceNegative')),
});

export const startersForm = z.object({
  services: z
    .array(starter)
    .check(z.minLength(1, 'services:errors.noneTicked'), z.maxLength(MOST_STARTERS, 'services:errors.tooManyStarters')),
});

export const categoryForm = z.object({ name: name('services:errors.categoryNameRequired') });

export type StarterForm = z.output<typeof starter>;
export type ServiceForm = z.output<typeof serviceForm>;
export type ServiceInput = z.output<typeof serviceInput>;
