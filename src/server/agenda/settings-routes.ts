import { owned } from '#server/kernel/api.ts';
import { addShift } from './add-shift.ts';
import { removeException } from './remove-exception.ts';
import { clearShifts, removeShift } from './remove-shifts.ts';
import { addException, changeException } from './save-exception.ts';
import { saveSlotRules } from './save-slot-rules.ts';
import { listExceptions, readShifts, readSlotRules } from './settings-queries.ts';

const settings = owned.agendaSettings;
const done = { done: true } as const;

export const agendaSettingsRoutes = {
  exceptions: settings.exceptions.handler(({ input, context }) => listExceptions(context.db, input.cursor)),

  addException: settings.addException.handler(async ({ input, context, errors }) => {
    const outcome = await addException(context, input);
    if (!outcome.ok) throw errors.DATE_TAKEN();
    return outcome.exception;
  }),

  changeException: settings.changeException.handler(async ({ input, context, errors }) => {
    const outcome = await changeException(context, input);
    if (!outcome.ok) throw errors.NOT_FOUND();
    return outcome.exception;
  }),

  removeException: settings.removeException.handler(async ({ input, context, errors }) => {
    const outcome = await removeException(context, input.id);
    if (!outcome.ok) throw errors.NOT_FOUND();
    return done;
  }),

  shifts: settings.shifts.handler(async ({ input, context, errors }) => {
    const shifts = await readShifts(context.db, input.staff_id);
    if (!shifts) throw errors.NOT_FOUND();
    return shifts;
  }),

  addShift: settings.addShift.handler(async ({ input, context, errors }) => {
    const outcome = await addShift(context, input);
    if (!outcome.ok) throw errors.NOT_FOUND();
    return outcome.shift;
  }),

  clearShifts: settings.clearShifts.handler(async ({ input, context, errors }) => {
    const outcome = await clearShifts(context, input);
    if (!outcome.ok) throw errors.NOT_FOUND();
    return done;
  }),

  removeShift: settings.removeShift.handler(async ({ input, context, errors }) => {
    const outcome = await removeShift(context, input.id);
    if (!outcome.ok) throw errors.NOT_FOUND();
    return done;
  }),

  slotRules: settings.slotRules.handler(({ context }) => readSlotRules(context.db, context.owner)),
  saveSlotRules: settings.saveSlotRules.handler(({ input, context }) => saveSlotRules(context, input)),
};
