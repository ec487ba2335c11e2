import * as z from 'zod/mini';
import { get } from '../operation.ts';
import { dayRange } from '../shared.ts';
import { reportPeriod } from './forms.ts';

/** In cents, all as they are counted: what is taken off is above zero too. */
const amounts = {
  services: z.int(),
  products: z.int(),
  /** What card companies keep. */
  fees: z.int(),
  /** Used and sold, by the lot that was open. */
  product_costs: z.int(),
  commissions: z.int(),
  fixed_costs: z.int(),
  expenses: z.int(),
};

const result = z.object({
  /** Every month that the period touches, the first one first. */
  months: z.array(z.object({ month: z.string(), ...amounts })),
  /** What it is compared with, all of it together. */
  before: z.object({ ...dayRange, ...amounts }),
});

export type ResultReport = z.infer<typeof result>;

export const resultReport = {
  result: get('/reports/result', 'reports', 'What came in, what it cost and what remains, by month')
    .input(reportPeriod)
    .output(result),
};
