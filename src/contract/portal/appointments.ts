import * as z from 'zod/mini';
import { STATUSES } from '#domain/agenda/statuses.ts';
import { VISIT_REFUSALS } from '#domain/agenda/visit-steps.ts';
import { WARNING_KINDS } from '#domain/clients/warnings.ts';
import { READ_ONLY } from '#domain/portal/read-only.ts';
import { COUNTRIES, LANGUAGES } from '#domain/shared/countries.ts';
import { notFound, repeatErrors } from '../errors.ts';
import { post } from '../operation.ts';
import {
  appointmentsListInput,
  createPortalAppointmentInput,
  updatePortalAppointmentInput,
  visitPortalAppointmentInput,
} from './appointments-forms.ts';

/** An appointment as its professional sees it: without the client's phone and without anything that was paid. */
const appointment = z.object({
  id: z.uuid(),
  version: z.string(),
  date: z.string(),
  /** HH:MM. */
  start: z.string(),
  end: z.string(),
  duration_minutes: z.int(),
  client_name: z.string(),
  /** What harms the client first; none of a cancelled appointment, unless there is another one. */
  warnings: z.array(z.object({ kind: z.enum(WARNING_KINDS), title: z.string(), note: z.string() })),
  /** The names of the services, with commas between them; of a colleague's appointment those that are this professional's. */
  service_name: z.string(),
  services: z.array(z.string()),
  status: z.enum(STATUSES),
  /** Asked for online, and not answered by the salon yet. */
  requires_confirmation: z.boolean(),
  /** On its day, HH:MM by the salon's clock: when the client arrived and when the service began. */
  arrived_at: z.nullable(z.string()),
  started_at: z.nullable(z.string()),
  /** Cancelled because the client did not come. */
  no_show: z.boolean(),
  editable: z.boolean(),
  /** Why it is not. */
  read_only: z.nullable(z.enum(READ_ONLY)),
  cancellable: z.boolean(),
  /** Several services, or somebody else's: then service and duration stay as they are, and the rest may be changed. */
  services_fixed: z.boolean(),
  /**
   * When this professional is busy with it, HH:MM, where that is not from beginning to end: with a pause, with time to clean up, or when it is done in
   * turns.
   */
  busy: z.optional(z.array(z.object({ start: z.string(), end: z.string() }))),
});

const day = z.object({
  date: z.string(),
  /** Of the salon; null while it is closed. The exception's own hours where there is one. */
  open_time: z.nullable(z.string()),
  close_time: z.nullable(z.string()),
  is_exception: z.boolean(),
  /** When this professional works, shifts merged; empty on a day off. */
  work: z.array(z.object({ start_time: z.string(), end_time: z.string() })),
  /** The commissions of this day are closed: nothing can be made or changed on it. */
  period_closed: z.boolean(),
});

const list = z.object({
  salon: z.object({
    business_name: z.string(),
    country: z.enum(COUNTRIES),
    language: z.enum(LANGUAGES),
    timezone: z.string(),
    /** By the salon's clock, YYYY-MM-DD and HH:MM. */
    today: z.string(),
    now: z.string(),
  }),
  professional: z.object({ name: z.string(), color: z.string() }),
  days: z.array(day),
  /** Blocks that reach into these days: wall clock of the salon, 2026-11-17T22:00. */
  time_off: z.array(z.object({ id: z.uuid(), starts_at: z.string(), ends_at: z.string(), reason: z.string() })),
  /** By date and start, cancelled ones too. */
  appointments: z.array(appointment),
});

export type PortalAppointment = z.infer<typeof appointment>;
export type PortalDay = z.infer<typeof day>;
export type PortalAgenda = z.infer<typeof list>;

/** `over_time_off`: it lies over a block, which did not stop it. */
const saved = z.object({ appointment, over_time_off: z.boolean() });

const saveErrors = {
  /** The professional already has an appointment then: from when to when. */
  CONFLICT: { status: 409, data: z.object({ start: z.string(), end: z.string() }) },
  /** Somebody else whom the visit needs is busy then. */
  COLLEAGUE_BUSY: { status: 409 },
  PERIOD_CLOSED: { status: 409 },
};

const changeErrors = {
  ...saveErrors,
  ...notFound,
  /** Somebody changed it after it was listed. */
  STALE: { status: 409 },
  FINALISED: { status: 409 },
  /** A colleague’s, in which a line is this professional’s. */
  OF_A_COLLEAGUE: { status: 409 },
  /** Asked for online and not answered yet: it can be cancelled, and nothing else. */
  AWAITING: { status: 409 },
  /** Products are on its comanda: cancelling it is the salon’s. */
  OPEN_SALE: { status: 409 },
};

export const portalAppointmentsRpc = {
  staffPortalAppointmentsList: post(
    '/rpc/staff_portal_appointments_list',
    'nothing',
    'Of up to 62 days: a professional’s appointments, working time and blocks',
  )
    .input(appointmentsListInput)
    .output(list),
  staffPortalAppointmentCreate: post(
    '/rpc/staff_portal_appointment_create',
    'nothing',
    'Book a time of one’s own; takes an Idempotency-Key',
  )
    .errors({ ...saveErrors, ...repeatErrors })
    .input(createPortalAppointmentInput)
    .output(saved),
  staffPortalAppointmentUpdate: post(
    '/rpc/staff_portal_appointment_update',
    'nothing',
    'Change an appointment of one’s own, cancel it, or take that back',
  )
    .errors({
      ...changeErrors,
      /** Of several services, or of somebody else’s, service and duration stay as they are. */
      SERVICES_FIXED: { status: 409 },
    })
    .input(updatePortalAppointmentInput)
    .output(saved),
  staffPortalAppointmentVisit: post(
    '/rpc/staff_portal_appointment_visit',
    'nothing',
    'Say of an appointment of one’s own that the client has arrived, is being served or did not come, or take that back',
  )
    .errors({ ...changeErrors, VISIT_REFUSED: { status: 409, data: z.object({ why: z.enum(VISIT_REFUSALS) }) } })
    .input(visitPortalAppointmentInput)
    .output(saved),
};
