import { mayDo } from '#domain/members/rights.ts';
import { owned } from '#server/kernel/http/api.ts';
import { accepted } from '#server/kernel/http/refusals.ts';
import { changeException, createException, removeException } from './exceptions.ts';
import { readHours } from './hours-queries.ts';
import { changeHours, changeSalonSettings, changeSlotRules, readSalonSettings } from './salon-settings.ts';
import { listExceptions, readShifts, readSlotRules } from './settings-queries.ts';
import { createShift, removeShift, removeShifts } from './shifts.ts';

const settings = owned.agendaSettings;
const done = { done: true } as const;

export const hoursRoutes = {
  hours: owned.agenda.hours.handler(({ context }) => readHours(context.db)),
  changeHours: owned.agenda.changeHours.handler(({ input, context }) => changeHours(context, input.days)),
};

/** The account's, kept by the agenda: half of them are its hours. */
export const salonSettingsRoutes = {
  settings: owned.account.settings.handler(({ context }) => readSalonSettings(context.db, context.owner)),
  // Who may not set the hours leaves them as they are.
  changeSettings: owned.account.changeSettings.handler(({ input, context }) =>
    changeSalonSettings(context, mayDo(context.member, 'hours') ? input : { ...input, open_time: '', close_time: '' }),
  ),
};

export const agendaSettingsRoutes = {
  exceptions: settings.exceptions.handler(({ input, context }) => listExceptions(context.db, input.cursor)),

  createException: settings.createException.handler(async ({ input, context, errors }) => {
    return accepted(await createException(context, input), errors).exception;
  }),

  changeException: settings.changeException.handler(async ({ input, context, errors }) => {
    return accepted(await changeException(context, input), errors).exception;
  }),

  removeException: settings.removeException.handler(async ({ input, context, errors }) => {
    accepted(await removeException(context, input.id), errors);
    return done;
  }),

  shifts: settings.shifts.handler(async ({ input, context, errors }) => {
    const shifts = await readShifts(context.db, input.staff_id);
    if (!shifts) throw errors.NOT_FOUND();
    return shifts;
  }),

  createShift: settings.createShift.handler(async ({ input, context, errors }) => {
    return accepted(await createShift(context, input), errors).shift;
  }),

  removeShifts: settings.removeShifts.handler(async ({ input, context, errors }) => {
    accepted(await removeShifts(context, input), errors);
    return done;
  }),

  removeShift: settings.removeShift.handler(async ({ input, context, errors }) => {
    accepted(await removeShift(context, input.id), errors);
    return done;
  }),

  slotRules: settings.slotRules.handler(({ context }) => readSlotRules(context.db, context.owner)),
  changeSlotRules: settings.changeSlotRules.handler(({ input, context }) => changeSlotRules(context, input)),
};
