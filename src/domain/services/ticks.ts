import { type DoneBy, doesService, type OwnTerms } from './who-does-what.ts';

type Team = ReadonlyArray<{ id: string }>;

/** Somebody who was ticked or unticked for a service, with the terms of their own. */
export type Tick = { does: boolean; commission_percent: number | null } & OwnTerms;

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

/** Who does a service once these are ticked or unticked; the others stay as they are. Undefined where nobody of the team would do it. */
export function ticked(service: DoneBy, team: Team, ticks: readonly Tick[]): DoneBy | undefined {
  const others = namedBy(service, team).filter(({ staff_id }) => !ticks.some((tick) => tick.staff_id === staff_id));
  const doers = ticks.filter(({ does }) => does).map(({ does: _, ...own }) => own);
  return settled({ done_by_all: false, doers: [...others, ...doers] }, team);
}

/** Who of the team was ticked or unticked from one to the other, or has other terms. */
export function ticksBetween(before: DoneBy, after: DoneBy, team: Team): Tick[] {
  return team.flatMap(({ id }) => {
    const [was, is] = [tickOf(before, id), tickOf(after, id)];
    return NAMES.every((name) => was[name] === is[name]) ? [] : is;
  });
}

const NAMES = ['does', 'price', 'duration_minutes', 'commission_percent'] as const;

function tickOf(service: DoneBy, staff_id: string): Tick {
  const {
    price = null,
    duration_minutes = null,
    commission_percent = null,
  } = service.doers.find((one) => one.staff_id === staff_id) ?? {};
  return { staff_id, does: doesService(service, staff_id), price, duration_minutes, commission_percent };
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
