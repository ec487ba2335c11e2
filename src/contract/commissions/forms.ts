import * as z from 'zod/mini';
import { isReportable } from '#domain/reports/report-period.ts';
import { isRange } from '#domain/shared/period.ts';
import { amount, day, filledIn, text } from '../fields.ts';
import { onceRight } from '../shared.ts';

const OUT_OF_RANGE = 'commissions:errors.period';

const rangeDay = day(OUT_OF_RANGE, OUT_OF_RANGE);

/** Both days belong to it. */
export const commissionsRange = z
  .object({ first: rangeDay, last: rangeDay })
  .check(z.refine(isRange, { error: OUT_OF_RANGE, path: ['last'] }));

/** What was paid to a professional, "vale". The note may be left empty. */
const advance = {
  staff_id: z.uuid('commissions:errors.professionalRequired'),
  amount: filledIn(
    'commissions:errors.amountInvalid',
    amount('commissions:errors.amountInvalid', 'commissions:errors.amountInvalid').check(
      z.gt(0, 'commissions:errors.amountInvalid'),
    ),
  ),
  effective_date: day('commissions:errors.dateRequired', 'commissions:errors.dateInvalid'),
  description: text(2_000, 'commissions:errors.tooLong'),
};

export const advanceForm = z.object(advance);

/** What was settled outside of the program: the balance up to the end of that day becomes zero, of one professional or of everybody. */
export const settlementForm = z.object({
  /** Null for everybody. */
  staff_id: z._default(z.nullable(z.uuid('commissions:errors.professionalRequired')), null),
  effective_date: advance.effective_date,
  description: z._default(advance.description, ''),
});

const bound = day('commissions:errors.dateRequired', 'commissions:errors.dateInvalid');

/** The days to be closed; that they have passed, the server says. */
export const closeForm = z.object({ start_date: bound, end_date: bound }).check(
  z.refine(({ start_date, end_date }) => start_date <= end_date, {
    error: 'commissions:errors.turnedRound',
    path: ['end_date'],
    ...onceRight({ start_date: bound, end_date: bound }),
  }),
);

/* Below: the procedures of the specification, with its names. */

const p_user_id = z.uuid();
const days = { p_start: rangeDay, p_end: rangeDay };

const reportable = <Input extends { p_start: string; p_end: string }>() =>
  z.refine<Input>(({ p_start, p_end }) => isReportable({ first: p_start, last: p_end }), {
    error: OUT_OF_RANGE,
    path: ['p_end'],
    ...onceRight(days),
  });

export const rpcRange = z.object({ p_user_id, ...days }).check(reportable());
export const rpcRangeOfSome = z
  .object({ p_user_id, ...days, p_staff_id: z.optional(z.nullable(z.uuid())) })
  .check(reportable());
export const rpcRangeOfOne = z.object({ p_user_id, ...days, p_staff_id: z.uuid() }).check(reportable());
export const rpcAdvance = z.object({
  p_user_id,
  p_staff_id: advance.staff_id,
  p_amount: advance.amount,
  p_description: z.optional(z.nullable(advance.description)),
  p_effective_date: advance.effective_date,
});
export const rpcClose = z.object({ p_user_id, p_start: bound, p_end: bound });

export type SettlementForm = z.output<typeof settlementForm>;
export type AdvanceForm = z.output<typeof advanceForm>;
export type CloseForm = z.output<typeof closeForm>;
