import type { SalonMember } from '#contract/members/operations.ts';
import { mayHavePortal } from '#domain/portal/who.ts';
import { useTeam } from '#web/team/use-team.ts';

/** Of the team: who is active, not its owner, and nobody else's. `present` is who they are now. */
export function useTieOptions(members: readonly SalonMember[], present: string | null) {
  const taken = new Set(members.map(({ staff_id }) => staff_id));
  const free = useTeam().rows.filter((one) => one.id === present || (mayHavePortal(one) && !taken.has(one.id)));
  return free.map(({ id, nome }) => ({ value: id, label: nome }));
}
