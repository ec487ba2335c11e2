import type { RightsForm } from '#contract/members/forms.ts';
import { differenceFrom } from '#domain/members/rights.ts';
import { inTransaction } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import type { Invalid, Refused } from '#server/kernel/refusal.ts';
import { endLink } from '#server/portal/change-access.ts';
import { type Acting, asOwner } from './as-owner.ts';
import { endMember, lockMember, type StoredMember, updateMember } from './queries.ts';
import { whyNotTied } from './tie.ts';

const entity = 'members';

type Gone = Refused<'not_found' | 'not_allowed' | 'is_owner'>;

/** What is stored is how somebody differs from their role. It holds from their next call on. */
export function changeMember(
  acting: Acting,
  { id, version, role, staff_id, rights, discount_limit }: RightsForm & { id: string; version: string },
): Promise<{ ok: true } | Gone | Invalid | Refused<'stale'>> {
  return asOwner(acting, async (db) => {
    const before = await lockMember(db, id);
    if (!before) return { ok: false, reason: 'not_found' };
    if (before.role === 'owner') return { ok: false, reason: 'is_owner' };
    if (before.version !== version) return { ok: false, reason: 'stale' };
    const wrong = await whyNotTied(db, staff_id, id);
    if (wrong) return wrong;
    const change = { role, staff_id, ...differenceFrom(role, new Set(rights), discount_limit) };
    await updateMember(db, id, change);
    const told = { before: toldOf(before), after: toldOf({ ...before, ...change }) };
    await record(db, acting.owner, { action: 'update', entity, entityId: id, ...told });
    return { ok: true };
  });
}

/** At once: the gate asks with every call, and open windows hear of it. */
export function endAccess(acting: Acting, id: string): Promise<{ ok: true } | Gone> {
  return asOwner(acting, async (db): Promise<{ ok: true } | Gone> => {
    const before = await lockMember(db, id);
    if (!before) return { ok: false, reason: 'not_found' };
    if (before.role === 'owner') return { ok: false, reason: 'is_owner' };
    await endMember(db, id);
    await record(db, acting.owner, { action: 'end', entity, entityId: id, before: toldOf(before) });
    // A link of the portal would go on letting them in.
    if (before.staff_id) await endLink({ db, owner: acting.owner }, before.staff_id);
    return { ok: true };
  });
}

/** Their own, in this salon alone. */
export function changeName({ db, owner, member }: Acting, name: string): Promise<{ ok: true } | Refused<'no_access'>> {
  return inTransaction(db, async (db): Promise<{ ok: true } | Refused<'no_access'>> => {
    const before = await lockMember(db, member.id);
    if (!before) return { ok: false, reason: 'no_access' };
    await updateMember(db, member.id, { name });
    const told = { before: toldOf(before), after: toldOf({ ...before, name }) };
    await record(db, owner, { action: 'update', entity, entityId: member.id, ...told });
    return { ok: true };
  });
}

type Told = Pick<StoredMember, 'name' | 'role' | 'staff_id' | 'discount_limit'> & {
  granted: readonly string[];
  withheld: readonly string[];
};

/** What the history keeps of a member. */
export const toldOf = ({ name, role, staff_id, granted, withheld, discount_limit }: Told) => ({
  name,
  role,
  staff_id,
  granted,
  withheld,
  discount_limit,
});
