import { owned } from '#server/kernel/api.ts';
import { readDays } from './read-days.ts';

export const readingRoutes = {
  days: owned.agenda.days.handler(({ input, context }) => readDays(context.db, input)),
};
