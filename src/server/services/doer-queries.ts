import { sql } from 'kysely';
import type { OwnTerms } from '#domain/services/who-does-what.ts';
import { cents, decimalFromCents } from '#domain/shared/money.ts';
import { roundTo } from '#domain/shared/numbers.ts';
import type { Database } from '#server/kernel/database/db.ts';
import type { OwnerId } from '#server/kernel/principal.ts';
import { staffRows } from '#server/team/lent-select.ts';

/** Everybody, also who left; held until the end of the transaction, so that none goes while they are being named. */
export async function holdTeam(db: Database): Promise<Array<{ id: string; ativo: boolean }>> {
  return db.selectFrom(staffRows.as('staff')).select(['id', 'ativo']).orderBy('id').forKeyShare().execute();
}

type Named = { id: string; doers: readonly OwnTerms[] };

/** Of these services and these people: the rows of others stay. */
export async function replaceDoers(
  db: Database,
  owner: OwnerId,
  services: readonly Named[],
  people: ReadonlyArray<{ id: string }>,
): Promise<void> {
  const ids = people.map(({ id }) => id);
  await db
    .deleteFrom('staff_services')
    .where('service_id', '=', sql<string>`any(${services.map(({ id }) => id)}::uuid[])`)
    .where('staff_id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  const rows = services.flatMap(({ id, doers }) =>
    doers.filter(({ staff_id }) => ids.includes(staff_id)).map((one) => rowFrom(owner, id, one)),
  );
  if (rows.length > 0) await db.insertInto('staff_services').values(rows).execute();
}

function rowFrom(
  owner: OwnerId,
  service_id: string,
  { staff_id, price, duration_minutes, commission_percent }: OwnTerms,
) {
  return {
    user_id: owner,
    service_id,
    staff_id,
    price: price === null ? null : decimalFromCents(cents(price)),
    duration_minutes,
    commission_percent: commission_percent == null ? null : roundTo(commission_percent, 2),
  };
}
