import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { commonErrors, notFound } from '../errors.ts';
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

const agenda = oc.$route({ tags: ['agenda'] }).errors(commonErrors);

export const agendaContract = {
  hours: agenda
    .route({ method: 'GET', path: '/agenda/hours', summary: 'Opening hours of the seven weekdays, Sunday first' })
    .output(z.array(weekday)),
  changeHours: agenda
    .route({ method: 'PUT', path: '/agenda/hours', summary: 'Save the opening hours of the seven weekdays' })
    .input(hoursForm)
    .output(z.array(weekday)),
  changePaymentMethod: agenda
    .route({
      method: 'PUT',
      path: '/agenda/appointments/{id}/payment-method',
      summary: 'Change how a finalised appointment was paid',
    })
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
