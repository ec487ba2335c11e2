import type { ReportsOverview } from '#contract/reports/overview.ts';
import { abcClasses } from '#domain/reports/abc.ts';
import { occupancyOf } from '#domain/reports/occupancy.ts';
import { shareBooked, sumOccupied } from '#domain/reports/occupied.ts';
import { presetRange } from '#domain/reports/report-period.ts';
import { shareOf } from '#domain/reports/share.ts';
import { centsFromDecimal } from '#domain/shared/money.ts';
import { salonToday } from '#server/account/salon-today.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { readOccupancyRows } from '../occupancy/queries.ts';
import { readFigures } from './queries.ts';

/** One figure of each report: of the running month or of the last whole one, as the reports open. */
export async function readReportsOverview({
  db,
  owner,
  now,
}: Owned & { now: () => Temporal.Instant }): Promise<ReportsOverview> {
  const today = await salonToday(db, owner, now());
  const month = presetRange('month', today);
  const lastMonth = presetRange('lastMonth', today);
  const sixMonths = presetRange('sixMonths', today);
  const { revenue, remains, professionals, services, clients, low } = await readFigures(db, {
    month,
    lastMonth,
    sixMonths,
  });
  const few = classA(services);
  const booked = shareBooked(sumOccupied(occupancyOf(await readOccupancyRows(db, lastMonth, null), lastMonth)));
  return {
    income: { ...month, revenue: centsFromDecimal(revenue) },
    result: { ...sixMonths, remains: centsFromDecimal(remains) },
    professionals: { ...lastMonth, count: professionals },
    services: few && { ...lastMonth, ...few },
    clients: { ...lastMonth, attended: clients },
    occupancy: booked === null ? null : { ...lastMonth, share: booked },
    stock: { low },
  };
}

/** The few that bring in most; nothing where nothing came in. */
function classA(amounts: readonly number[]) {
  const classes = abcClasses(amounts);
  const few = amounts.filter((_, at) => classes[at] === 'A');
  const sum = (some: readonly number[]) => some.reduce((sum, amount) => sum + amount, 0);
  const share = shareOf(sum(few), sum(amounts));
  return share === null ? null : { count: few.length, share };
}
