import * as z from 'zod/mini';
import { EXPENSE_CATEGORIES, EXPENSE_KINDS } from '#domain/reports/income.ts';
import { get, monthInput } from '../operation.ts';
import { dayRange } from '../shared.ts';

/** Amounts in cents. What it is called in words follows from its kind, in the reader's language. */
const expenseItem = z.object({
  /** Of the row beneath; of a professional for commissions. */
  id: z.string(),
  kind: z.enum(EXPENSE_KINDS),
  category: z.enum(EXPENSE_CATEGORIES),
  /** Of the professional, the cost, the product or the expense; '' for the card fees. */
  name: z.string(),
  value: z.int(),
  /** On which it counts; of several amounts the last. */
  date: z.string(),
  supplier: z.string(),
  /** Which of how many instalments. */
  part: z.nullable(z.object({ number: z.int(), of: z.int() })),
  /** Of a fixed cost or a one-off expense, as those are sorted. */
  cost_category: z.nullable(z.string()),
  note: z.string(),
  /** How many services earned it. */
  services: z.nullable(z.int()),
});

const totals = z.object({ revenue: z.int(), expenses: z.int(), balance: z.int() });

const incomeExpenses = z.object({
  /** What came in: appointments on their date, sales when finalised, voids subtracted on their day. */
  revenue: z.object({ services: z.int(), products: z.int(), total: z.int(), appointments: z.int() }),
  expenses: z.object({
    commissions: z.int(),
    fixed_costs: z.int(),
    products: z.int(),
    others: z.int(),
    total: z.int(),
  }),
  balance: z.int(),
  /** Those on which something came in or went out. */
  days: z.array(
    z.object({ date: z.string(), revenue: z.int(), services: z.int(), products: z.int(), expenses: z.int() }),
  ),
  items: z.array(expenseItem),
  /** The same days of the month before, while the month runs. */
  before: z.object({ ...dayRange, ...totals.shape }),
});

export type IncomeExpenses = z.infer<typeof incomeExpenses>;
export type ExpenseItem = z.infer<typeof expenseItem>;

export const incomeReport = {
  incomeExpenses: get(
    '/reports/income-expenses',
    'reports',
    'What came in and what went out in a month, day by day, with every expense',
  )
    .input(monthInput)
    .output(incomeExpenses),
};
