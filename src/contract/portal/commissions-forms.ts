import * as z from 'zod/mini';
import { isDate } from '#domain/shared/time.ts';
import { day } from '../fields.ts';
import { pageInput } from '../shared.ts';
import { link } from './appointments-forms.ts';

const invalid = 'portal:errors.rangeInvalid';

/** Both days belong to it. Summing up is bounded by what one person earns, a statement comes page by page: any range will do. */
const range = { ...link, start: day(invalid, invalid), end: day(invalid, invalid) };

type Range = { start: string; end: string };
const isInOrder = ({ start, end }: Range) => !isDate(start) || !isDate(end) || start <= end;
const outOfOrder = { error: invalid, path: ['end'] };

export const commissionsSummaryInput = z.object(range).check(z.refine(isInOrder, outOfOrder));
export const commissionsStatementInput = z
  .object({ ...range, cursor: pageInput.cursor })
  .check(z.refine(isInOrder, outOfOrder));
