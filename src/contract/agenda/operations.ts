import * as z from 'zod/mini';
import { notFound } from '../errors.ts';
import { get, put } from '../operation.ts';
import { done } from '../shared.ts';
import { appointmentsContract } from './appointments.ts';
import { hoursForm, paymentMethodForm } from './forms.ts';
import { requestsContract } from './requests.ts';

const weekday = z.object({
  weekday: z.int().check(z.gte(0), z.lte(6)),
  is_open: z.boolean(),
  open_time: z.nullable(z.string()),
  close_time: z.nullable(z.string()),
});

export type WeekdayHours = z.infer<typeof weekday>;

export const agendaContract = {
  hours: get('/agenda/hours', 'member', 'Opening hours of the seven weekdays, Sunday first').output(z.array(weekday)),
  changeHours: put('/agenda/hours', 'hours', 'Save the opening hours of the seven weekdays')
    .input(hoursForm)
    .output(z.array(weekday)),
  changePaymentMethod: put(
    '/agenda/appointments/{id}/payment-method',
    'payments',
    'Change how a finalised appointment was paid',
  )
    .errors({
      ...notFound,
      NOT_FINALISED: { status: 409 },
      /** Somebody changed it after it was read. */
      STALE: { status: 409 },
    })
    .input(paymentMethodForm)
    .output(done),
  ...appointmentsContract,
  ...requestsContract,
};
