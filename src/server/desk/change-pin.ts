import { checkPassword } from '#server/account/check-password.ts';
import { inTransaction } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import type { Call } from '#server/kernel/http/api.ts';
import { asAccount } from '#server/kernel/http/lanes.ts';
import type { AccountId, Member, Owned } from '#server/kernel/principal.ts';
import { deletePin, insertPin } from './queries.ts';
import type { DeskServices } from './services.ts';

type Person = Owned & { account: AccountId; member: Member } & Pick<Call, 'isGone'>;

const entity = 'desk_pins';

/** One's own, whatever became of the one before. The history says that it happened, never what it was. */
export async function changePin(
  { accounts, pins }: Pick<DeskServices, 'accounts' | 'pins'>,
  context: Person,
  { pin, password }: { pin: string; password: string },
) {
  const checked = await checkPassword(accounts, context, password);
  if (!checked.ok) return checked;
  const { db, owner, member } = context;
  const pin_hash = await accounts.lanes.inTurn(asAccount(context), () => pins.hash(pin));
  await inTransaction(db, async (db) => {
    const before = await deletePin(db, member.id);
    const after = await insertPin(db, { user_id: owner, member_id: member.id, pin_hash });
    await record(db, owner, { action: before ? 'update' : 'create', entity, entityId: member.id, before, after });
  });
  return { ok: true } as const;
}

/** Who has none loses none. */
export async function removePin(
  { accounts }: Pick<DeskServices, 'accounts'>,
  context: Person,
  { password }: { password: string },
) {
  const checked = await checkPassword(accounts, context, password);
  if (!checked.ok) return checked;
  const { db, owner, member } = context;
  await inTransaction(db, async (db) => {
    const before = await deletePin(db, member.id);
    if (before) await record(db, owner, { action: 'delete', entity, entityId: member.id, before });
  });
  return { ok: true } as const;
}
