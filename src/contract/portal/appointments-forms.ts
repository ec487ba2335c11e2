import * as z from 'zod/mini';
import { VISITS } from '#domain/agenda/visit.ts';
import { LONGEST_DURATION_MINUTES } from '#domain/services/defaults.ts';
import { titleCase } from '#domain/shared/names.ts';
import { daysBetween, isDate, parseTime } from '#domain/shared/time.ts';
import { day, text, tidied, time } from '../fields.ts';
import { portalPin, portalToken } from './forms.ts';

/** Two months and a day: more than any view of the portal shows at once. */
const MOST_DAYS = 62;
const MIDNIGHT = 24 * 60;
export const LONGEST_NAME = 200;
/** As many services as an appointment has, with commas between them: what was listed comes back as it is. */
const LONGEST_LIST = 30 * (LONGEST_NAME + 2);

const missing = 'portal:errors.appointmentIncomplete';
const tooLong = 'portal:errors.tooLong';

/** Every call of a professional carries them; whoever is signed in as one sends neither. */
export const link = { token: z.optional(portalToken), pin: z.optional(portalPin) };

/** As it was listed; with it, whoever changed the appointment since is not overwritten. */
const version = z.optional(z.string().check(z.maxLength(40)));

const STATUSES = ['pendente', 'cancelado'] as const;

const range = { start: day(missing, missing), end: day(missing, missing) };

/** Both days belong to it. */
export const appointmentsListInput = z.object({ ...link, ...range }).check(
  z.refine(
    ({ start, end }) => !isDate(start) || !isDate(end) || (start <= end && daysBetween(start, end) < MOST_DAYS),
    {
      error: 'portal:errors.rangeInvalid',
      path: ['end'],
    },
  ),
);

/** What a professional fills in. */
const wish = {
  date: day(missing, missing),
  start: time(missing),
  duration_minutes: z
    .number(missing)
    .check(
      z.gt(0, missing),
      z.int('portal:errors.durationWhole'),
      z.lte(LONGEST_DURATION_MINUTES, 'portal:errors.pastMidnight'),
    ),
  client_name: tidied(titleCase, missing, tooLong),
  /** Left empty: the word for service. */
  service_name: z._default(text(LONGEST_NAME, tooLong), ''),
};

/** Nothing crosses midnight. */
function endsToday({ start, duration_minutes }: { start: string; duration_minutes: number }): boolean {
  return (parseTime(start) ?? 0) + duration_minutes <= MIDNIGHT;
}

const pastMidnight = { error: 'portal:errors.pastMidnight', path: ['start'] };

/** What both send, once the link is proven. */
const form = z.object(wish).check(z.refine(endsToday, pastMidnight));

export const createPortalAppointmentInput = z.object({ ...link, ...wish }).check(z.refine(endsToday, pastMidnight));

export const updatePortalAppointmentInput = z
  .object({
    ...link,
    id: z.uuid(),
    ...wish,
    service_name: z._default(text(LONGEST_LIST, tooLong), ''),
    /** To finalise is the salon's. A cancel changes nothing else, whatever it sends. */
    status: z.enum(STATUSES, 'portal:errors.statusNotAllowed'),
    version,
  })
  .check(z.refine((wish) => wish.status === 'cancelado' || endsToday(wish), pastMidnight));

/** How the visit stands. `no_show` cancels the appointment; any other takes that back. */
export const visitPortalAppointmentInput = z.object({ ...link, id: z.uuid(), version, visit: z.enum(VISITS) });

export type PortalWish = z.output<typeof form>;
export type PortalChange = Omit<z.output<typeof updatePortalAppointmentInput>, 'token' | 'pin'>;
export type PortalVisit = Omit<z.output<typeof visitPortalAppointmentInput>, 'token' | 'pin'>;
