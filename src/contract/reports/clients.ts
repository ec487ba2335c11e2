import * as z from 'zod/mini';
import { get, nextPage } from '../operation.ts';
import { dayRange, pageOf } from '../shared.ts';
import { shownTo } from '../shown-to.ts';
import { reportPeriod } from './forms.ts';

/** How many clients. Who came for the first time is not among those who came back. */
const counts = z.object({ attended: z.int(), new: z.int(), returning: z.int(), lost: z.int() });

/** Appointments that nobody came to, and how many clients they were of. */
const missed = z.object({ appointments: z.int(), clients: z.int() });

const lostClient = z.object({
  id: z.uuid(),
  name: z.string(),
  phone: shownTo('client_contacts', z.nullable(z.string()), null),
  last_visit: z.string(),
  /** The middle one of the intervals between visits, in days. */
  usual_days: z.number(),
  /** At the end of the period, or today where it still runs. */
  away_days: z.int(),
  /** In cents, in the twelve months before that. */
  spent: z.int(),
  /** The first visit after the period, where there was one meanwhile. */
  returned_on: z.nullable(z.string()),
});

const clientsReport = z.object({
  before: z.object(dayRange),
  now: counts,
  earlier: counts,
  missed,
  missed_before: missed,
  months: z.array(z.object({ month: z.string(), new: z.int(), returning: z.int() })),
  /** By month of the first visit; `back` is how many came again one, two … five months later, as far as those have begun. */
  cohorts: z.array(z.object({ month: z.string(), size: z.int(), back: z.array(z.int()) })),
  /** The first of them. */
  lost: z.array(lostClient),
});

export type ClientsReport = z.infer<typeof clientsReport>;
export type ClientCounts = z.infer<typeof counts>;
export type LostClient = z.infer<typeof lostClient>;

export const clientsReportContract = {
  clients: get(
    '/reports/clients',
    'reports',
    'Who came, who came for the first time, who came again and who has not come back',
  )
    .input(reportPeriod)
    .output(clientsReport),
  lostClients: get('/reports/clients/lost', 'reports', 'Who has not come back, the longest away first, page by page')
    .input(z.safeExtend(reportPeriod, nextPage.shape))
    .output(pageOf(lostClient)),
};
