import { owned } from '#server/kernel/http/api.ts';
import { languageOf, textsIn } from '#server/kernel/texts.ts';
import { finaliseAsSaved } from './finalise-sale.ts';

/** The procedure of the specification: every refusal is an answer with a word for programs and a sentence for people. A key that cannot be used is an error, as everywhere. */
export const salesRpc = {
  finalizeSale: owned.rpc.finalizeSale.handler(async ({ input, context, errors }) => {
    // Another owner's sale looks like one that is not there.
    const outcome =
      input.p_user_id === context.owner
        ? await finaliseAsSaved(context, input.p_sale_id)
        : ({ ok: false, reason: 'not_found' } as const);
    if (outcome.ok) return { ok: true };
    const t = textsIn(languageOf(context.acceptLanguage));
    const { ok: _, reason, ...details } = outcome;
    if (reason === 'in_flight') throw errors.IN_FLIGHT();
    if (reason === 'key_reused') throw errors.KEY_REUSED();
    if (reason === 'sale_has_no_items') return { ok: false, error: reason, message: t('server:finalizeSale.noItems') };
    const detail = t(`server:finalizeSale.details.${reason}`, details);
    return {
      ok: false,
      error: reason === 'not_found' ? 'sale_not_found' : reason,
      message: t('server:finalizeSale.failed', { detail }),
    };
  }),
};
