import type * as z from 'zod/mini';
import type { finaliseSaleInput } from '#contract/cashier/forms.ts';
import type { Sale } from '#contract/cashier/sales.ts';
import type { Part } from '#domain/payments/parts.ts';
import { cents } from '#domain/shared/money.ts';
import { salonToday } from '#server/account/salon-today.ts';
import { type Held, holding } from '#server/kernel/database/holding.ts';
import { onceWith } from '#server/kernel/database/once.ts';
import type { Timed } from '#server/kernel/principal.ts';
import { type FinaliseRefusal, finaliseOpen, recordFinalised, type Today } from './finalise-open.ts';
import { lockSale, readSale, readSellers } from './queries.ts';

type Outcome =
  | { ok: true; sale: Sale }
  | { ok: false; reason: 'not_found' | 'not_open' | 'stale' | 'in_flight' | 'key_reused' }
  | FinaliseRefusal;
type Call = z.output<typeof finaliseSaleInput>;
type Typed = readonly { method: Part['method']; amount: number }[];

type Keyed = Timed & { idempotencyKey: string | undefined };

/** A walk-in sale is finalised, once for each key. */
export function finaliseSale(keyed: Keyed, input: Call): Promise<Outcome> {
  return finaliseOnce(keyed, { operation: 'cashier.finaliseSale', input }, (sale) =>
    sale.version === input.version ? input.payments : undefined,
  );
}

/** The same with the payments that were saved on the open sale, for the procedure of the specification. */
export function finaliseAsSaved(keyed: Keyed, id: string): Promise<Outcome> {
  return finaliseOnce(keyed, { operation: 'rpc.finalizeSale', input: { id } }, ({ payments }) => payments);
}

async function finaliseOnce(
  { db, owner, now, idempotencyKey: key }: Keyed,
  { operation, input }: { operation: string; input: { id: string } },
  partsFor: (sale: Sale) => Typed | undefined,
): Promise<Outcome> {
  const at = now();
  const outcome = await onceWith(
    db,
    owner,
    { operation, key, input },
    {
      read: (db) => salonToday(db, owner, at),
      work: (db, day) =>
        holding({ db, owner }, { periods: [day], drawer: true }, (held) =>
          finalise(held, input.id, partsFor, { day, at }),
        ),
    },
  );
  return outcome.ok ? outcome.value : outcome;
}

/** `partsFor` answers how the sale is paid, or undefined where it is no longer the one that was looked at. */
async function finalise(
  held: Held<'periods' | 'drawer'>,
  id: string,
  partsFor: (sale: Sale) => Typed | undefined,
  today: Today,
): Promise<Outcome> {
  const { db } = held;
  const sale = await lockSale(db, id);
  if (!sale) return { ok: false, reason: 'not_found' };
  if (sale.status !== 'open') return { ok: false, reason: 'not_open' };
  const typed = partsFor(sale);
  if (!typed) return { ok: false, reason: 'stale' };
  const parts = typed.map(({ method, amount }) => ({ method, amount: cents(amount) }));
  const isSold = sale.items.some(({ seller_id }) => seller_id !== null);
  const sellers = isSold ? await readSellers(db, id) : [];
  const finalised = await finaliseOpen(held, sale, { parts, sellers, today });
  return finalised.ok ? { ok: true, sale: await recordFinalised(held, sale, await readSale(db, id)) } : finalised;
}
