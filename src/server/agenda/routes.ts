import { owned } from '#server/kernel/api.ts';
import { readHours } from './queries.ts';
import { saveHours } from './save-hours.ts';

export const agendaRoutes = {
  hours: owned.agenda.hours.handler(({ context }) => readHours(context.db)),
  saveHours: owned.agenda.saveHours.handler(({ input, context }) => saveHours(context, input.days)),
};
