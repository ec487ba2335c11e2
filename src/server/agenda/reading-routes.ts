import { owned } from '#server/kernel/api.ts';
import { approveRequest, refuseRequest } from './answer-request.ts';
import { blockTime, unblockTime } from './block-time.ts';
import { explainTime } from './explain-time.ts';
import { listRequests } from './list-requests.ts';
import { readDays } from './read-days.ts';
import { countRequests } from './request-queries.ts';
import { suggestTimes } from './suggest-times.ts';

const IN_PAST = { data: { fields: { start_time: 'agenda:errors.blockInPast' } } };

export const readingRoutes = {
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

  blockTime: owned.agenda.blockTime.handler(async ({ input, context, errors }) => {
    const outcome = await blockTime(context, input, context.now());
    if (outcome.ok) return outcome.timeOff;
    throw outcome.reason === 'not_found' ? errors.NOT_FOUND() : errors.INVALID(IN_PAST);
  }),
  unblockTime: owned.agenda.unblockTime.handler(async ({ input, context, errors }) => {
    if (!(await unblockTime(context, input.id))) throw errors.NOT_FOUND();
    return { done: true } as const;
  }),

  pending: owned.agenda.pending.handler(({ input, context }) => listRequests(context.db, input.cursor)),
  pendingCount: owned.agenda.pendingCount.handler(async ({ context }) => ({ count: await countRequests(context.db) })),
  approve: owned.agenda.approve.handler(async ({ input, context, errors }) => {
    const outcome = await approveRequest(context, input);
    if (outcome.ok) return outcome;
    if (outcome.reason === 'not_found') throw errors.NOT_FOUND();
    throw outcome.reason === 'professional_missing' ? errors.PROFESSIONAL_MISSING() : errors.PROFESSIONAL_NOT_FOUND();
  }),
  refuse: owned.agenda.refuse.handler(async ({ input, context, errors }) => {
    if (!(await refuseRequest(context, input.id))) throw errors.NOT_FOUND();
    return { done: true } as const;
  }),
};
