import type { ServiceOfProfessional } from '#contract/services/operations.ts';
import type { ServiceTick } from '#contract/team/forms.ts';

/** The service as it would be saved. */
export function tickOf(service: ServiceOfProfessional, changed: readonly ServiceTick[]): ServiceTick {
  return changed.find(({ service_id }) => service_id === service.id) ?? unchanged(service);
}

/** What is sent once these are as they are here: only what differs from what was read. */
export function withTicks(
  changed: readonly ServiceTick[],
  ticks: readonly ServiceTick[],
  services: readonly ServiceOfProfessional[],
): ServiceTick[] {
  const next = new Map([...changed, ...ticks].map((tick) => [tick.service_id, tick]));
  for (const service of services) {
    const tick = next.get(service.id);
    if (tick && isSame(tick, unchanged(service))) next.delete(service.id);
  }
  return [...next.values()];
}

/** Ticked or not, a service begins without terms of their own. Somebody has to be left who does it. */
export function ticking(service: ServiceOfProfessional, does: boolean): ServiceTick {
  const before = unchanged(service);
  if (!does && !service.has_others) return before;
  return does && before.does ? before : { service_id: service.id, does, ...NO_TERMS };
}

export type Group = { category: string; services: ServiceOfProfessional[] };

/** By category, as they came. */
export function groupsOf(services: readonly ServiceOfProfessional[]): Group[] {
  return [...Map.groupBy(services, ({ category }) => category)].map(([category, all]) => ({ category, services: all }));
}

const NO_TERMS = { price: null, duration_minutes: null, commission_percent: null };

const unchanged = ({ id, does, own }: ServiceOfProfessional): ServiceTick => ({ service_id: id, does, ...own });

function isSame(one: ServiceTick, other: ServiceTick): boolean {
  const names = ['does', 'price', 'duration_minutes', 'commission_percent'] as const;
  return names.every((name) => Object.is(one[name], other[name]));
}
