import * as z from 'zod/mini';
import { isReportable } from '#domain/reports/report-period.ts';
import { day } from '../fields.ts';

const OUT_OF_RANGE = 'reports:errors.period';

/** The days that a report is about, both counted; what they are compared with follows from them. */
export const reportPeriod = z
  .object({ first: day(OUT_OF_RANGE, OUT_OF_RANGE), last: day(OUT_OF_RANGE, OUT_OF_RANGE) })
  .check(z.refine(isReportable, { error: OUT_OF_RANGE, path: ['last'] }));
