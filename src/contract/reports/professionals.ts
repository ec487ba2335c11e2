import * as z from 'zod/mini';
import { get } from '../operation.ts';
import { reportPeriod } from './forms.ts';

/** Amounts in cents. */
const sums = {
  /** Each once for whoever did something in it; in the total once. */
  appointments: z.int(),
  services: z.int(),
  service_revenue: z.int(),
  /** What they sold, without what was taken back: below zero where more came back. */
  product_revenue: z.int(),
  service_commission: z.int(),
  product_commission: z.int(),
  /** In minutes: how long they could be booked, and how much of that was. Days that are still to come count in neither. */
  available: z.int(),
  booked: z.int(),
};

const professional = z.object({
  /** Null is what nobody did or sold. */
  id: z.nullable(z.uuid()),
  name: z.string(),
  color: z.nullable(z.string()),
  is_owner: z.boolean(),
  is_active: z.boolean(),
  ...sums,
  /** Services and products of the period that this one is compared with. */
  revenue_before: z.int(),
});

const report = z.object({
  total: z.object(sums),
  before: z.object(sums),
  /** Whoever did or sold something or could be booked, the largest revenue first. */
  professionals: z.array(professional),
});

export type ProfessionalsReport = z.infer<typeof report>;
export type ReportedProfessional = z.infer<typeof professional>;

export const professionalsReportContract = {
  professionals: get(
    '/reports/professionals',
    'reports',
    'What each professional brought in with services and products, and earned with them',
  )
    .input(reportPeriod)
    .output(report),
};
