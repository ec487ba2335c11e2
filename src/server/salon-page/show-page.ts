import type pg from 'pg';
import type { ShownSalonPage } from '#contract/salon-page/shown.ts';
import type { PictureSize } from '#domain/pictures/limits.ts';
import type { SalonKind } from '#domain/salon-page/kinds.ts';
import { showSalon } from '#server/booking/show-salon.ts';
import { inTransaction, systemDatabaseOf } from '#server/kernel/database/db.ts';
import { type Visit, visitOf } from '#server/kernel/http/visit.ts';
import type { Log } from '#server/kernel/log.ts';
import { readNamed, readShownFile, readShownPage } from './queries.ts';

type Parts = { pool: pg.Pool; log: Log };

/** Whose name it is; null when nobody has it, undefined when it cannot be read. `leadsTo`: the name that this one was given up for. */
export async function findSalon({ pool, log }: Parts, name: string) {
  try {
    // Of no salon yet: the row of the name that is said is all that can be seen.
    const found = await inTransaction(systemDatabaseOf(pool, null), (db) => readNamed(db, name));
    return found ? { salon: found.salon, leadsTo: found.leads_to } : null;
  } catch (error) {
    log.error({ err: error }, 'The name of a salon could not be looked up');
    return undefined;
  }
}

/** What a salon's own page shows: null when it is not published, undefined when it cannot be read just now. */
export async function showPage({ pool, log }: Parts, salonId: string): Promise<ShownSalonPage | null | undefined> {
  const visit = visitFor(pool, salonId);
  if (!visit) return null;
  try {
    const [data, page] = await Promise.all([showSalon({ pool, log }, salonId), readShownPage(visit.db)]);
    if (data === undefined) return undefined;
    if (!data || !page) return null;
    const { kind, whatsapp, ...shown } = page;
    return { ...data, page: { ...shown, kind: kind as SalonKind, whatsapp: whatsapp ?? data.salon.phone ?? '' } };
  } catch (error) {
    log.error({ err: error }, 'The page of a salon could not be shown');
    return undefined;
  }
}

/** A picture that the page of a salon shows; null when it shows no such picture. */
export async function showPicture(
  { pool, log }: Parts,
  { salonId, id, size }: { salonId: string; id: string; size: PictureSize },
): Promise<Buffer | null | undefined> {
  const visit = visitFor(pool, salonId);
  if (!visit) return null;
  try {
    return (await readShownFile(visit.db, id, size)) ?? null;
  } catch (error) {
    log.error({ err: error }, 'A picture of a salon could not be shown');
    return undefined;
  }
}

function visitFor(pool: pg.Pool, salonId: string): Visit | undefined {
  return visitOf({ pool, roundTrips: { count: 0 }, salonId: undefined }, salonId);
}
