import { owned } from '#server/kernel/http/api.ts';
import { accepted } from '#server/kernel/http/refusals.ts';
import { approveRequest, refuseRequest } from './answer-request.ts';
import { countRequests, listRequests } from './queries.ts';
import { undoApproval } from './undo-approval.ts';

export const requestsRoutes = {
  pending: owned.agenda.pending.handler(({ input, context }) => listRequests(context.db, input.cursor)),
  pendingCount: owned.agenda.pendingCount.handler(async ({ context }) => ({ count: await countRequests(context.db) })),
  approve: owned.agenda.approve.handler(async ({ input, context, errors }) => {
    return accepted(await approveRequest(context, input), errors);
  }),
  undoApproval: owned.agenda.undoApproval.handler(async ({ input, context, errors }) => {
    accepted(await undoApproval(context, input), errors);
    return { done: true } as const;
  }),
  refuse: owned.agenda.refuse.handler(async ({ input, context, errors }) => {
    accepted(await refuseRequest(context, input.id), errors);
    return { done: true } as const;
  }),
};
