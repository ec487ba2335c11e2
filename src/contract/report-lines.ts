import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { commonErrors } from './errors.ts';
import { reportPeriod } from './reports-forms.ts';
import { pageInput, pageOf } from './shared.ts';

const line = z.object({
  id: z.string(),
  appointment_id: z.uuid(),
  date: z.string(),
  start_time: z.string(),
  client_name: z.string(),
  /** Null where the appointment has no service. */
  service_name: z.nullable(z.string()),
  /** '' where nobody was named. */
  professional_name: z.string(),
  /** In cents: the line's share of what was paid and of the card fee, what was used for it and what it earned. */
  revenue: z.int(),
  products: z.int(),
  commission: z.int(),
  fee: z.int(),
});

export type ReportedLine = z.infer<typeof line>;

export const linesReportContract = {
  lines: oc
    .$route({ tags: ['reports'] })
    .errors(commonErrors)
    .route({
      method: 'GET',
      path: '/reports/lines',
      summary: 'The services that lie beneath a figure of a report, the newest first',
    })
    .input(
      z.safeExtend(reportPeriod, {
        service_id: z.optional(z.uuid()),
        /** Of a service that was deleted since. */
        service_name: z.optional(z.string().check(z.maxLength(200))),
        professional_id: z.optional(z.uuid()),
        cursor: pageInput.cursor,
      }),
    )
    .output(pageOf(line)),
};
