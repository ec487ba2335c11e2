import type { ClientsReport } from '#contract/reports/clients.ts';
import { cohortsOf, followedMonths } from '#domain/reports/cohorts.ts';
import { comparedWith, monthsIn, untilToday } from '#domain/reports/report-period.ts';
import type { DayRange } from '#domain/shared/period.ts';
import { salonToday } from '#server/account/salon-today.ts';
import type { Timed } from '#server/kernel/principal.ts';
import { countClients, readLostClients } from './queries.ts';

/** How many of those who have not come back stand below the figures; the rest comes page by page. */
const SHOWN = 8;

export async function readClientsReport({ db, owner, now }: Timed, asked: DayRange): Promise<ClientsReport> {
  const today = await salonToday(db, owner, now());
  const [range, before] = [untilToday(asked, today), comparedWith(asked, today)];
  const followed = followedMonths(range);
  const counted = await countClients(db, { range, before, cohorts: followed, today, shown: SHOWN });
  const returning = <Of extends { attended: number; new: number }>(of: Of) => ({
    ...of,
    returning: of.attended - of.new,
  });
  const byMonth = new Map(counted.months.map((month) => [month.month, returning(month)]));
  return {
    before,
    now: returning(counted.now),
    earlier: returning(counted.earlier),
    missed: counted.missed,
    missed_before: counted.missed_before,
    months: monthsIn(range).map((month) => {
      const { new: first, returning: again } = byMonth.get(month) ?? { new: 0, returning: 0 };
      return { month, new: first, returning: again };
    }),
    cohorts: cohortsOf(followed, counted.cohorts, today),
    lost: counted.lost,
  };
}

export async function readLostPage(
  { db, owner, now }: Timed,
  { cursor, ...asked }: DayRange & { cursor?: string | undefined },
) {
  const today = await salonToday(db, owner, now());
  return readLostClients(db, { range: untilToday(asked, today), today, cursor });
}
