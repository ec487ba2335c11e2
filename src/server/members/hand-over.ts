import { AS_THE_ROLE } from '#domain/members/rights.ts';
import { record } from '#server/kernel/database/history.ts';
import { addJob } from '#server/kernel/jobs/queue.ts';
import type { Refused } from '#server/kernel/refusal.ts';
import { type Acting, asOwner } from './as-owner.ts';
import { toldOf } from './change-member.ts';
import { TELL_OF_HAND_OVER } from './mail-hand-over.ts';
import { lockMember, updateMember } from './queries.ts';

type Outcome = { ok: true } | Refused<'not_found' | 'not_allowed' | 'is_owner' | 'owns_another'>;

/**
 * The salon gets another owner; who was it manages it from now on, and has no right of their own beyond that. Both are told by mail. What the team calls
 * its owner stays as it is: that says who earns no commission.
 */
export async function handOver(acting: Acting, id: string): Promise<Outcome> {
  const { owner: salon } = acting;
  const change = asOwner(acting, async (db, from): Promise<Outcome> => {
    const to = await lockMember(db, id);
    if (!to) return { ok: false, reason: 'not_found' };
    if (to.id === from.id) return { ok: false, reason: 'is_owner' };
    // First the one goes: a salon has one owner at every moment.
    for (const [member, role] of [
      [from, 'manager'],
      [to, 'owner'],
    ] as const) {
      const { id } = member;
      await updateMember(db, id, { role, ...AS_THE_ROLE });
      const told = { before: toldOf(member), after: toldOf({ ...member, role, ...AS_THE_ROLE }) };
      await record(db, salon, { action: 'hand_over', entity: 'members', entityId: id, ...told });
    }
    await addJob(db, TELL_OF_HAND_OVER, { to: from.id, other: to.id, as: 'before' });
    await addJob(db, TELL_OF_HAND_OVER, { to: to.id, other: from.id, as: 'owner' });
    return { ok: true };
  });
  return change.catch((error: { constraint?: string }): Outcome => {
    if (error.constraint === 'members_owns_one') return { ok: false, reason: 'owns_another' };
    throw error;
  });
}
