import type { PayableKind } from '#contract/payables/operations.ts';
import { record } from '#server/kernel/database/history.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { type Due, type HeldPayable, tableOf, updatePayable } from './queries.ts';

type Held = { kind: PayableKind; id: string; before: HeldPayable };

/** For a use case that holds the row. */
export async function changePayable(
  { db, owner }: Owned,
  { kind, id, before: { payment_status, payment_date, due_date } }: Held,
  change: Partial<Due>,
): Promise<void> {
  const before = { payment_status, payment_date, due_date };
  await updatePayable(db, kind, id, change);
  const after = { ...before, ...change };
  await record(db, owner, { action: 'update', entity: tableOf(kind), entityId: id, before, after });
}
