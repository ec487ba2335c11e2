import { owned } from '#server/kernel/http/api.ts';
import { accepted } from '#server/kernel/http/refusals.ts';
import { approveRequest, refuseRequest } from './answer-request.ts';
import { countRequests, listRequests } from './queries.ts';
import { undoApproval } from './undo-approval.ts';

const refusals = {
  not_found: 'NOT_FOUND',
  answered: 'ANSWERED',
  professional_missing: 'PROFESSIONAL_MISSING',
  professional_not_found: 'PROFESSIONAL_NOT_FOUND',
} as const;

const undoRefusals = { not_found: 'NOT_FOUND', stale: 'STALE', conflict: 'CONFLICT' } as const;

export const requestsRoutes = {
  pending: owned.agenda.pending.handler(({ input, context }) => listRequests(context.db, input.cursor)),
  pendingCount: owned.agenda.pendingCount.handler(async ({ context }) => ({ count: await countRequests(context.db) })),
  approve: owned.agenda.approve.handler(async ({ input, context, errors }) => {
    return accepted(await approveRequest(context, input), errors, refusals);
  }),
  undoApproval: owned.agenda.undoApproval.handler(async ({ input, context, errors }) => {
    accepted(await undoApproval(context, input), errors, undoRefusals);
    return { done: true } as const;
  }),
  refuse: owned.agenda.refuse.handler(async ({ input, context, errors }) => {
    accepted(await refuseRequest(context, input.id), errors, refusals);
    return { done: true } as const;
  }),
};
