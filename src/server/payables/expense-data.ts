import type * as z from 'zod/mini';
import type { expenseChangeForm } from '#contract/payables/forms.ts';
import { cents, decimalFromCents } from '#domain/shared/money.ts';
import type { ExpenseData } from './queries.ts';

/** What the forms say of an expense, as its row has it. */
export function expenseData(form: Omit<z.output<typeof expenseChangeForm>, 'id' | 'version'>): ExpenseData {
  const { description, category, value, expense_date, due_date, supplier, payment_method } = form;
  return {
    description,
    category,
    value: decimalFromCents(cents(value)),
    expense_date,
    due_date: due_date || null,
    supplier,
    payment_method,
  };
}
