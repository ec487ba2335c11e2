import * as z from 'zod/mini';
import { CLIENT_PAYMENT_METHODS } from '#domain/shared/payment-methods.ts';
import { get, monthInput, nextPage } from '../operation.ts';
import { pageOf } from '../shared.ts';
import { shownTo } from '../shown-to.ts';
import { dayEntriesInput } from './forms.ts';

const openSale = z.object({
  id: z.uuid(),
  number: z.int(),
  client_name: z.string(),
  appointment: z.nullable(z.object({ id: z.uuid(), date: z.string(), start_time: z.string(), services: z.int() })),
  products: z.int(),
  /** Services and products together, where it belongs to an appointment. */
  total: z.int(),
  created_at: z.string(),
});

const byMethod = z.object({ method: z.enum(CLIENT_PAYMENT_METHODS), payments: z.int(), amount: z.int() });

const month = z.object({
  cards: shownTo(
    'month_totals',
    z.nullable(
      z.object({
        received: z.int(),
        to_receive: z.int(),
        product_sales: z.int(),
        product_sales_count: z.int(),
        total: z.int(),
      }),
    ),
    null,
  ),
  /** Newest first; only days on which something was counted. For who does not see the month's totals today alone. */
  days: z.array(
    z.object({
      date: z.string(),
      appointments: z.int(),
      sales: z.int(),
      total: z.int(),
      methods: z.array(byMethod),
      /** What was taken back on that day, below zero. */
      voids: z.object({ count: z.int(), amount: z.int() }),
    }),
  ),
});

/** What was paid or given back on a day, each once however many parts it was paid in. */
const dayEntry = z.object({
  kind: z.enum(['appointment', 'sale', 'void']),
  /** Of the appointment, of the sale or of the void. */
  id: z.uuid(),
  /** The sale that was made, or that was taken back; with the day of its void, if it has one. */
  sale: z.nullable(z.object({ id: z.uuid(), number: z.int(), voided_on: z.nullable(z.string()) })),
  /** Empty where nobody is named. */
  client_name: z.string(),
  /** When the appointment began, the sale was finished or taken back, as the salon's clock showed it. */
  time: z.string(),
  /** In the order in which forms offer them. */
  methods: z.array(z.enum(CLIENT_PAYMENT_METHODS)),
  /** Below zero where it was given back. */
  amount: z.int(),
});

export type DayEntry = z.infer<typeof dayEntry>;
export type OpenSale = z.infer<typeof openSale>;
export type CashierMonth = z.infer<typeof month>;
/** As who sees the month's totals gets it. */
export type WholeMonth = CashierMonth & { cards: NonNullable<CashierMonth['cards']> };

/** What the month's page reads. */
export const cashierMonthContract = {
  month: get('/cashier/month', 'payments', 'The four cards of a month and its days, by method')
    .input(monthInput)
    .output(month),
  dayEntries: get(
    '/cashier/day-entries',
    'payments',
    'What the total of a day is made of: appointments, sales and voids, the latest first',
  )
    .input(dayEntriesInput)
    .output(pageOf(dayEntry)),
  openSales: get('/cashier/open-sales', 'payments', 'Sales that were begun, the oldest first')
    .input(nextPage)
    .output(z.extend(pageOf(openSale), { count: z.int(), total: z.int() })),
};
