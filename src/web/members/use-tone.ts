import type { SalonMember } from '#contract/members/operations.ts';
import { toneOf } from '#domain/team/colours.ts';
import { useTeam } from '#web/team/use-team.ts';
import { toneOfName } from '#web/ui/tone-of-name.ts';

/** The colour of somebody's initials: in the team's, where they are one of it, as everywhere else. */
export function useTone() {
  const team = useTeam().rows;
  return ({ staff_id, name }: SalonMember) => {
    const worker = team.find(({ id }) => id === staff_id);
    return (worker && toneOf(worker.color)) ?? toneOfName(name);
  };
}
