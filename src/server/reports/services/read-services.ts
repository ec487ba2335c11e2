import type { ServicesReport } from '#contract/reports/services.ts';
import { ABC_CLASSES, abcClasses } from '#domain/reports/abc.ts';
import { addUp, withMargin } from '#domain/reports/margin.ts';
import type { DayRange } from '#domain/shared/period.ts';
import type { Timed } from '#server/kernel/principal.ts';
import { comparedDays } from '../compared-days.ts';
import { readServiceSums } from './queries.ts';

/** More nobody reads; what they come to is one row. */
const MOST_SERVICES = 300;

export async function readServices(reader: Timed, range: DayRange): Promise<ServicesReport> {
  const read = await readServiceSums(reader.db, range, await comparedDays(reader, range));
  const classes = abcClasses(read.services.map(({ revenue }) => revenue));
  const services = read.services
    .map((service, at) => ({ ...withMargin(service), class: classes[at] ?? 'C' }))
    .sort((a, b) => b.revenue - a.revenue || b.count - a.count || (a.name ?? '').localeCompare(b.name ?? ''));
  const others = services.slice(MOST_SERVICES);
  return {
    total: addUp(services),
    before: addUp(read.before),
    classes: ABC_CLASSES.flatMap((name) => {
      const own = services.filter((service) => service.class === name);
      return own.length > 0 ? [{ class: name, services: own.length, ...addUp(own) }] : [];
    }),
    services: services.slice(0, MOST_SERVICES),
    others: others.length > 0 ? { services: others.length, ...addUp(others) } : null,
  };
}
