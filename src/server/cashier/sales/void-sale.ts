import { randomUUID } from 'node:crypto';
import type { Sale } from '#contract/cashier/sales.ts';
import { salonToday } from '#server/account/salon-today.ts';
import { record } from '#server/kernel/database/history.ts';
import { holding } from '#server/kernel/database/holding.ts';
import type { Timed } from '#server/kernel/principal.ts';
import { type FollowerRefusals, followSale } from './followers.ts';
import { earnedCommission, insertVoid, lockSale, rereadSale } from './queries.ts';

type Outcome =
  | { ok: true; sale: Sale }
  | { ok: false; reason: 'not_found' | 'not_finalised' | 'already_voided' }
  | FollowerRefusals['voided'];

/** Takes a finalised sale back, today and once: the sale itself is not edited, what was paid and taken goes back beside it. */
export async function voidSale(
  { db, owner, now }: Timed,
  { id, reason }: { id: string; reason: string },
): Promise<Outcome> {
  const at = now();
  const day = await salonToday(db, owner, at);
  return holding({ db, owner }, { periods: [day], drawer: true }, async (held): Promise<Outcome> => {
    const { db } = held;
    const before = await lockSale(db, id);
    if (!before) return { ok: false, reason: 'not_found' };
    if (before.status !== 'finalised') return { ok: false, reason: 'not_finalised' };
    if (before.voided) return { ok: false, reason: 'already_voided' };

    const earns = (await earnedCommission(db, id)) || before.payments.some(({ tip }) => tip > 0);
    const entry = { id: randomUUID(), sale_id: id, day, reason, voided_at: at.toString() };
    if (!(await insertVoid(db, owner, entry))) return { ok: false, reason: 'already_voided' };
    const refused = await followSale(held, { to: 'voided', sale: before, day, earns, voidId: entry.id });
    if (refused) return refused;
    const sale = await rereadSale(db, id);
    await record(db, owner, { action: 'create', entity: 'sale_voids', entityId: entry.id, before, after: sale });
    return { ok: true, sale };
  });
}
