import { owned } from '#server/kernel/http/api.ts';
import { accepted, found } from '#server/kernel/http/refusals.ts';
import { explainTime } from './explain-time.ts';
import { suggestTimes } from './find-free-slots.ts';
import { findNextTimes } from './next-times.ts';
import { readDays } from './read-days.ts';
import { createTimeOff, removeTimeOff } from './time-off.ts';

export const diaryRoutes = {
  days: owned.agenda.days.handler(({ input, context }) => readDays(context.db, input)),

  why: owned.agenda.why.handler(async ({ input, context, errors }) => {
    const why = await explainTime(context.db, input, context.now());
    if (!why) throw errors.NOT_FOUND();
    return why;
  }),
  freeTimes: owned.agenda.freeTimes.handler(async ({ input, context, errors }) => {
    const times = await suggestTimes(context.db, input, context.now());
    if (!times) throw errors.NOT_FOUND();
    return times;
  }),

  nextTimes: owned.agenda.nextTimes.handler(async ({ input, context, errors }) => {
    return found(await findNextTimes(context.db, input.id, context.now()), errors);
  }),

  createTimeOff: owned.agenda.createTimeOff.handler(async ({ input, context, errors }) => {
    return accepted(await createTimeOff(context, input, context.now()), errors).timeOff;
  }),
  removeTimeOff: owned.agenda.removeTimeOff.handler(async ({ input, context, errors }) => {
    accepted(await removeTimeOff(context, input.id), errors);
    return { done: true } as const;
  }),
};
