import * as z from 'zod/mini';
import { STATUSES, type Status } from '#domain/agenda/statuses.ts';
import { VISITS } from '#domain/agenda/visit.ts';
import { LONGEST_DURATION_MINUTES } from '#domain/services/defaults.ts';
import { areParts, LONGEST_CLEANUP_MINUTES } from '#domain/services/parts.ts';
import { CLIENT_PAYMENT_METHODS, type ClientPaymentMethod } from '#domain/shared/payment-methods.ts';
import { daysBetween, isDate, parseTime } from '#domain/shared/time.ts';
import { day, optionalTime, percent, text, version, amount as wholeCents } from '../fields.ts';
import { onceRight } from '../shared.ts';

const MOST_LINES = 30;
const MOST_PRODUCTS = 50;
const MOST_DAYS = 31;

const date = (required: string) => day(required, 'agenda:errors.dateInvalid');
const time = (required: string) =>
  // Not aborting: what is wrong besides is said with it.
  optionalTime('agenda:errors.timeInvalid').check(z.minLength(1, required));
const amount = (negative: string) => wholeCents('agenda:errors.amountInvalid', negative);

const productUsed = z.object({
  product_id: z.uuid(),
  /** In base units, with three decimals: grams, millilitres or pieces. What a unit costs is the open lot's, never what the browser says. */
  quantity_used: z
    .number('agenda:errors.quantityInvalid')
    .check(z.gte(0.001, 'agenda:errors.quantityInvalid'), z.lte(1_000_000, 'agenda:errors.quantityInvalid')),
});

const plainLine = z.object({
  /** Null is a service that has been deleted since: then the line names it. */
  service_id: z.nullable(z.uuid('agenda:errors.serviceRequired')),
  service_name: z._default(text(200, 'agenda:errors.tooLong'), ''),
  unit_price: amount('agenda:errors.priceNegative'),
  duration_minutes: z
    .number('agenda:errors.durationPositive')
    .check(
      z.gt(0, 'agenda:errors.durationPositive'),
      z.int('agenda:errors.durationWhole'),
      z.lte(LONGEST_DURATION_MINUTES, 'agenda:errors.durationTooLong'),
    ),
  /** Whose work the line is; null is the appointment's professional. */
  professional_id: z.nullable(z.uuid()),
  /** Null where the line carries no commission. The amount is the truth, to the cent; the percentage is kept beside it. */
  commission_percent: z.nullable(percent('agenda:errors.commissionInvalid')),
  commission_amount: z.nullable(amount('agenda:errors.commissionInvalid')),
  /** As it was read: nobody has typed over what finalising wrote. */
  commission_from_net: z._default(z.boolean(), false),
  products_used: z.array(productUsed).check(z.maxLength(MOST_PRODUCTS, 'agenda:errors.tooManyProducts')),
  /** Minutes of work and pause by turns, 45, 30, 30; empty is work without a pause. Left out: as stored, or as the service says. */
  parts: z.optional(z.array(z.int()).check(z.refine(areParts, 'agenda:errors.durationWhole'))),
  /** Of the professional's time after the service, also left out. */
  cleanup_minutes: z.optional(z.int().check(z.gte(0), z.lte(LONGEST_CLEANUP_MINUTES))),
});

const line = plainLine.check(
  z.refine(({ service_id, service_name }) => service_id !== null || Boolean(service_name), {
    error: 'agenda:errors.serviceRequired',
    path: ['service_id'],
    ...onceRight({ service_id: plainLine.shape.service_id, service_name: plainLine.shape.service_name }),
  }),
);

/** Whether the day still has the minutes that the lines take: nothing crosses midnight. */
function endsToday({ start_time, lines }: { start_time: string; lines: ReadonlyArray<{ duration_minutes: number }> }) {
  const start = parseTime(start_time);
  return start === null || start + lines.reduce((sum, { duration_minutes }) => sum + duration_minutes, 0) <= 24 * 60;
}

const payment = { status: z.enum(STATUSES), payment_method: z.nullable(z.enum(CLIENT_PAYMENT_METHODS)) };
const paidWhenFinalised = {
  error: 'agenda:errors.paymentMethodRequiredWhenFinalised',
  path: ['payment_method'],
  ...onceRight(payment),
};
const isPaidFor = ({ status, payment_method }: { status: Status; payment_method: ClientPaymentMethod | null }) =>
  status !== 'finalizado' || payment_method !== null;

export const appointmentForm = z
  .object({
    client_id: z.nullable(z.uuid()).check(z.refine((id) => id !== null, 'agenda:errors.clientRequired')),
    date: date('agenda:errors.dateRequired'),
    start_time: time('agenda:errors.startRequired'),
    professional_id: z.nullable(z.uuid()).check(z.refine((id) => id !== null, 'agenda:errors.professionalRequired')),
    ...payment,
    discount_value: amount('agenda:errors.discountNegative'),
    lines: z
      .array(line)
      .check(z.minLength(1, 'agenda:errors.lineRequired'), z.maxLength(MOST_LINES, 'agenda:errors.tooManyLines')),
  })
  .check(
    z.refine(isPaidFor, paidWhenFinalised),
    z.refine(endsToday, { error: 'agenda:errors.pastMidnight', path: ['start_time'] }),
  );

/**
 * The id is made by the browser: a repeated call finds what the first one saved. A refusal names fields as they stand here:
 * `appointment.lines.0.service_id`.
 */
export const createAppointmentInput = z.object({ id: z.uuid(), appointment: appointmentForm });
export const changeAppointmentInput = z.object({ id: z.uuid(), version, appointment: appointmentForm });

/** What is finalised before its day comes to lie on today, at its time. Without it that is refused (AHEAD); of any other day it changes nothing. */
export const moveToToday = z.optional(z.boolean());

/** Finalised, cancelled or taken back from its card: what became of it and how it was paid, and nothing else. */
export const statusForm = z
  .object({
    id: z.uuid(),
    version,
    ...payment,
    move_to_today: moveToToday,
  })
  .check(z.refine(isPaidFor, paidWhenFinalised));

/** How the visit stands. `no_show` cancels the appointment; any other takes that back. */
export const visitForm = z.object({ id: z.uuid(), version, visit: z.enum(VISITS) });

/** Moved or resized in the grid. */
export const moveForm = z
  .object({
    id: z.uuid(),
    version,
    date: date('agenda:errors.dateRequired'),
    start_time: time('agenda:errors.startRequired'),
    end_time: time('agenda:errors.startRequired'),
    professional_id: z.uuid(),
    /** Back from where the change that led to this version had put it: the services take and cost what they did before. */
    is_undo: z.optional(z.boolean()),
  })
  .check(
    z.refine(({ start_time, end_time }) => (parseTime(start_time) ?? 0) < (parseTime(end_time) ?? 0), {
      error: 'agenda:errors.resizeTooShort',
      path: ['end_time'],
    }),
  );

type Block = { start_date: string; start_time: string; end_date: string; end_time: string };

function endsAfterStart({ start_date, start_time, end_date, end_time }: Block): boolean {
  const [start, end] = [parseTime(start_time), parseTime(end_time)];
  if (start === null || end === null || !isDate(start_date) || !isDate(end_date)) return true;
  // In minutes: as text 24:00 would come before the next day's 00:00, which is the same moment.
  return daysBetween(start_date, end_date) * 24 * 60 + end > start;
}

/** Wall clock of the salon; may last over several days. */
export const timeOffForm = z
  .object({
    staff_id: z.nullable(z.uuid()).check(z.refine((id) => id !== null, 'agenda:errors.blockProfessionalRequired')),
    start_date: date('agenda:errors.blockStartDateRequired'),
    start_time: time('agenda:errors.startRequired'),
    end_date: date('agenda:errors.blockEndDateRequired'),
    end_time: time('agenda:errors.blockEndTimeRequired'),
    reason: text(500, 'agenda:errors.tooLong'),
  })
  .check(
    z.refine(endsAfterStart, {
      error: 'agenda:errors.blockEndBeforeStart',
      path: ['end_time'],
    }),
  );

export const daysInput = z
  .object({ from: date('agenda:errors.dateRequired'), to: date('agenda:errors.dateRequired') })
  .check(
    z.refine(({ from, to }) => !isDate(from) || !isDate(to) || (from <= to && daysBetween(from, to) < MOST_DAYS), {
      error: 'agenda:errors.dateInvalid',
      path: ['to'],
    }),
  );

/** Read from an address, where a number is text. */
const minutes = z.coerce
  .number()
  .check(
    z.int('agenda:errors.durationWhole'),
    z.gt(0, 'agenda:errors.durationPositive'),
    z.lte(LONGEST_DURATION_MINUTES),
  );

/** In their order. */
const serviceIds = z.optional(z.array(z.uuid()).check(z.maxLength(MOST_LINES)));

export const whyInput = z.object({
  professional_id: z.uuid(),
  date: date('agenda:errors.dateRequired'),
  start_time: time('agenda:errors.startRequired'),
  /** Of a visit whose services are not named. */
  minutes,
  service_ids: serviceIds,
});

export const freeTimesInput = z.object({
  professional_id: z.uuid(),
  date: date('agenda:errors.dateRequired'),
  minutes,
  /** Their pauses are free, and cleaning up after them is not. */
  service_ids: serviceIds,
  /** An appointment that is being moved is not in its own way. */
  except: z.optional(z.uuid()),
});

/** Left out: the professional that the request already names. */
export const approvalForm = z.object({ id: z.uuid(), professional_id: z.optional(z.uuid()) });

export type AppointmentForm = z.output<typeof appointmentForm>;
export type LineForm = AppointmentForm['lines'][number];
export type StatusForm = z.output<typeof statusForm>;
export type VisitForm = z.output<typeof visitForm>;
export type MoveForm = z.output<typeof moveForm>;
export type TimeOffForm = z.output<typeof timeOffForm>;
