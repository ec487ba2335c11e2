import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { entry, sums } from '../commissions/operations.ts';
import { commonErrors } from '../errors.ts';
import { pageOf } from '../shared.ts';
import { commissionsStatementInput, commissionsSummaryInput } from './commissions-forms.ts';

const rpc = oc.$route({ tags: ['rpc'] }).errors(commonErrors);

export const portalCommissionsRpc = {
  staffPortalCommissionsSummary: rpc
    .route({
      method: 'POST',
      path: '/rpc/staff_portal_commissions_summary',
      summary: 'What a professional earned and was paid in a range, and what is owed at its end',
    })
    .input(commissionsSummaryInput)
    .output(z.object(sums)),
  staffPortalCommissionsStatement: rpc
    .route({
      method: 'POST',
      path: '/rpc/staff_portal_commissions_statement',
      summary: 'Each earning and payment of a range, the newest first, page by page',
    })
    .input(commissionsStatementInput)
    .output(pageOf(entry)),
};
