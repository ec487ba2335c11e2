import * as z from 'zod/mini';
import { LONGEST_DURATION_MINUTES } from '#domain/services/defaults.ts';
import { day, requiredText, time } from '../fields.ts';

/** As many lines as an appointment has. */
const MOST_SERVICES = 30;
const MOST_DAYS = 92;

const required = 'booking:errors.required';

/** Whatever stands in the link: what cannot be a salon's id is a salon that does not exist. */
const salonId = z.string();
const date = day(required, required);
const professional = z.nullable(z.uuid());
const minutes = z.int().check(z.gt(0), z.lte(MOST_SERVICES * LONGEST_DURATION_MINUTES));

export const ofSalon = z.object({ p_user_id: salonId });

export const slotsInput = z.object({
  salonId,
  /** Null is any professional. */
  professionalId: professional,
  date,
  /** How long the visit takes, where it is not said for which services it is. */
  serviceDurationMinutes: minutes,
  /** In their order. Who does them, and in which time, is read from the salon's own. Left out, everybody does everything. */
  serviceIds: z.optional(z.array(z.uuid()).check(z.minLength(1), z.maxLength(MOST_SERVICES))),
  /** So many days from the date on; -1 is the rest of its month. */
  daysAhead: z._default(
    z.int().check(
      z.refine((days) => days === -1 || days >= 1),
      z.lte(MOST_DAYS),
    ),
    1,
  ),
});

export const publicAppointmentForm = z.object({
  salonId,
  clientName: requiredText(required, 'booking:errors.nameTooLong'),
  /** As it was typed: the server reads it by the salon's country. */
  clientPhone: requiredText(required, 'booking:errors.phoneInvalid', 40),
  /**
   * What each costs and takes is read from the salon's own services. What the visitor's page was showing of that is only compared: whoever
   * agreed to another price or duration is asked again. What is left out is not compared.
   */
  selectedServices: z
    .array(
      z.object({
        id: z.uuid(),
        name: z.optional(z.string()),
        duration_minutes: z.optional(z.number()),
        price: z.optional(z.nullable(z.number())),
        preco_variavel: z.optional(z.boolean()),
        category: z.optional(z.string()),
      }),
    )
    .check(z.minLength(1, required), z.maxLength(MOST_SERVICES, 'booking:errors.tooManyServices')),
  selectedProfessionalId: professional,
  selectedProfessionalName: z.optional(z.nullable(z.string())),
  selectedDate: date,
  selectedTime: time(required),
  totalDuration: z.optional(z.number()),
  /** Null when any of the services has a variable price. */
  totalPrice: z.optional(z.nullable(z.number())),
  salonCountry: z.optional(z.string()),
  /** People do not see this field, so that only a program fills it in. */
  website: z.optional(z.string()),
});

export type PublicAppointmentForm = z.input<typeof publicAppointmentForm>;
