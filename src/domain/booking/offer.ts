import { doesService, type OwnTerms, termsWith, termsWithAnybody } from '#domain/services/who-does-what.ts';
import { type ChosenService, chosenService } from './draft.ts';

/** A service as the salon tells of it: left out, everybody does it, on the same terms. */
export type SalonService = ChosenService & { done_by_all?: boolean; doers?: readonly OwnTerms[] };

type Team = ReadonlyArray<{ id: string }>;

/** What it costs and takes with somebody, or as long as nobody is chosen; `isFrom`: with others it costs more. */
export type Offer = ChosenService & { isFrom: boolean };

/** A service that whoever is chosen does not do is as if nobody were chosen. */
export function offerOf(service: SalonService, who: string | null | undefined, team: Team): Offer {
  const { doers = [], done_by_all = true } = service;
  const plain = { ...chosenService(service), isFrom: false };
  if (doers.length === 0) return plain;
  const offered = { ...service, doers, done_by_all };
  if (who && doesService(offered, who)) {
    const { price, duration_minutes } = termsWith(offered, who);
    return { ...plain, price, duration_minutes };
  }
  return { ...plain, ...termsWithAnybody(offered, team) };
}

export const offersOf = (services: readonly SalonService[], who: string | null | undefined, team: Team): Offer[] =>
  services.map((service) => offerOf(service, who, team));

/** Those of the team who do all of them. */
export function doersOfAll<Person extends { id: string }>(
  services: readonly SalonService[],
  team: readonly Person[],
): Person[] {
  return team.filter(({ id }) =>
    services.every(({ doers = [], done_by_all = true }) => doesService({ doers, done_by_all }, id)),
  );
}
