import { once } from '#server/kernel/database/once.ts';
import { owned } from '#server/kernel/http/api.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { textsIn } from '#server/kernel/texts.ts';
import { changeStock } from '#server/products/change-stock.ts';
import { hasTaken, lockPayment } from './queries.ts';

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

type Deduction = { appointmentId: string; productId: string; quantityBase: number };
type Done =
  | { ok: true }
  | { ok: false; reason: 'appointment_not_found' | 'product_not_found' | 'not_finalised' | 'too_much' };
type Outcome = Done | { ok: false; reason: 'in_flight' | 'key_reused' };

/**
 * What a finalised appointment used of a product leaves the shelf once: finalising takes what its lines name, and this takes what they do not.
 * Whoever asks for it again, or for what finalising took, finds it done.
 */
async function deductStock(
  { db, owner, idempotencyKey: key }: Owned & { idempotencyKey: string | undefined },
  { appointmentId, productId, quantityBase }: Deduction,
): Promise<Outcome> {
  const call = { operation: 'rpc.deductStock', key, input: { appointmentId, productId, quantityBase } };
  const outcome = await once(db, owner, call, async (db): Promise<Done> => {
    const held = await lockPayment(db, appointmentId);
    if (!held) return { ok: false, reason: 'appointment_not_found' };
    if (held.status !== 'finalizado') return { ok: false, reason: 'not_finalised' };
    if (await hasTaken(db, appointmentId, productId)) return { ok: true };
    const taken = await changeStock(db, owner, { productId, type: 'deduction', quantityBase, appointmentId });
    if (taken.ok) return { ok: true };
    return { ok: false, reason: taken.reason === 'not_found' ? 'product_not_found' : 'too_much' };
  });
  return outcome.ok ? outcome.value : outcome;
}
