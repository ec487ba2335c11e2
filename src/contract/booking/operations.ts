import * as z from 'zod/mini';
import { COUNTRIES } from '#domain/shared/countries.ts';
import { repeatErrors } from '../errors.ts';
import { openGet, openPost } from '../operation.ts';
import { ofSalon, publicAppointmentForm, slotsInput } from './forms.ts';

/**
 * What a visitor without an account may read and do, named and shaped as the specification gives it. Each call says in the header
 * x-salon-id which salon it is for (where the input says it too, the header may be missing), and is refused with {success: false, error,
 * code}: `error` is a sentence in the visitor's language. No answer carries the owner's e-mail, a client, or an appointment. Of a salon
 * that does not exist, the functions say so; reading finds nothing.
 */

/** What anybody may know of a salon. */
const salon = z.object({
  id: z.uuid(),
  business_name: z.string(),
  country: z.enum(COUNTRIES),
  timezone: z.string(),
  /** For the visitor to write to; null where the salon has given none. */
  phone: z.nullable(z.string()),
  /** Where to come to; empty where the salon has given none. */
  address: z.string(),
  /** How many days ahead of today it takes bookings. */
  booking_horizon_days: z.int(),
});

const service = z.object({
  id: z.uuid(),
  name: z.string(),
  category: z.string(),
  description: z.string(),
  /** In cents. */
  price: z.int(),
  preco_variavel: z.boolean(),
  duration_minutes: z.int(),
  user_id: z.uuid(),
  is_public: z.boolean(),
  /** False: only the doers do it. Left out, like these, where everybody does it on the same terms. */
  done_by_all: z.optional(z.boolean()),
  /** Who does it, as far as they work here: what they ask, in cents, and take for it. Null is as the service says. */
  doers: z.optional(
    z.array(z.object({ staff_id: z.uuid(), price: z.nullable(z.int()), duration_minutes: z.nullable(z.int()) })),
  ),
});

/** A service as a visitor chose it, and as the salon offers it now. */
const chosenService = z.pick(service, {
  id: true,
  name: true,
  category: true,
  price: true,
  preco_variavel: true,
  duration_minutes: true,
});

/** Of the chosen services those that the salon still offers, as it offers them now. */
const offeredNow = z.object({ services: z.optional(z.array(chosenService)) });

const category = z.object({ id: z.uuid(), name: z.string(), show_in_dropdown: z.boolean() });

const professional = z.object({ id: z.uuid(), nome: z.string(), ativo: z.boolean(), color: z.string() });

const slot = z.object({ time: z.string(), available: z.boolean() });
const day = z.object({ date: z.string(), availableSlots: z.array(slot) });

export type PublicSalon = z.infer<typeof salon>;
export type PublicService = z.infer<typeof service>;
export type PublicCategory = z.infer<typeof category>;
export type PublicProfessional = z.infer<typeof professional>;
export type FreeDay = z.infer<typeof day>;

/** What travels with the booking pages' HTML, so that they show the salon without asking; null is a salon that does not exist. */
export type SalonPageData = {
  salon: PublicSalon;
  categories: PublicCategory[];
  services: PublicService[];
  staff: PublicProfessional[];
} | null;

const salonNotFound = {
  /** No salon of that id, or the header names another one. */
  SALON_NOT_FOUND: { status: 404 },
};

export const bookingFunctions = {
  getAvailableSlots: openPost(
    '/functions/get-available-slots',
    'Starts of the working time and whether they are free: of one day `availableSlots`, of more `days`',
  )
    .errors({
      ...salonNotFound,
      /** The chosen professional is no longer active, or does not do one of the services. */
      PROFESSIONAL_GONE: { status: 409 },
      /** One of the services is not offered online. */
      SERVICE_GONE: { status: 409 },
    })
    .input(slotsInput)
    .output(
      z.object({
        success: z.literal(true),
        days: z.optional(z.array(day)),
        availableSlots: z.optional(z.array(slot)),
      }),
    ),
  createPublicAppointment: openPost(
    '/functions/create-public-appointment',
    'Ask for an appointment, which then awaits approval; takes an Idempotency-Key',
  )
    .errors({
      ...salonNotFound,
      ...repeatErrors,
      SLOT_TAKEN: { status: 409 },
      /** The chosen professional is no longer active, or does not do one of the services. */
      PROFESSIONAL_GONE: { status: 409 },
      /** A chosen service is no longer offered online. */
      SERVICE_GONE: { status: 409, data: offeredNow },
      /** A chosen service costs or takes something else than the call says that the visitor saw. */
      SERVICE_CHANGED: { status: 409, data: offeredNow },
      /** This phone already has as many requests awaiting approval as a phone may have. */
      TOO_MANY_REQUESTS: { status: 429 },
      /** The salon's day is being booked by so many that this one waited too long. */
      BUSY: { status: 503 },
    })
    .input(publicAppointmentForm)
    .output(
      z.object({
        success: z.literal(true),
        appointmentId: z.uuid(),
        /** What was booked, at the salon's own prices; left out where an answer of an earlier version is repeated. */
        services: z.optional(z.array(chosenService)),
      }),
    ),
};

export const bookingRpc = {
  debugXSalonId: openPost('/rpc/debug_x_salon_id', 'The salon id of the header, null when there is none').output(
    z.nullable(z.string()),
  ),
  profilePublicInfo: openPost('/rpc/profile_public_info', 'What anybody may know of a salon, null when there is none')
    .input(ofSalon)
    .output(z.nullable(salon)),
  staffPublic: openPost('/rpc/staff_public', 'The active professionals by name')
    .input(ofSalon)
    .output(z.array(professional)),
};

export const publicContract = {
  categories: openGet('/public/service-categories', 'The shown categories by name').output(z.array(category)),
  services: openGet('/public/services', 'The services offered online by name').output(z.array(service)),
};
