import type { CommissionSummaryRow } from '#contract/commissions/operations.ts';
import { isRange } from '#domain/shared/period.ts';
import { owned } from '#server/kernel/http/api.ts';
import { fieldSentence, type Wording } from '#server/kernel/http/wording.ts';
import { languageOf, textsIn } from '#server/kernel/texts.ts';
import { closePeriod } from './close-period.ts';
import { createAdvance } from './create-advance.ts';
import { readEarnings } from './queries.ts';
import { readSummary } from './read-summary.ts';

/** The procedures of the specification. Whoever names another salon than their own finds nothing there. */
export const commissionsRpc = {
  commissionStaffSummary: owned.rpc.commissionStaffSummary.handler(async ({ input, context, errors }) => {
    if (input.p_user_id !== context.owner) throw errors.NOT_FOUND();
    const { rows } = await readSummary(context, { first: input.p_start, last: input.p_end });
    return rows.map((row) => ({ ...earned(row), advances_total: row.advances_total, balance: row.balance }));
  }),

  commissionsSummary: owned.rpc.commissionsSummary.handler(async ({ input, context, errors }) => {
    if (input.p_user_id !== context.owner) throw errors.NOT_FOUND();
    const { rows } = await readSummary(context, { first: input.p_start, last: input.p_end });
    return rows.filter(({ staff_id }) => !input.p_staff_id || staff_id === input.p_staff_id).map(earned);
  }),

  commissionsEarnings: owned.rpc.commissionsEarnings.handler(async ({ input, context, errors }) => {
    if (input.p_user_id !== context.owner) throw errors.NOT_FOUND();
    return readEarnings(context.db, input.p_staff_id, { first: input.p_start, last: input.p_end });
  }),

  commissionRecordAdvance: owned.rpc.commissionRecordAdvance.handler(async ({ input, context, errors }) => {
    const form = {
      staff_id: input.p_staff_id,
      amount: input.p_amount,
      effective_date: input.p_effective_date,
      description: input.p_description ?? '',
    };
    const outcome =
      input.p_user_id === context.owner
        ? await createAdvance(context, form)
        : ({ ok: false, reason: 'not_found' } as const);
    if (outcome.ok) return { ok: true, id: outcome.id };
    // A key that cannot be used is an error, as everywhere.
    if (outcome.reason === 'in_flight') throw errors.IN_FLIGHT();
    if (outcome.reason === 'key_reused') throw errors.KEY_REUSED();
    const t = textsIn(languageOf(context.acceptLanguage));
    const detail = t(`server:recordAdvance.details.${outcome.reason}`);
    return {
      ok: false,
      error: outcome.reason === 'not_found' ? 'staff_not_found' : outcome.reason,
      message: t('server:recordAdvance.failed', { detail }),
    };
  }),

  commissionClosePeriod: owned.rpc.commissionClosePeriod.handler(async ({ input, context }) => {
    const refusal = await refusedClosing(input, context);
    if (!refusal) return { ok: true };
    const t = textsIn(languageOf(context.acceptLanguage));
    return {
      ok: false,
      error: refusal,
      message: t('server:closePeriod.failed', { detail: t(`server:closePeriod.details.${refusal}`) }),
    };
  }),
};

const earned = ({ staff_id, staff_name, services_count, services_total, commissions_total }: CommissionSummaryRow) => ({
  staff_id,
  staff_name,
  services_count,
  services_total,
  commissions_total,
});

type Closing = { p_user_id: string; p_start: string; p_end: string };

async function refusedClosing({ p_user_id, p_start, p_end }: Closing, context: Parameters<typeof closePeriod>[0]) {
  if (p_user_id !== context.owner) return 'not_found';
  if (!isRange({ first: p_start, last: p_end })) return 'invalid_period';
  const outcome = await closePeriod(context, { start_date: p_start, end_date: p_end });
  if (outcome.ok) return undefined;
  return outcome.reason === 'overlaps' ? 'period_closed' : 'in_future';
}

/** What is not an answer of theirs is worded as the page would word it. */
export const commissionsWording: Wording = (t, { code, data }) => {
  if (code === 'INVALID') return fieldSentence(t, 'commissions', data) ?? t('commissions:errors.period');
  if (code === 'UNAUTHORIZED') return t('server:signedOut');
  if (code === 'IN_FLIGHT' || code === 'KEY_REUSED') {
    const detail = t(`server:recordAdvance.details.${code === 'IN_FLIGHT' ? 'in_flight' : 'key_reused'}`);
    return t('server:recordAdvance.failed', { detail });
  }
  if (code === 'UNAVAILABLE' || code === 'BUSY') return t('server:functions.UNAVAILABLE');
  return t('commissions:loadFailed');
};
