import { comparedWith } from '#domain/reports/report-period.ts';
import type { DayRange } from '#domain/shared/period.ts';
import { salonToday } from '#server/account/salon-today.ts';
import type { Database } from '#server/kernel/database/db.ts';
import type { OwnerId } from '#server/kernel/principal.ts';

/** Whose report it is, and what time it is. */
export type Reader = { db: Database; owner: OwnerId; now: () => Temporal.Instant };

/** The days that a report is compared with: how far a running month has come is the salon's clock's to say. */
export async function comparedDays({ db, owner, now }: Reader, range: DayRange): Promise<DayRange> {
  return comparedWith(range, await salonToday(db, owner, now()));
}
