import type { OccupancyReport } from '#contract/reports/occupancy.ts';
import { byHourOfWeek, emptiestHour, fullestHour, occupancyOf } from '#domain/reports/occupancy.ts';
import { sumOccupied } from '#domain/reports/occupied.ts';
import { comparedWith, untilToday } from '#domain/reports/report-period.ts';
import type { DayRange } from '#domain/shared/period.ts';
import { salonToday } from '#server/account/salon-today.ts';
import type { Timed } from '#server/kernel/principal.ts';
import { readOccupancyRows } from './queries.ts';

type Asked = DayRange & { professional_id?: string | undefined };

/** Undefined where the salon has no such professional. Days that are still to come count neither as available nor as booked. Both periods lie side by side, so that they are read at once. */
export async function readOccupancy(
  { db, owner, now }: Timed,
  { professional_id, ...range }: Asked,
): Promise<OccupancyReport | undefined> {
  const today = await salonToday(db, owner, now());
  const passed = untilToday(range, today);
  const before = comparedWith(range, today);
  const rows = await readOccupancyRows(db, { first: before.first, last: passed.last }, professional_id ?? null);
  if (professional_id && !rows.professionals.some(({ id }) => id === professional_id)) return undefined;
  const isAsked = ({ staff_id }: { staff_id: string }) => professional_id === undefined || staff_id === professional_id;
  const missedIn = ({ first, last }: DayRange) =>
    rows.missed
      .filter((one) => isAsked(one) && first <= one.date && one.date <= last)
      .reduce(
        (sum, one) => ({
          appointments: sum.appointments + one.appointments,
          minutes: sum.minutes + one.minutes,
        }),
        { appointments: 0, minutes: 0 },
      );
  const all = occupancyOf(rows, passed);
  const cells = all.filter(isAsked);
  const hours = byHourOfWeek(cells);
  const byProfessional = Map.groupBy(all, ({ staff_id }) => staff_id);
  return {
    before,
    total: sumOccupied(cells),
    total_before: sumOccupied(occupancyOf(rows, before).filter(isAsked)),
    missed: missedIn(passed),
    missed_before: missedIn(before),
    fullest: fullestHour(hours) ?? null,
    emptiest: emptiestHour(hours) ?? null,
    hours,
    professionals: rows.professionals
      .map(({ id, nome, color, ativo }) => ({ id, nome, color, ativo, ...sumOccupied(byProfessional.get(id) ?? []) }))
      .filter(({ id, ativo, available }) => ativo || available > 0 || id === professional_id),
  };
}
