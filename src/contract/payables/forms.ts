import * as z from 'zod/mini';
import { PAYMENT_STATUSES } from '#domain/products/purchase.ts';
import { COST_CATEGORIES } from '#domain/shared/cost-categories.ts';
import { PURCHASE_PAYMENT_METHODS } from '#domain/shared/payment-methods.ts';
import { amount, day, filledIn, knownVersion, optionalDay, requiredText, text } from '../fields.ts';
import { onceRight } from '../shared.ts';

/** What lies in the list: a purchase that is paid at once, a part of one that is not, or a one-off expense. */
export const PAYABLE_KINDS = ['purchase', 'instalment', 'expense'] as const;

const kind = z.enum(PAYABLE_KINDS);
const id = z.uuid();

export const payableInput = z.object({ kind, id });

/** Paid without a date was paid today. */
export const payInput = z.object({
  kind,
  id,
  payment_date: z._default(optionalDay('payables:errors.dateInvalid'), ''),
});

/** Empty where there is none any more. */
export const dueDateInput = z.object({
  kind,
  id,
  version: knownVersion,
  due_date: optionalDay('payables:errors.dateInvalid'),
});

const expense = {
  description: requiredText('payables:errors.descriptionRequired', 'payables:errors.tooLong'),
  category: z.enum(COST_CATEGORIES, 'payables:errors.categoryRequired'),
  value: filledIn(
    'payables:errors.valueInvalid',
    amount('payables:errors.valueInvalid', 'payables:errors.valuePositive', 'payables:errors.valueTooLarge').check(
      z.gt(0, 'payables:errors.valuePositive'),
    ),
  ),
  expense_date: day('payables:errors.dateRequired', 'payables:errors.dateInvalid'),
  due_date: optionalDay('payables:errors.dateInvalid'),
  supplier: text(200, 'payables:errors.tooLong'),
  payment_method: z.enum(PURCHASE_PAYMENT_METHODS, 'payables:errors.methodRequired'),
};

const { expense_date, due_date } = expense;

const dueAfterExpense = z.refine<{ expense_date: string; due_date: string }>(
  (form) => form.due_date === '' || form.due_date >= form.expense_date,
  { error: 'payables:errors.dueBeforeExpense', path: ['due_date'], ...onceRight({ expense_date, due_date }) },
);

/** It may have been paid already; without a date, today. */
export const expenseForm = z
  .object({
    ...expense,
    payment_status: z.enum(PAYMENT_STATUSES, 'payables:errors.statusRequired'),
    payment_date: optionalDay('payables:errors.dateInvalid'),
  })
  .check(dueAfterExpense);

/** Paying is a deed of its own. */
export const expenseChangeForm = z.object({ id, version: knownVersion, ...expense }).check(dueAfterExpense);
