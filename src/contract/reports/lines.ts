import * as z from 'zod/mini';
import { get } from '../operation.ts';
import { pageInput, pageOf } from '../shared.ts';
import { reportPeriod } from './forms.ts';
import { whose } from './rows.ts';

const sums = { revenue: z.int(), products: z.int(), commission: z.int(), fee: z.int() };

const line = z.object({
  id: z.string(),
  /** Null for a service that was sold without an appointment: then the sale is named. */
  appointment_id: z.nullable(z.uuid()),
  sale_id: z.nullable(z.uuid()),
  date: z.string(),
  start_time: z.string(),
  client_name: z.string(),
  /** Null where the appointment has no service. */
  service_name: z.nullable(z.string()),
  /** '' where nobody was named. */
  professional_name: z.string(),
  /** In cents: the line's share of what was paid and of the card fee, what was used for it and what it earned. */
  ...sums,
});

export type ReportedLine = z.infer<typeof line>;

export const linesReportContract = {
  lines: get('/reports/lines', 'reports', 'The services that lie beneath a figure of a report, the newest first')
    .input(
      z.safeExtend(reportPeriod, {
        /** 'none': of the lines that have no service, and no name of one. */
        service_id: whose,
        /** Of a service that was deleted since. */
        service_name: z.optional(z.string().check(z.maxLength(200))),
        /** 'none': of those that nobody is named for. */
        professional_id: whose,
        cursor: pageInput.cursor,
      }),
    )
    // Of all of them, in cents.
    .output(z.extend(pageOf(line), { count: z.int(), ...sums })),
};
