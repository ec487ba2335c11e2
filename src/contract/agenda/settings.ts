import * as z from 'zod/mini';
import { notFound } from '../errors.ts';
import { del, get, nextPage, post, put, rowId } from '../operation.ts';
import { done, pageOf } from '../shared.ts';
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

export const agendaSettingsContract = {
  exceptions: get(
    '/agenda/exceptions',
    ['hours', 'all_agenda'],
    'Days that are closed or have special hours, latest first',
  )
    .input(nextPage)
    .output(pageOf(exception)),
  createException: post('/agenda/exceptions', 'hours', 'Close a day or give it special hours')
    .errors({ DATE_TAKEN: { status: 409 } })
    .input(exceptionForm)
    .output(exception),
  changeException: put('/agenda/exceptions/{id}', 'hours', 'Change an exception; its date stays')
    .errors(notFound)
    .input(exceptionChangeForm)
    .output(exception),
  removeException: del('/agenda/exceptions/{id}', 'hours', 'Delete an exception: the day is like its weekday again')
    .errors(notFound)
    .input(rowId)
    .output(done),

  shifts: get('/agenda/staff/{staff_id}/shifts', ['hours', 'team', 'all_agenda'], 'The shifts of a professional')
    .errors(notFound)
    .input(z.object({ staff_id: z.uuid() }))
    .output(z.array(shift)),
  createShift: post(
    '/agenda/staff/{staff_id}/shifts',
    'hours',
    'Add a shift; on that weekday shifts override the opening hours',
  )
    .errors(notFound)
    .input(shiftForm)
    .output(shift),
  removeShifts: del(
    '/agenda/staff/{staff_id}/shifts/{weekday}',
    'hours',
    'Delete the shifts of a weekday: the professional inherits the opening hours again',
  )
    .errors(notFound)
    .input(shiftsOfWeekday)
    .output(done),
  removeShift: del('/agenda/shifts/{id}', 'hours', 'Delete a shift').errors(notFound).input(rowId).output(done),

  slotRules: get('/agenda/slot-rules', ['hours', 'all_agenda'], 'Step, notice and horizon of the times offered').output(
    slotRules,
  ),
  changeSlotRules: put('/agenda/slot-rules', 'hours', 'Save step, notice and horizon of the times offered')
    .input(slotRulesForm)
    .output(slotRules),
};
