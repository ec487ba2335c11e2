import type { DoneBy, OwnTerms } from './who-does-what.ts';

type Team = ReadonlyArray<{ id: string }>;

/** What somebody ticked or unticked of a service, with the terms of their own. */
export type Tick = { does: boolean } & Omit<OwnTerms, 'staff_id'>;

/**
 * Who does a service, in the fewest words. Where nobody of the team is missing everybody does it, whoever joins later too; then only who has terms of
 * their own need be named. Undefined where nobody of the team does it.
 */
export function settled({ done_by_all, doers }: DoneBy, team: Team): DoneBy | undefined {
  const isNamed = ({ id }: { id: string }) => doers.some(({ staff_id }) => staff_id === id);
  if (done_by_all || (team.length > 0 && team.every(isNamed))) {
    // Whoever has left the team stays as they were.
    return { done_by_all: true, doers: doers.filter((one) => hasTerms(one) || !isIn(team, one)) };
  }
  return team.some(isNamed) ? { done_by_all, doers } : undefined;
}

/** Who does a service once somebody is ticked or unticked. Undefined where nobody of the team would do it. */
export function ticked(service: DoneBy, team: Team, staffId: string, { does, ...terms }: Tick): DoneBy | undefined {
  const others = namedBy(service, team).filter(({ staff_id }) => staff_id !== staffId);
  const doers = does ? [...others, { staff_id: staffId, ...terms }] : others;
  return settled({ done_by_all: false, doers }, team);
}

/** Everybody who does it, each by name. */
export function namedBy({ done_by_all, doers }: DoneBy, team: Team): OwnTerms[] {
  if (!done_by_all) return [...doers];
  const bare = { price: null, duration_minutes: null, commission_percent: null };
  const unnamed = team.filter(({ id }) => !doers.some(({ staff_id }) => staff_id === id));
  return [...doers, ...unnamed.map(({ id }) => ({ staff_id: id, ...bare }))];
}

function hasTerms({ price, duration_minutes, commission_percent }: OwnTerms): boolean {
  return [price, duration_minutes, commission_percent ?? null].some((term) => term !== null);
}

function isIn(team: Team, { staff_id }: OwnTerms): boolean {
  return team.some(({ id }) => id === staff_id);
}
