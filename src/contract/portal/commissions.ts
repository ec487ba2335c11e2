import * as z from 'zod/mini';
import { isDate } from '#domain/shared/time.ts';
import { entry, sums } from '../commissions/operations.ts';
import { day } from '../fields.ts';
import { post } from '../operation.ts';
import { pageInput, pageOf } from '../shared.ts';
import { link } from './appointments-forms.ts';

const invalid = 'portal:errors.rangeInvalid';

/** Both days belong to it. Summing up is bounded by what one person earns, a statement comes page by page: any range will do. */
const range = { ...link, start: day(invalid, invalid), end: day(invalid, invalid) };

type Range = { start: string; end: string };
const isInOrder = ({ start, end }: Range) => !isDate(start) || !isDate(end) || start <= end;
const outOfOrder = { error: invalid, path: ['end'] };

const commissionsSummaryInput = z.object(range).check(z.refine(isInOrder, outOfOrder));
const commissionsStatementInput = z
  .object({ ...range, cursor: pageInput.cursor })
  .check(z.refine(isInOrder, outOfOrder));

export const portalCommissionsRpc = {
  staffPortalCommissionsSummary: post(
    '/rpc/staff_portal_commissions_summary',
    'nothing',
    'What a professional earned and was paid in a range, and what is owed at its end',
  )
    .input(commissionsSummaryInput)
    .output(z.object(sums)),
  staffPortalCommissionsStatement: post(
    '/rpc/staff_portal_commissions_statement',
    'nothing',
    'Each earning and payment of a range, the newest first, page by page',
  )
    .input(commissionsStatementInput)
    .output(pageOf(entry)),
};
