import * as z from 'zod/mini';
import { PAYMENT_STATUSES } from '#domain/products/purchase.ts';
import { BASE_UNITS, PURCHASE_UNITS } from '#domain/products/units.ts';
import { COST_CATEGORIES } from '#domain/shared/cost-categories.ts';
import { PURCHASE_PAYMENT_METHODS } from '#domain/shared/payment-methods.ts';
import { notFound, repeatErrors } from '../errors.ts';
import { optionalDay } from '../fields.ts';
import { del, get, post, put, rowId } from '../operation.ts';
import { done, pageInput, pageOf } from '../shared.ts';
import { dueDateInput, expenseChangeForm, expenseForm, PAYABLE_KINDS, payableInput, payInput } from './forms.ts';

const payable = z.object({
  id: z.uuid(),
  /** What a change of it names. */
  version: z.string(),
  kind: z.enum(PAYABLE_KINDS),
  /** Of the purchase or the expense. */
  date: z.string(),
  /** The product's name, or what the expense was for. */
  name: z.string(),
  supplier: z.string(),
  /** In cents: what is to be paid here. */
  value: z.int(),
  payment_method: z.enum(PURCHASE_PAYMENT_METHODS),
  payment_status: z.enum(PAYMENT_STATUSES),
  payment_date: z.nullable(z.string()),
  due_date: z.nullable(z.string()),
  /** Of an expense only. */
  category: z.nullable(z.enum(COST_CATEGORIES)),
  /** What was bought; of a purchase and its parts only. */
  bought: z.nullable(
    z.object({
      base_unit: z.enum(BASE_UNITS),
      display_unit_label: z.string(),
      unit_size_in_base: z.nullable(z.number()),
      quantity: z.number(),
      unit: z.enum(PURCHASE_UNITS),
      /** Of one such unit, in cents. */
      unit_cost: z.int(),
    }),
  ),
  /** Which part of how many, and what all of them come to. */
  instalment: z.nullable(z.object({ number: z.int(), of: z.int(), total: z.int() })),
});

const sum = z.object({ count: z.int(), total: z.int() });

const summary = z.object({
  pending: sum,
  /** Of what is pending, what was due before today. */
  overdue: sum,
  /** What was paid in this month of the salon. */
  paid: sum,
  month: z.string(),
});

export type Payable = z.infer<typeof payable>;
export type PayableKind = Payable['kind'];
export type PayablesSummary = z.infer<typeof summary>;

/** Somebody paid it meanwhile; what it was to change is as it was. */
const alreadyPaid = { ALREADY_PAID: { status: 409 } };

/** Somebody changed it after it was read: as it is now. */
const stale = { STALE: { status: 409, data: z.object({ payable }) } };

const bound = z.optional(optionalDay('payables:errors.dateInvalid'));

export const payablesContract = {
  list: get('/payables', 'bills', 'Purchases, instalments and one-off expenses, the newest first, page by page')
    .input(
      z.object({
        /** Both when left out. */
        status: z.optional(z.enum(PAYMENT_STATUSES)),
        due_from: bound,
        due_to: bound,
        /** Only what has no due date. */
        due: z.optional(z.literal('none')),
        /** By the day of the payment: only what is paid. */
        paid_from: bound,
        paid_to: bound,
        cursor: pageInput.cursor,
      }),
    )
    .output(pageOf(payable)),
  summary: get('/payables/summary', 'bills', 'What is pending, overdue, and was paid this month').output(summary),
  pay: post('/payables/{kind}/{id}/pay', 'bills', 'Mark as paid; without a date, today')
    .errors({ ...notFound, ...alreadyPaid })
    .input(payInput)
    .output(done),
  revert: post('/payables/{kind}/{id}/revert', 'bills', 'Back to pending, without a payment date')
    .errors({ ...notFound, NOT_PAID: { status: 409 } })
    .input(payableInput)
    .output(done),
  changeDueDate: put(
    '/payables/{kind}/{id}/due-date',
    'bills',
    'Change or clear the due date of what is pending; never before the purchase',
  )
    .errors({ ...notFound, ...alreadyPaid, ...stale })
    .input(dueDateInput)
    .output(done),
  createExpense: post('/payables/expenses', 'bills', 'Create a one-off expense, pending or paid')
    .errors(repeatErrors)
    .input(expenseForm)
    .output(rowId),
  changeExpense: put('/payables/expenses/{id}', 'bills', 'Change a one-off expense while it is pending')
    .errors({ ...notFound, ...alreadyPaid, ...stale })
    .input(expenseChangeForm)
    .output(done),
  removeExpense: del('/payables/expenses/{id}', 'bills', 'Remove a one-off expense while it is pending')
    .errors({ ...notFound, ...alreadyPaid })
    .input(rowId)
    .output(done),
};
