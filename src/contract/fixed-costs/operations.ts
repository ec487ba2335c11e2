import * as z from 'zod/mini';
import { COST_CATEGORIES } from '#domain/shared/cost-categories.ts';
import { FIXED_COST_PAYMENT_METHODS } from '#domain/shared/payment-methods.ts';
import { notFound, passwordErrors, repeatErrors } from '../errors.ts';
import { get, post, put } from '../operation.ts';
import { done, idWithPassword } from '../shared.ts';
import {
  changeFixedCostInput,
  changeFixedCostTypeForm,
  changePaidInput,
  endFixedCostTypeInput,
  fixedCostMonthInput,
  fixedCostTypeForm,
} from './forms.ts';

const category = z.enum(COST_CATEGORIES);
const method = z.nullable(z.enum(FIXED_COST_PAYMENT_METHODS));

const type = z.object({
  id: z.uuid(),
  /** What a change of it names. */
  version: z.string(),
  name: z.string(),
  category,
  default_value: z.int(),
  default_due_day: z.int(),
  default_payment_method: method,
  /** As YYYY-MM: the last month that is generated; null while it goes on. */
  last_month: z.nullable(z.string()),
});

const cost = z.object({
  id: z.uuid(),
  version: z.string(),
  type_id: z.uuid(),
  name: z.string(),
  category,
  value: z.int(),
  due_date: z.nullable(z.string()),
  payment_method: method,
  is_paid: z.boolean(),
  observations: z.string(),
});

const month = z.object({
  /** By due date. */
  costs: z.array(cost),
  /** How many opening it would generate. */
  missing: z.int(),
  /** What the month before has, and how many of this month could repeat it. */
  before: z.object({ total: z.int(), repeatable: z.int(), repeatable_total: z.int() }),
});

export type FixedCostType = z.infer<typeof type>;
export type FixedCost = z.infer<typeof cost>;
export type FixedCostsMonth = z.infer<typeof month>;

/** Somebody changed it after it was read: as it is now. */
const stale = { STALE: { status: 409, data: z.object({ cost }) } };
const staleType = { STALE: { status: 409, data: z.object({ type }) } };

export const fixedCostsContract = {
  types: get('/fixed-costs/types', 'bills', 'What is there every month, by name; ended ones too').output(z.array(type)),
  createType: post('/fixed-costs/types', 'bills', 'Add a fixed cost, with its months from the current one to December')
    .errors(repeatErrors)
    .input(fixedCostTypeForm)
    .output(type),
  changeType: put(
    '/fixed-costs/types/{id}',
    'bills',
    'Change a fixed cost; if wanted, also its months from the current one on that are not paid',
  )
    .errors({ ...notFound, ...staleType })
    .input(z.extend(changeFixedCostTypeForm, { id: z.uuid() }))
    .output(type),
  endType: put(
    '/fixed-costs/types/{id}/end',
    'bills',
    'End a fixed cost with a month, or let it go on; later months that are not paid are removed',
  )
    .errors({ ...notFound, ...staleType })
    .input(endFixedCostTypeInput)
    .output(z.object({ type, removed: z.int() })),

  month: get('/fixed-costs/month', 'bills', 'The fixed costs of a month, as far as they exist')
    .input(fixedCostMonthInput)
    .output(month),
  openMonth: post(
    '/fixed-costs/month/open',
    'bills',
    'Generate what a month lacks, once however many open it, and answer the month',
  )
    .input(fixedCostMonthInput)
    .output(month),
  repeatMonth: post(
    '/fixed-costs/month/repeat',
    'bills',
    'Give what is 0 and not paid the value, method and observations of the month before',
  )
    .input(fixedCostMonthInput)
    .output(z.object({ repeated: z.int() })),

  change: put('/fixed-costs/{id}', 'bills', 'Change the cost of one month')
    .errors({ ...notFound, ...stale })
    .input(changeFixedCostInput)
    .output(cost),
  changePaid: put('/fixed-costs/{id}/paid', 'bills', 'Mark the cost of one month as paid, or not')
    .errors({ ...notFound, ...stale })
    .input(changePaidInput)
    .output(cost),
  remove: post(
    '/fixed-costs/{id}/remove',
    'bills',
    'Delete the cost of one month for good: opening the month does not bring it back',
  )
    .errors(passwordErrors)
    .input(idWithPassword)
    .output(done),
};
