import * as z from 'zod/mini';
import { get } from '../operation.ts';
import { dayRange } from '../shared.ts';

/** One figure of each report. Amounts in cents. */
const overview = z.object({
  /** Of this month. */
  income: z.object({ ...dayRange, revenue: z.int() }),
  /** Of the last six months, this one among them. */
  result: z.object({ ...dayRange, remains: z.int() }),
  /** Of last month: who worked or sold. */
  professionals: z.object({ ...dayRange, count: z.int() }),
  /** Of last month: the few services that bring in most; nothing where nothing came in. */
  services: z.nullable(z.object({ ...dayRange, count: z.int(), share: z.number() })),
  /** Of last month: who had an appointment or bought something. */
  clients: z.object({ ...dayRange, attended: z.int() }),
  /** Of last month: the booked part of the working time; nothing where nobody worked. */
  occupancy: z.nullable(z.object({ ...dayRange, share: z.number() })),
  /** Today. */
  stock: z.object({ low: z.int() }),
});

export type ReportsOverview = z.infer<typeof overview>;

export const overviewReport = {
  overview: get('/reports', 'reports', 'One figure of each report').output(overview),
};
