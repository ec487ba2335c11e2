import * as z from 'zod/mini';
import { COUNTED_LINES } from '#domain/reports/counted.ts';
import { get } from '../operation.ts';
import { pageInput, pageOf } from '../shared.ts';
import { reportPeriod } from './forms.ts';

/** Whose rows: somebody's, or those that nobody is named for. */
export const whose = z.optional(z.union([z.uuid(), z.literal('none')]));

const row = z.object({
  id: z.string(),
  /** On which it counts. */
  date: z.string(),
  /** Where it lies. */
  kind: z.enum(['appointment', 'sale', 'void', 'fixed_cost', 'purchase', 'instalment', 'expense']),
  appointment_id: z.nullable(z.uuid()),
  /** The sale that was made, or that was taken back, and its number. */
  sale_id: z.nullable(z.uuid()),
  number: z.nullable(z.int()),
  /** Whom or what it is about: the client, of commissions the professional, of products the product. '' where nobody is named. */
  name: z.string(),
  /** What else is known of it: services, products, the client, the supplier. */
  detail: z.string(),
  /** Which of how many instalments. */
  part: z.nullable(z.object({ number: z.int(), of: z.int() })),
  /** In cents, as the figure counts it: below zero where it is taken off. */
  amount: z.int(),
});

/** A page of them; `count` and `total` (in cents) are of all of them. */
const rows = z.extend(pageOf(row), { count: z.int(), total: z.int() });

export type CountedRow = z.infer<typeof row>;
export type CountedRows = z.infer<typeof rows>;

export const rowsReportContract = {
  rows: get('/reports/rows', 'reports', 'The rows that a figure of a report adds up, the newest first')
    .input(
      z.safeExtend(reportPeriod, {
        line: z.enum(COUNTED_LINES),
        /** Of revenue, services, products and commissions only. */
        professional_id: whose,
        cursor: pageInput.cursor,
      }),
    )
    .output(rows),
};
