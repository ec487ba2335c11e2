import * as z from 'zod/mini';
import { ABC_CLASSES } from '#domain/reports/abc.ts';
import { get } from '../operation.ts';
import { reportPeriod } from './forms.ts';

/** In cents. The margin is the revenue without the other three, and may be below zero. */
const sums = {
  count: z.int(),
  revenue: z.int(),
  products: z.int(),
  commission: z.int(),
  fee: z.int(),
  margin: z.int(),
};

const abc = z.enum(ABC_CLASSES);

const service = z.object({
  /** Null where the service was deleted since: its lines keep the name. */
  id: z.nullable(z.uuid()),
  /** Null where an appointment has no service at all. */
  name: z.nullable(z.string()),
  category: z.string(),
  class: abc,
  ...sums,
});

const report = z.object({
  total: z.object(sums),
  /** The same of the period that this one is compared with. */
  before: z.object(sums),
  /** Only those that have a service. */
  classes: z.array(z.object({ class: abc, services: z.int(), ...sums })),
  /** The largest revenue first: as many as somebody reads. */
  services: z.array(service),
  /** What all others come to, which are too many to list. */
  others: z.nullable(z.object({ services: z.int(), ...sums })),
});

export type ServicesReport = z.infer<typeof report>;
export type ReportedService = z.infer<typeof service>;

export const servicesReportContract = {
  services: get(
    '/reports/services',
    'reports',
    'What each service brought in and left over, in the classes A, B and C by revenue',
  )
    .input(reportPeriod)
    .output(report),
};
