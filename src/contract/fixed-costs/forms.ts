import * as z from 'zod/mini';
import { COST_CATEGORIES } from '#domain/shared/cost-categories.ts';
import { FIXED_COST_PAYMENT_METHODS } from '#domain/shared/payment-methods.ts';
import { isMonth } from '#domain/shared/period.ts';
import { amount, knownVersion, optionalDay, requiredText, text, version } from '../fields.ts';

/** A field left empty is nothing. */
const valueOr0 = (negative: string) =>
  z.pipe(
    z.nullable(amount('fixedCosts:errors.valueInvalid', negative)),
    z.transform((cents) => cents ?? 0),
  );

const dueDay = z.pipe(
  z.nullable(z.number('fixedCosts:errors.dueDay')),
  z.int('fixedCosts:errors.dueDay').check(z.gte(1, 'fixedCosts:errors.dueDay'), z.lte(31, 'fixedCosts:errors.dueDay')),
);

export const fixedCostTypeForm = z.object({
  name: requiredText('fixedCosts:errors.nameRequired', 'fixedCosts:errors.tooLong'),
  category: z.enum(COST_CATEGORIES, 'fixedCosts:errors.categoryRequired'),
  default_value: valueOr0('fixedCosts:errors.defaultNegative'),
  default_due_day: dueDay,
  default_payment_method: z.enum(FIXED_COST_PAYMENT_METHODS, 'fixedCosts:errors.methodRequired'),
});

export const changeFixedCostTypeForm = z.extend(fixedCostTypeForm, {
  /** Also to the months from the current one on that are not paid. */
  apply_to_unpaid: z.boolean(),
  version: knownVersion,
});

export const fixedCostForm = z.object({
  value: valueOr0('fixedCosts:errors.valueNegative'),
  due_date: optionalDay('fixedCosts:errors.dateInvalid'),
  payment_method: z.nullable(z.enum(FIXED_COST_PAYMENT_METHODS)),
  is_paid: z.boolean(),
  observations: text(2_000, 'fixedCosts:errors.observationsTooLong'),
});

export const changeFixedCostInput = z.extend(fixedCostForm, { id: z.uuid(), version });
export const changePaidInput = z.object({ id: z.uuid(), version, is_paid: z.boolean() });

export const endFixedCostTypeInput = z.object({
  id: z.uuid(),
  version: knownVersion,
  /** As YYYY-MM; null lets it go on. */
  last_month: z.nullable(z.string().check(z.refine(isMonth, 'fixedCosts:errors.monthInvalid'))),
});

export const fixedCostMonthInput = z.object({
  year: z.coerce.number().check(z.int(), z.gte(2000), z.lte(2199)),
  month: z.coerce.number().check(z.int(), z.gte(1), z.lte(12)),
});

export type FixedCostTypeForm = z.output<typeof fixedCostTypeForm>;
export type FixedCostForm = z.output<typeof fixedCostForm>;
