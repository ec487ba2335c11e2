import type { AppointmentChange } from '#domain/agenda/life.ts';
import { record } from '#server/kernel/database/history.ts';
import type { Held } from '#server/kernel/database/holding.ts';
import { pay } from '#server/payments/pay.ts';
import { cancelOpenSaleOf } from './queries.ts';

/**
 * An appointment that is deleted or cancelled takes its open sale along: nobody will come to pay it. How it would have been paid is forgotten. A
 * professional cannot cancel one that has an open sale, and reaches no sales.
 */
export async function openSaleFollows(held: Held, { id, before, after, by }: AppointmentChange): Promise<{ ok: true }> {
  const isOver = (life: typeof before) => life === null || life.status === 'cancelado';
  if (by === 'professional' || isOver(before) || !isOver(after)) return { ok: true };
  const sale = await cancelOpenSaleOf(held.db, id);
  if (!sale) return { ok: true };
  await pay(held, { kind: 'sale', id: sale.id, day: null }, []);
  await record(held.db, held.owner, {
    action: 'update',
    entity: 'sales',
    entityId: sale.id,
    before: { number: sale.number, status: 'open' },
    after: { number: sale.number, status: 'cancelled' },
  });
  return { ok: true };
}
