import * as z from 'zod/mini';
import { CLIENT_PAYMENT_METHODS } from '#domain/shared/payment-methods.ts';
import { parseTime } from '#domain/shared/time.ts';
import { time as timeField } from '../fields.ts';

const time = z.nullable(timeField('agenda:errors.timeInvalid'));

const weekday = z
  .object({
    weekday: z.int().check(z.gte(0), z.lte(6)),
    is_open: z.boolean(),
    open_time: time,
    close_time: time,
  })
  .check(
    z.refine((day) => !day.is_open || opensBeforeClosing(day.open_time, day.close_time), {
      error: 'agenda:errors.hoursInvalid',
      path: ['close_time'],
    }),
  );

function opensBeforeClosing(open: string | null, close: string | null): boolean {
  const [from, to] = [parseTime(open ?? ''), parseTime(close ?? '')];
  return from !== null && to !== null && from < to;
}

/** All seven at once: the week is saved whole or not at all. */
export const hoursForm = z.object({
  days: z
    .array(weekday)
    .check(
      z.refine(
        (days) => days.length === 7 && new Set(days.map((day) => day.weekday)).size === 7,
        'agenda:errors.weekIncomplete',
      ),
    ),
});

export const paymentMethodForm = z.object({
  id: z.uuid(),
  payment_method: z.enum(CLIENT_PAYMENT_METHODS, 'agenda:errors.paymentMethodRequired'),
  /** The method that was seen: where it is another by now, that is said (STALE) instead of overwritten. */
  was: z.optional(z.enum(CLIENT_PAYMENT_METHODS)),
});

export type PaymentMethodForm = z.output<typeof paymentMethodForm>;
