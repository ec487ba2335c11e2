import { once } from '#server/kernel/database/once.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { changeStock } from '#server/products/change-stock.ts';
import { hasTaken, lockPayment } from './queries.ts';

type Deduction = { appointmentId: string; productId: string; quantityBase: number };
type Done =
  | { ok: true }
  | { ok: false; reason: 'appointment_not_found' | 'product_not_found' | 'not_finalised' | 'too_much' };
type Outcome = Done | { ok: false; reason: 'in_flight' | 'key_reused' };

/**
 * What a finalised appointment used of a product leaves the shelf once: finalising takes what its lines name, and this takes what they do not.
 * Whoever asks for it again, or for what finalising took, finds it done.
 */
export async function deductStock(
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
