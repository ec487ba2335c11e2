import type pg from 'pg';
import type { SalonPageData } from '#contract/booking/operations.ts';
import { visitOf } from '#server/kernel/http/visit.ts';
import type { Log } from '#server/kernel/log.ts';
import { readSalonPage } from './queries.ts';

/** What a salon's page is sent with: null when there is no such salon, undefined when it cannot be read just now. */
export async function showSalon(
  { pool, log }: { pool: pg.Pool; log: Log },
  salonId: string,
): Promise<SalonPageData | undefined> {
  const visit = visitOf({ pool, roundTrips: { count: 0 }, salonId: undefined }, salonId);
  if (!visit) return null;
  try {
    return (await readSalonPage(visit.db)) ?? null;
  } catch (error) {
    log.error({ err: error }, 'A salon could not be shown');
    return undefined;
  }
}
