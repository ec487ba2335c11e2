import * as z from 'zod/mini';
import { LONGEST_DURATION_MINUTES } from '#domain/services/defaults.ts';
import { amount, percent, requiredText, text } from '../fields.ts';

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

export const serviceForm = z.object({
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
});

/** Callers from before services had a percentage leave it out: it stays as it is, and is none at first. */
export const serviceInput = z.extend(serviceForm, {
  commission_percent: z.optional(serviceForm.shape.commission_percent),
});

export const categoryForm = z.object({ name: name('services:errors.categoryNameRequired') });

export type ServiceForm = z.output<typeof serviceForm>;
export type ServiceInput = z.output<typeof serviceInput>;
