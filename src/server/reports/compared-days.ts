import { comparedWith } from '#domain/reports/report-period.ts';
import type { DayRange } from '#domain/shared/period.ts';
import { salonToday } from '#server/account/salon-today.ts';
import type { Timed } from '#server/kernel/principal.ts';

/** The days that a report is compared with: how far a running month has come is the salon's clock's to say. */
export async function comparedDays({ db, owner, now }: Timed, range: DayRange): Promise<DayRange> {
  return comparedWith(range, await salonToday(db, owner, now()));
}
