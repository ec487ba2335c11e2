import { salonNow } from '#domain/shared/time.ts';
import type { Database } from '#server/kernel/database/db.ts';
import type { OwnerId } from '#server/kernel/principal.ts';
import { readProfile } from './queries.ts';

/** The day it is in the salon, whatever it is here. */
export async function salonToday(db: Database, owner: OwnerId, now: Temporal.Instant): Promise<string> {
  return salonNow(now, (await readProfile(db, owner)).timezone).date;
}
