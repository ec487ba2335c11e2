import * as z from 'zod/mini';
import { MOVEMENT_KINDS, WAYS } from '#domain/commissions/statement.ts';
import { notFound, passwordErrors, repeatErrors } from '../errors.ts';
import { del, get, nextPage, post, rowId } from '../operation.ts';
import { dayRange, done, idWithPassword, pageInput, pageOf } from '../shared.ts';
import { advanceForm, closeForm, commissionsRange, settlementForm } from './forms.ts';

/** What the days of a range come to, in cents. */
export const sums = {
  /** Service lines and their full prices, those that earn nothing too; products and voids count only in commissions. */
  services_count: z.int(),
  services_total: z.int(),
  commissions_total: z.int(),
  /** What clients paid for the professional, less what was given back. */
  tips_total: z.int(),
  advances_total: z.int(),
  /** What was settled outside; below zero where more had been paid than earned. */
  settled_total: z.int(),
  /** Commissions and tips less advances and what was settled; may be below zero. */
  balance: z.int(),
  /** The same of all that was before the range. */
  previous_balance: z.int(),
  /** Both balances together: what is owed at the end of the range. */
  owed: z.int(),
};

const summaryRow = z.object({
  staff_id: z.uuid(),
  staff_name: z.string(),
  color: z.string(),
  is_active: z.boolean(),
  /** What is agreed on by now; null where nothing is. */
  percent: z.nullable(z.number()),
  ...sums,
});

const closing = z.object({
  id: z.uuid(),
  start_date: z.string(),
  end_date: z.string(),
  closed_by: z.string(),
  closed_at: z.string(),
  /** It ends last: only this one can be opened again. */
  is_latest: z.boolean(),
});

/** What it froze, of all professionals. */
const listedClosing = z.extend(closing, {
  professionals: z.int(),
  commissions_total: z.int(),
  advances_total: z.int(),
});

const summary = z.object({
  ...dayRange,
  /** The salon's. */
  today: z.string(),
  /** By name: everybody active but the owner, and of the others who has a movement in the range or is owed something. */
  rows: z.array(summaryRow),
  totals: z.object(sums),
  /** Those that touch the range, the earliest first. */
  closings: z.array(closing),
  /** Whether every day of the range lies in one of them. */
  is_closed: z.boolean(),
  /** The one that ends last, wherever it lies; null where none was ever closed. */
  latest: z.nullable(closing),
  /**
   * Up to which day the page offers to settle what was earned before commissions were kept; null where it offers nothing: there was nothing,
   * somebody was paid, a period was closed, or the offer was answered.
   */
  settlement_offer: z.nullable(z.string()),
});

export const entry = z.object({
  id: z.string(),
  kind: z.enum(['earning', 'advance', 'settlement']),
  /** What it is exactly. */
  movement: z.enum(MOVEMENT_KINDS),
  date: z.string(),
  /** Of an advance or a settlement its note, which may be empty; else what was done or sold. */
  description: z.string(),
  /** What it adds to the balance: below zero for an advance, for what was voided, and mostly for what was settled. */
  value: z.int(),
  appointment_id: z.nullable(z.uuid()),
  sale_id: z.nullable(z.uuid()),
  /** Of the sale, as the cashier counts them. */
  sale_number: z.nullable(z.int()),
  /** Empty where nobody was named. */
  client_name: z.string(),
  /** The service or the product; empty for an advance or a settlement. */
  service_name: z.string(),
  /** The full price of the service, or the value of the product; below zero for a void, 0 for an advance or a settlement. */
  total_value: z.int(),
  commission_amount: z.int(),
  /** Of a tip; below zero where it was given back. */
  tip_amount: z.int(),
  advance_amount: z.int(),
  /** What was settled outside; below zero where more had been paid than earned. */
  settled_amount: z.int(),
  /** Its day is closed: it stays as it is. */
  is_closed: z.boolean(),
  /** How the commission was computed; null for an advance or a settlement. */
  arithmetic: z.nullable(
    z.object({
      way: z.enum(WAYS),
      /** What the percentage was taken of: the price, the line's share of the net value, or the value of the product. */
      base: z.int(),
      /** Null where no commission was entered. An amount that was typed may differ from it by the rounding. */
      percent: z.nullable(z.number()),
      amount: z.int(),
      /** Of a product: how many of what. */
      sold: z.nullable(z.object({ quantity: z.number(), unit_label: z.string() })),
    }),
  ),
});

const settlement = z.object({
  id: z.uuid(),
  staff_id: z.uuid(),
  staff_name: z.string(),
  /** What the balance was, in cents. */
  amount: z.int(),
});

const statement = z.extend(pageOf(entry), {
  ...dayRange,
  staff: z.pick(summaryRow, { staff_id: true, staff_name: true, color: true, is_active: true, percent: true }),
  /** The opening balance is `previous_balance`, the one at the end `owed`. */
  sums: z.object({
    ...sums,
    /** The values of the products sold, less those that were voided. */
    products_total: z.int(),
  }),
});

export type CommissionSums = { [Name in keyof typeof sums]: number };
export type CommissionSummaryRow = z.infer<typeof summaryRow>;
export type CommissionSummary = z.infer<typeof summary>;
export type CommissionClosing = z.infer<typeof closing>;
export type ListedClosing = z.infer<typeof listedClosing>;
export type StatementEntry = z.infer<typeof entry>;
export type CommissionStatement = z.infer<typeof statement>;

const periodClosed = { PERIOD_CLOSED: { status: 409 } };

export const commissionsContract = {
  summary: get(
    '/commissions/summary',
    'all_commissions',
    'What each professional earned and was paid in these days, and what they are owed',
  )
    .input(commissionsRange)
    .output(summary),
  statement: get(
    '/commissions/statement',
    'all_commissions',
    'Every commission and advance of a professional in these days, the newest first, page by page',
  )
    .errors(notFound)
    .input(z.safeExtend(commissionsRange, { staff_id: z.uuid(), cursor: pageInput.cursor }))
    .output(statement),
  closings: get('/commissions/closings', 'all_commissions', 'The closed periods, the latest first')
    .input(nextPage)
    .output(pageOf(listedClosing)),
  createAdvance: post(
    '/commissions/advances',
    'all_commissions',
    'Note what was paid to a professional. Takes an Idempotency-Key',
  )
    .errors({
      ...notFound,
      ...repeatErrors,
      ...periodClosed,
      /** The owner earns no commissions, and so is paid none. */
      IS_OWNER: { status: 409 },
    })
    .input(advanceForm)
    .output(rowId),
  removeAdvance: del('/commissions/advances/{id}', 'all_commissions', 'Remove an advance while its day is open')
    .errors({ ...notFound, ...periodClosed })
    .input(rowId)
    .output(done),
  createSettlement: post(
    '/commissions/settlements',
    'all_commissions',
    'Note that a balance was settled outside up to a day, of one professional or of all. Takes an Idempotency-Key',
  )
    .errors({
      ...notFound,
      ...repeatErrors,
      ...periodClosed,
      /** Nothing is owed up to that day, in either direction. */
      NOTHING_OWED: { status: 409 },
    })
    .input(settlementForm)
    .output(z.object({ rows: z.array(settlement) })),
  removeSettlement: del(
    '/commissions/settlements/{id}',
    'all_commissions',
    'Take back what was noted as settled while its day is open',
  )
    .errors({ ...notFound, ...periodClosed })
    .input(rowId)
    .output(done),
  dismissSettlementOffer: post(
    '/commissions/settlement-offer/dismiss',
    'all_commissions',
    'Do not offer any more to settle what was earned before commissions were kept',
  ).output(done),
  close: post(
    '/commissions/closings',
    'all_commissions',
    'Close a period up to today at most: its statements are kept as they are',
  )
    .errors({
      /** The earliest closed period that it overlaps. */
      OVERLAPS: { status: 409, data: z.object({ start_date: z.string(), end_date: z.string() }) },
    })
    .input(closeForm)
    .output(closing),
  removeClosing: post(
    '/commissions/closings/{id}/remove',
    'all_commissions',
    "Open the latest closed period again, with the account's password",
  )
    .errors({ ...passwordErrors, NOT_LATEST: { status: 409 } })
    .input(idWithPassword)
    .output(done),
};
