import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { commonErrors, notFound } from '../errors.ts';
import { done, pageInput, pageOf } from '../shared.ts';
import { exceptionChangeForm, exceptionForm, shiftForm, shiftsOfWeekday, slotRulesForm } from './settings-forms.ts';

const exception = z.object({
  id: z.uuid(),
  date: z.string(),
  is_closed: z.boolean(),
  open_time: z.nullable(z.string()),
  close_time: z.nullable(z.string()),
  note: z.string(),
});

const shift = z.object({
  id: z.uuid(),
  weekday: z.int(),
  start_time: z.string(),
  end_time: z.string(),
});

const slotRules = z.object({
  slot_step_minutes: z.int(),
  min_notice_minutes: z.int(),
  booking_horizon_days: z.int(),
});

export type SalonException = z.infer<typeof exception>;
export type Shift = z.infer<typeof shift>;

const settings = oc.$route({ tags: ['agenda'] }).errors(commonErrors);
const id = z.object({ id: z.uuid() });

export const agendaSettingsContract = {
  exceptions: settings
    .route({
      method: 'GET',
      path: '/agenda/exceptions',
      summary: 'Days that are closed or have special hours, latest first',
    })
    .input(z.object({ cursor: pageInput.cursor }))
    .output(pageOf(exception)),
  createException: settings
    .route({ method: 'POST', path: '/agenda/exceptions', summary: 'Close a day or give it special hours' })
    .errors({ DATE_TAKEN: { status: 409 } })
    .input(exceptionForm)
    .output(exception),
  changeException: settings
    .route({ method: 'PUT', path: '/agenda/exceptions/{id}', summary: 'Change an exception; its date stays' })
    .errors(notFound)
    .input(exceptionChangeForm)
    .output(exception),
  removeException: settings
    .route({
      method: 'DELETE',
      path: '/agenda/exceptions/{id}',
      summary: 'Delete an exception: the day is like its weekday again',
    })
    .errors(notFound)
    .input(id)
    .output(done),

  shifts: settings
    .route({ method: 'GET', path: '/agenda/staff/{staff_id}/shifts', summary: 'The shifts of a professional' })
    .errors(notFound)
    .input(z.object({ staff_id: z.uuid() }))
    .output(z.array(shift)),
  createShift: settings
    .route({
      method: 'POST',
      path: '/agenda/staff/{staff_id}/shifts',
      summary: 'Add a shift; on that weekday shifts override the opening hours',
    })
    .errors(notFound)
    .input(shiftForm)
    .output(shift),
  removeShifts: settings
    .route({
      method: 'DELETE',
      path: '/agenda/staff/{staff_id}/shifts/{weekday}',
      summary: 'Delete the shifts of a weekday: the professional inherits the opening hours again',
    })
    .errors(notFound)
    .input(shiftsOfWeekday)
    .output(done),
  removeShift: settings
    .route({ method: 'DELETE', path: '/agenda/shifts/{id}', summary: 'Delete a shift' })
    .errors(notFound)
    .input(id)
    .output(done),

  slotRules: settings
    .route({ method: 'GET', path: '/agenda/slot-rules', summary: 'Step, notice and horizon of the times offered' })
    .output(slotRules),
  changeSlotRules: settings
    .route({ method: 'PUT', path: '/agenda/slot-rules', summary: 'Save step, notice and horizon of the times offered' })
    .input(slotRulesForm)
    .output(slotRules),
};
