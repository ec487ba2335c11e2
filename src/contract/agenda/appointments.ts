import * as z from 'zod/mini';
import { NEXT_KINDS } from '#domain/agenda/next-visit.ts';
import { STATUSES } from '#domain/agenda/statuses.ts';
import { VISIT_REFUSALS } from '#domain/agenda/visit-steps.ts';
import { WARNING_KINDS } from '#domain/clients/warnings.ts';
import { BASE_UNITS } from '#domain/products/units.ts';
import { CLIENT_PAYMENT_METHODS } from '#domain/shared/payment-methods.ts';
import { notFound } from '../errors.ts';
import { del, get, post, put, rowId } from '../operation.ts';
import { done } from '../shared.ts';
import { shownTo } from '../shown-to.ts';
import {
  changeAppointmentInput,
  createAppointmentInput,
  daysInput,
  freeTimesInput,
  moveForm,
  statusForm,
  timeOffForm,
  visitForm,
  whyInput,
} from './appointments-forms.ts';

/** A card of the agenda. */
export const card = z.object({
  id: z.uuid(),
  version: z.string(),
  date: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  client_id: z.nullable(z.uuid()),
  client_name: z.string(),
  /** The registered client's, else the one that came with an online request. */
  client_phone: shownTo('client_contacts', z.nullable(z.string()), null),
  /** Null is a request that anybody may take. */
  professional_id: z.nullable(z.uuid()),
  professional_name: z.string(),
  status: z.enum(STATUSES),
  requires_confirmation: z.boolean(),
  payment_method: z.nullable(z.enum(CLIENT_PAYMENT_METHODS)),
  /** Names in their order. */
  services: z.array(z.string()),
  /** In cents, before and after the discount. */
  full_price: z.int(),
  revenue: z.int(),
  /** When who is busy with it, where that is not its professional from beginning to end: with a pause, with time to clean up, or in turns. */
  busy: z.optional(
    z.array(
      z.object({
        staff_id: z.uuid(),
        start_time: z.string(),
        end_time: z.string(),
        /** So many of them, at the end, to clean up. */
        cleanup_minutes: z.int(),
        /** Names of what is done then. */
        services: z.array(z.string()),
      }),
    ),
  ),
  /** On its day, by the salon's clock: when the client arrived and when the service began; null where nobody has said so. */
  arrived_at: z.nullable(z.string()),
  started_at: z.nullable(z.string()),
  /** Cancelled because the client did not come. */
  no_show: z.boolean(),
  /** How many appointments this client did not come to; 0 where the client is not registered. */
  client_no_shows: z.int(),
  /** The first of the client's warnings, what harms before what they wish, and how many more there are. */
  client_warning: z.nullable(z.object({ kind: z.enum(WARNING_KINDS), title: z.string(), more: z.int() })),
});

const productUsed = z.object({
  product_id: z.uuid(),
  product_name: z.string(),
  unit_of_measure: z.enum(BASE_UNITS),
  quantity_used: z.number(),
  /** The open lot's cost of one base unit in the currency's unit, six decimals: 0.2 is twenty cents a millilitre. */
  cost_per_unit: shownTo('stock', z.number(), 0),
  total_cost: shownTo('stock', z.int(), 0),
});

const line = z.object({
  service_id: z.nullable(z.uuid()),
  service_name: z.string(),
  category: z.string(),
  unit_price: z.int(),
  duration_minutes: z.int(),
  professional_id: z.nullable(z.uuid()),
  commission_percent: shownTo('all_commissions', z.nullable(z.number()), null),
  commission_amount: shownTo('all_commissions', z.nullable(z.int()), null),
  /** Finalising wrote it, from the line's share of what the appointment brings in. */
  commission_from_net: z.boolean(),
  /** What the desk took off its price, which is what is left. */
  discount_value: z.int(),
  /** Of the service itself, as it is today; null where it has none of its own. */
  service_percent: shownTo('all_commissions', z.nullable(z.number()), null),
  products_used: z.array(productUsed),
  /** Minutes of work and pause by turns, 45, 30, 30: in the pause the professional is free. Empty is work without a pause. */
  parts: z.array(z.int()),
  /** Of the professional's time after the service. */
  cleanup_minutes: z.int(),
  /** The service as it is offered today; null where it is gone. */
  offered: z.nullable(
    z.object({
      price: z.int(),
      preco_variavel: z.boolean(),
      duration_minutes: z.int(),
      commission_percent: shownTo('all_commissions', z.nullable(z.number()), null),
      parts: z.array(z.int()),
      cleanup_minutes: z.int(),
      /** Else only those who are named do it. */
      done_by_all: z.boolean(),
      /** Null where the service's own holds. */
      doers: z.array(
        z.object({
          staff_id: z.uuid(),
          price: z.nullable(z.int()),
          duration_minutes: z.nullable(z.int()),
          commission_percent: shownTo('all_commissions', z.nullable(z.number()), null),
        }),
      ),
    }),
  ),
});

const appointment = z.extend(card, {
  discount_value: z.int(),
  cost: shownTo('stock', z.int(), 0),
  stock_updated: z.boolean(),
  /** Its lines are done by several people, and each is busy while it is their turn; else the appointment's professional is busy throughout. */
  in_turns: z.boolean(),
  lines: z.array(line),
});

/** A column of the day: everyone active, and whoever has left but still has appointments in these days. */
const professional = z.object({
  id: z.uuid(),
  nome: z.string(),
  color: z.string(),
  ativo: z.boolean(),
  /** Default of a new line; null for the owner and for whoever has none. */
  comissao_percentual: shownTo('all_commissions', z.nullable(z.number()), null),
  /** Earns nothing, also where the service has a percentage of its own. */
  is_owner: z.boolean(),
});

const day = z.object({
  date: z.string(),
  /** Null while the salon is closed; the exception's own hours where there is one. */
  open_time: z.nullable(z.string()),
  close_time: z.nullable(z.string()),
  is_exception: z.boolean(),
  note: z.string(),
});

/** When somebody works on a day, shifts merged. */
const work = z.object({ staff_id: z.uuid(), date: z.string(), start_time: z.string(), end_time: z.string() });

const timeOff = z.object({
  id: z.uuid(),
  staff_id: z.uuid(),
  /** Wall clock of the salon, 2026-11-17T22:00. */
  starts_at: z.string(),
  ends_at: z.string(),
  reason: z.string(),
});

const days = z.object({
  days: z.array(day),
  professionals: z.array(professional),
  work: z.array(work),
  time_off: z.array(timeOff),
  appointments: z.array(card),
});

/** What the owner should know about what was saved; none of it stopped the saving. */
export const warnings = z.object({
  over_time_off: z.boolean(),
  /** Products that the finalising took below zero. */
  below_zero: z.array(z.string()),
  /** Services that were given to somebody who does not do them. */
  not_done_by: z.array(z.object({ service: z.string(), professional: z.string() })),
});

const saved = z.object({ appointment, warnings });

/** `rule` null: the time is offered. */
const why = z.object({
  rule: z.nullable(
    z.enum([
      'closed',
      'exception',
      'outside_shift',
      'time_off',
      'appointment',
      'notice',
      'horizon',
      'clock_gap',
      'off_step',
      'held_for_request',
      'inactive',
      'does_not_do',
    ]),
  ),
  /** Those that the professional does not do, by name. */
  services: z.optional(z.array(z.string())),
  /** Which appointments, requests or blocks are in the way, and the note of an exception or block. */
  appointments: z.array(card),
  note: z.string(),
  /** Where it helps to know them: the hours of the salon or the person on that day, the step, the notice. */
  hours: z.array(z.object({ start_time: z.string(), end_time: z.string() })),
  step_minutes: z.int(),
  notice_minutes: z.int(),
  horizon_days: z.int(),
});

export type Card = z.infer<typeof card>;
export type ProductUsed = z.infer<typeof productUsed>;
export type Appointment = z.infer<typeof appointment>;
export type AgendaProfessional = z.infer<typeof professional>;
export type AgendaDay = z.infer<typeof day>;
export type WorkingTime = z.infer<typeof work>;
export type TimeOff = z.infer<typeof timeOff>;
export type AgendaDays = z.infer<typeof days>;
export type SaveWarnings = z.infer<typeof warnings>;
export type Why = z.infer<typeof why>;

/** What an appointment took from the shelf, or would take, is settled together with it. */
export const stockErrors = {
  /** What was used could not be taken from the shelf, or not be put back, for a reason that nobody foresaw; nothing was saved. */
  STOCK_FAILED: { status: 500 },
  /** The stock of this product would leave what can be counted; nothing was saved. */
  STOCK_REFUSED: { status: 409, data: z.object({ product: z.string() }) },
};

export const timeErrors = {
  /** The professional already has an appointment then. */
  CONFLICT: { status: 409, data: z.object({ professional: z.string() }) },
  /**
   * What is finalised would lie on `date`, a day to come, where nothing counts; `today` is the salon's. Nothing was saved. Finalise it on
   * `today`: with that date in the form, or with `move_to_today` where there is none.
   */
  AHEAD: { status: 409, data: z.object({ date: z.string(), today: z.string() }) },
};

/** More is taken off than whoever saves it may: so many percent of what it costs by the list. What was taken off before stays. */
export const discountErrors = { DISCOUNT_LIMIT: { status: 409, data: z.object({ percent: z.int() }) } };

const saveErrors = {
  ...notFound,
  ...stockErrors,
  ...timeErrors,
  /** Somebody changed the appointment after it was read. */
  STALE: { status: 409 },
  PERIOD_CLOSED: { status: 409 },
  /** A line names a service, or uses a product, that was deleted meanwhile or never was this salon's. */
  SERVICE_NOT_FOUND: { status: 404 },
  PRODUCT_NOT_FOUND: { status: 404 },
};

const nextTimes = z.object({
  /** After how many weeks the client usually comes back; where there is no habit yet, a proposal. */
  weeks: z.int(),
  is_usual: z.boolean(),
  /** The day after so many weeks. */
  date: z.string(),
  times: z.array(z.object({ date: z.string(), start_time: z.string(), kind: z.enum(NEXT_KINDS) })),
});

export type NextTimes = z.infer<typeof nextTimes>;

export const appointmentsContract = {
  days: get(
    '/agenda/days',
    'all_agenda',
    'Everything the agenda shows of up to 31 days: hours, professionals, working times, blocks, appointments',
  )
    .input(daysInput)
    .output(days),
  read: get('/agenda/appointments/{id}', 'all_agenda', 'An appointment with its lines')
    .errors(notFound)
    .input(rowId)
    .output(appointment),
  create: post(
    '/agenda/appointments',
    'all_agenda',
    'Save a new appointment with its lines; finalised ones take their products from stock',
  )
    .errors({ ...saveErrors, ...discountErrors })
    .input(createAppointmentInput)
    .output(saved),
  change: put(
    '/agenda/appointments/{id}',
    'all_agenda',
    'Change an appointment; entering finalizado takes stock once, leaving it returns it',
  )
    .errors({ ...saveErrors, ...discountErrors })
    .input(changeAppointmentInput)
    .output(saved),
  move: put(
    '/agenda/appointments/{id}/time',
    'all_agenda',
    'Move an appointment to another time or professional, or make it longer or shorter',
  )
    .errors(saveErrors)
    .input(moveForm)
    .output(saved),
  changeStatus: put(
    '/agenda/appointments/{id}/status',
    'all_agenda',
    'Finalise or cancel an appointment, or take that back; everything else of it stays',
  )
    .errors(saveErrors)
    .input(statusForm)
    .output(saved),
  changeVisit: put(
    '/agenda/appointments/{id}/visit',
    'all_agenda',
    'Say that a client has arrived, is being served or did not come, or take that back; everything else of it stays',
  )
    .errors({ ...saveErrors, VISIT_REFUSED: { status: 409, data: z.object({ why: z.enum(VISIT_REFUSALS) }) } })
    .input(visitForm)
    .output(saved),
  remove: del(
    '/agenda/appointments/{id}',
    'all_agenda',
    'Delete an appointment; a finalised one returns its products to stock',
  )
    .errors({ ...notFound, ...stockErrors, PERIOD_CLOSED: { status: 409 } })
    .input(rowId)
    .output(done),
  suggestedProducts: get(
    '/agenda/services/{id}/products',
    'all_agenda',
    'Products linked to a service, with what a base unit of the open lot cost',
  )
    .errors(notFound)
    .input(rowId)
    .output(z.array(z.omit(productUsed, { quantity_used: true, total_cost: true }))),
  createTimeOff: post('/agenda/time-off', 'all_agenda', "Block a professional's time, for hours or for days")
    .errors(notFound)
    .input(timeOffForm)
    .output(timeOff),
  removeTimeOff: del('/agenda/time-off/{id}', 'all_agenda', 'Lift a block').errors(notFound).input(rowId).output(done),
  why: get('/agenda/why', 'all_agenda', 'Why a time is not offered to visitors')
    .errors(notFound)
    .input(whyInput)
    .output(why),
  freeTimes: get(
    '/agenda/free-times',
    'all_agenda',
    'The times of a day at which a professional is free for so many minutes',
  )
    .errors(notFound)
    .input(freeTimesInput)
    .output(z.array(z.string())),
  nextTimes: get(
    '/agenda/appointments/{id}/next-times',
    'all_agenda',
    'When the client of an appointment could come again for the same: at most three free times',
  )
    .errors(notFound)
    .input(rowId)
    .output(nextTimes),
};
