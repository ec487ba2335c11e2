import * as z from 'zod/mini';
import { get } from '../operation.ts';
import { reportPeriod } from './forms.ts';

/** In cents: what clients paid for services, and whose part of it is whose. */
const shares = { gross: z.int(), salon: z.int(), professional: z.int() };

const row = z.object({
  month: z.string(),
  /** Null where nobody was named. */
  id: z.nullable(z.uuid()),
  name: z.string(),
  /** The owner's own work, and what nobody did: all of it is the salon's. */
  is_salons: z.boolean(),
  services: z.int(),
  ...shares,
});

const report = z.object({
  total: z.object(shares),
  before: z.object(shares),
  /** Months in their order; in each the partners with movement by their names, then what is the salon's own. */
  rows: z.array(row),
});

export type PartnerReport = z.infer<typeof report>;
export type PartnerRow = z.infer<typeof row>;

export const partnerReportContract = {
  partner: get(
    '/reports/partner',
    'reports',
    'By month and professional: gross, the share of the salon and the share of the professional (Lei 13.352)',
  )
    .input(reportPeriod)
    .output(report),
};
