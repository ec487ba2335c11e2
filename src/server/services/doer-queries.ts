import { sql } from 'kysely';
import type { ServiceOfProfessional } from '#contract/services/operations.ts';
import type { OwnTerms } from '#domain/services/who-does-what.ts';
import { cents, centsFromDecimal, decimalFromCents } from '#domain/shared/money.ts';
import { roundTo } from '#domain/shared/numbers.ts';
import type { Database } from '#server/kernel/database/db.ts';
import type { OwnerId } from '#server/kernel/principal.ts';
import { staffRows } from '#server/team/lent-select.ts';
import { staffServiceRows, visitedStaffServiceRows } from './lent-select.ts';

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
    doers.filter(({ staff_id }) => ids.includes(staff_id)).map((one) => rowFrom(id, one)),
  );
  if (rows.length === 0) return;
  // As one value: a large salon's rows have more fields than a statement may have parameters.
  await sql`
    insert into staff_services (user_id, service_id, staff_id, price, duration_minutes, commission_percent)
    select ${owner}::uuid, own.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as own (service_id uuid, staff_id uuid, price numeric, duration_minutes integer, commission_percent numeric)`.execute(
    db,
  );
}

function rowFrom(service_id: string, { staff_id, price, duration_minutes, commission_percent }: OwnTerms) {
  return {
    service_id,
    staff_id,
    price: price === null ? null : decimalFromCents(cents(price)),
    duration_minutes,
    commission_percent: commission_percent == null ? null : roundTo(commission_percent, 2),
  };
}

/** Who of the team does them all. */
export async function updateDoneByAll(db: Database, ids: readonly string[], done_by_all: boolean): Promise<void> {
  await db
    .updateTable('services')
    .set({ done_by_all })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('done_by_all', '!=', done_by_all)
    .execute();
}

/** Every service, and whether this professional does it; without one, what everybody does. */
export async function listByProfessional(db: Database, staffId: string | undefined): Promise<ServiceOfProfessional[]> {
  const rows = await db
    .selectFrom('services')
    .leftJoin(staffServiceRows.as('own'), (join) =>
      join.onRef('own.service_id', '=', 'services.id').on('own.staff_id', '=', staffId ?? null),
    )
    .select(['services.id', 'services.name', 'services.category', 'services.price', 'services.preco_variavel'])
    .select(['services.duration_minutes', 'services.commission_percent'])
    .select(['own.price as own_price', 'own.duration_minutes as own_minutes', 'own.commission_percent as own_percent'])
    .select(sql<boolean>`services.done_by_all or own.staff_id is not null`.as('does'))
    .select((service) =>
      service
        .exists(
          service
            .selectFrom(staffRows.as('other'))
            .leftJoin(visitedStaffServiceRows.as('theirs'), (join) =>
              join.onRef('theirs.staff_id', '=', 'other.id').onRef('theirs.service_id', '=', 'services.id'),
            )
            .where('other.ativo', '=', true)
            .where(sql<boolean>`other.id is distinct from ${staffId ?? null}::uuid`)
            .where(sql<boolean>`(services.done_by_all or theirs.staff_id is not null)`),
        )
        .as('has_others'),
    )
    .orderBy('services.search_category')
    .orderBy('services.category')
    .orderBy('services.search_name')
    .orderBy('services.id')
    .execute();
  return rows.map(({ own_price, own_minutes, own_percent, ...row }) => ({
    ...row,
    price: centsFromDecimal(row.price),
    commission_percent: numberFrom(row.commission_percent),
    does: Boolean(row.does),
    has_others: Boolean(row.has_others),
    own: {
      price: own_price === null ? null : centsFromDecimal(own_price),
      duration_minutes: own_minutes,
      commission_percent: numberFrom(own_percent),
    },
  }));
}

const numberFrom = (decimal: string | null) => (decimal === null ? null : Number(decimal));
