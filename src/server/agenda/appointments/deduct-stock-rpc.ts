import { owned } from '#server/kernel/http/api.ts';
import { textsIn } from '#server/kernel/texts.ts';
import { deductStock } from './deduct-stock.ts';

/** The procedure of the specification: every refusal is an answer with a word for programs and a sentence for people. A key that cannot be used is an error, as everywhere. */
export const appointmentsRpc = {
  deductStock: owned.rpc.deductStock.handler(async ({ input, context, errors }) => {
    const { p_appointment_id: appointmentId, p_product_id: productId, p_quantity_base: quantityBase } = input;
    // Another owner's appointment looks like one that is not there.
    const outcome =
      input.p_user_id === context.owner
        ? await deductStock(context, { appointmentId, productId, quantityBase })
        : ({ ok: false, reason: 'appointment_not_found' } as const);
    if (outcome.ok) return { ok: true };
    const { reason } = outcome;
    if (reason === 'in_flight') throw errors.IN_FLIGHT();
    if (reason === 'key_reused') throw errors.KEY_REUSED();
    const t = textsIn(context.language);
    const detail = t(`server:deductStock.details.${reason}`);
    return { ok: false, error: reason, message: t('server:deductStock.failed', { detail }) };
  }),
};
