import { roundTo } from '#domain/shared/numbers.ts';

/** What somebody asks and takes for a service; null where the service's own holds. */
export type OwnTerms = {
  staff_id: string;
  price: number | null;
  duration_minutes: number | null;
  commission_percent?: number | null | undefined;
};

/** Who does a service: everybody, or those who are named. Whoever is named may have terms of their own either way. */
export type DoneBy = { done_by_all: boolean; doers: readonly OwnTerms[] };

export function doesService({ done_by_all, doers }: DoneBy, staffId: string): boolean {
  return done_by_all || doers.some(({ staff_id }) => staff_id === staffId);
}

export type Offered = DoneBy & {
  price: number;
  preco_variavel: boolean;
  duration_minutes: number;
  commission_percent?: number | null | undefined;
};

/**
 * What a service costs, takes and earns with somebody: their own terms before the service's. A variable price is nobody's own. `commission_percent` is
 * null where neither has one: then the professional's usual one holds.
 */
export function termsWith(service: Offered, staffId: string | null) {
  const own = service.doers.find(({ staff_id }) => staff_id === staffId);
  const percent = own?.commission_percent ?? service.commission_percent ?? null;
  return {
    price: service.preco_variavel ? service.price : (own?.price ?? service.price),
    duration_minutes: own?.duration_minutes ?? service.duration_minutes,
    commission_percent: percent === null ? null : roundTo(percent, 2),
  };
}

/**
 * What a service costs and takes as long as nobody is chosen: the lowest price and the longest time of those who do it, so that it fits whoever takes
 * it. `isFrom`: others ask more. Undefined where nobody does it. The database does the same (`app.offered`).
 */
export function termsWithAnybody(service: Offered, team: ReadonlyArray<{ id: string }>) {
  const all = team.filter(({ id }) => doesService(service, id)).map(({ id }) => termsWith(service, id));
  if (all.length === 0) return undefined;
  const prices = all.map(({ price }) => price);
  return {
    price: Math.min(...prices),
    isFrom: new Set(prices).size > 1,
    duration_minutes: Math.max(...all.map(({ duration_minutes }) => duration_minutes)),
  };
}

/** The lowest price of a service, and whether others ask more, where it is not known who is in the team. */
export function lowestPrice(service: Offered): { price: number; isFrom: boolean } {
  const own = service.doers.map(({ staff_id }) => termsWith(service, staff_id).price);
  const prices = service.done_by_all || own.length === 0 ? [...own, service.price] : own;
  return { price: Math.min(...prices), isFrom: new Set(prices).size > 1 };
}
