import * as z from 'zod/mini';
import { notFound } from '../errors.ts';
import { get } from '../operation.ts';
import { dayRange } from '../shared.ts';
import { reportPeriod } from './forms.ts';

/** In minutes: how long somebody could be booked, and how much of that was. */
const occupied = { available: z.int(), booked: z.int() };

const hourOfWeek = z.object({ weekday: z.int(), hour: z.int(), ...occupied });

/** Appointments that nobody came to, and how long they would have taken. Their time counts as free. */
const missed = z.object({ appointments: z.int(), minutes: z.int() });

const occupancyReport = z.object({
  /** What the period is compared with. */
  before: z.object(dayRange),
  total: z.object(occupied),
  total_before: z.object(occupied),
  missed,
  missed_before: missed,
  fullest: z.nullable(hourOfWeek),
  emptiest: z.nullable(hourOfWeek),
  /** Weekday (0 is Sunday) by hour of the day; an hour in which nobody works is missing. */
  hours: z.array(hourOfWeek),
  /** Everybody in the team, and who has left and had appointments in those days; whoever was asked about. */
  professionals: z.array(
    z.object({ id: z.uuid(), nome: z.string(), color: z.nullable(z.string()), ativo: z.boolean(), ...occupied }),
  ),
});

export type OccupancyReport = z.infer<typeof occupancyReport>;
export type HourOfWeek = z.infer<typeof hourOfWeek>;

export const occupancyReportContract = {
  occupancy: get(
    '/reports/occupancy',
    'reports',
    'How much of the working time was booked, by weekday and hour and by professional',
  )
    .errors(notFound)
    .input(z.safeExtend(reportPeriod, { professional_id: z.optional(z.uuid()) }))
    .output(occupancyReport),
};
