import * as z from 'zod/mini';
import { HORIZON_DAYS, NOTICE_MINUTES, SLOT_STEPS } from '#domain/agenda/slot-rules.ts';
import { parseTime } from '#domain/shared/time.ts';
import { day, filledIn, text, time as timeField } from '../fields.ts';

type Hours = { is_closed: boolean; open_time: string | null; close_time: string | null };

const special = {
  is_closed: z.boolean(),
  open_time: z.nullable(z.string()),
  close_time: z.nullable(z.string()),
  note: text(2_000, 'agenda:errors.noteTooLong'),
};

const hasSpecialHours = () =>
  z.check<Hours>(({ value: { is_closed, open_time, close_time }, issues }) => {
    const refuse = (field: keyof Hours, message: string) =>
      issues.push({ code: 'custom', message, path: [field], input: field });
    if (is_closed) return;
    if (!open_time || !close_time) {
      refuse(open_time ? 'close_time' : 'open_time', 'agenda:errors.specialHoursRequired');
      return;
    }
    const [from, to] = [parseTime(open_time), parseTime(close_time)];
    if (from === null) refuse('open_time', 'agenda:errors.timeInvalid');
    if (to === null) refuse('close_time', 'agenda:errors.timeInvalid');
    if (from !== null && to !== null && from >= to) refuse('close_time', 'agenda:errors.specialHoursOrder');
  });

/** A day that is closed has no times, whatever the form still holds. */
const noTimesWhenClosed = () =>
  z.overwrite<Hours>((form) => (form.is_closed ? { ...form, open_time: null, close_time: null } : form));

/** A day that is not like its weekday: closed, or open at other hours. */
export const exceptionForm = z
  .object({
    date: day('agenda:errors.dateRequired', 'agenda:errors.dateInvalid'),
    ...special,
  })
  .check(hasSpecialHours(), noTimesWhenClosed());

/** The date stays: another date is another exception. */
export const exceptionChangeForm = z.object({ id: z.uuid(), ...special }).check(hasSpecialHours(), noTimesWhenClosed());

const time = timeField('agenda:errors.timeInvalid');

const staffWeekday = z.object({ staff_id: z.uuid(), weekday: z.int().check(z.gte(0), z.lte(6)) });

/** Read from an address, where a number is text. */
export const shiftsOfWeekday = z.extend(staffWeekday, {
  weekday: z.coerce.number<number>().check(z.int(), z.gte(0), z.lte(6)),
});

export const shiftForm = z.extend(staffWeekday, { start_time: time, end_time: time }).check(
  z.refine(({ start_time, end_time }) => (parseTime(start_time) ?? 0) < (parseTime(end_time) ?? Infinity), {
    error: 'agenda:errors.shiftOrder',
    path: ['end_time'],
  }),
);

const outside = { notice: 'agenda:errors.noticeOutOfRange', horizon: 'agenda:errors.horizonOutOfRange' };

const whole = ({ min, max }: { min: number; max: number }, refusal: string) =>
  filledIn(refusal, z.int(refusal).check(z.gte(min, refusal), z.lte(max, refusal)));

/** Which times clients are offered. */
export const slotRulesForm = z.object({
  slot_step_minutes: z.literal(SLOT_STEPS, 'agenda:errors.stepUnknown'),
  min_notice_minutes: whole(NOTICE_MINUTES, outside.notice),
  booking_horizon_days: whole(HORIZON_DAYS, outside.horizon),
});

export type ExceptionForm = z.output<typeof exceptionForm>;
export type ExceptionChange = z.output<typeof exceptionChangeForm>;
export type ShiftForm = z.output<typeof shiftForm>;
export type StaffWeekday = z.output<typeof staffWeekday>;
export type SlotRules = z.output<typeof slotRulesForm>;
