import { owned } from '#server/kernel/http/api.ts';
import { accepted } from '#server/kernel/http/refusals.ts';
import { approveRequest, refuseRequest } from './answer-request.ts';
import { countRequests, listRequests } from './queries.ts';

const refusals = {
  not_found: 'NOT_FOUND',
  professional_missing: 'PROFESSIONAL_MISSING',
  professional_not_found: 'PROFESSIONAL_NOT_FOUND',
} as const;

export const requestsRoutes = {
  pending: owned.agenda.pending.handler(({ input, context }) => listRequests(context.db, input.cursor)),
  pendingCount: owned.agenda.pendingCount.handler(async ({ context }) => ({ count: await countRequests(context.db) })),
  approve: owned.agenda.approve.handler(async ({ input, context, errors }) => {
    return accepted(await approveRequest(context, input), errors, refusals);
  }),
  refuse: owned.agenda.refuse.handler(async ({ input, context, errors }) => {
    accepted(await refuseRequest(context, input.id), errors, refusals);
    return { done: true } as const;
  }),
};
