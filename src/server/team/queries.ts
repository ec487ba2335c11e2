import { sql } from 'kysely';
import type { Professional, TeamMember } from '#contract/team/operations.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { keyFrom, pageAfter, pageFrom } from '#server/kernel/database/paging.ts';
import type { OwnerId } from '#server/kernel/principal.ts';
import { shownPicture } from '#server/pictures/shown-picture-select.ts';
import { accessFrom, linkOfStaff } from '#server/portal/access-select.ts';

const PROFESSIONAL = [
  'id',
  'nome',
  'email',
  'telefone',
  'funcao',
  'comissao_percentual',
  'product_commission_percent',
  'ativo',
  'color',
] as const;

type Percents = 'comissao_percentual' | 'product_commission_percent';
type Row = Omit<Professional, Percents> & { comissao_percentual: string | null; product_commission_percent: string };

function professionalFrom(row: Row): Professional {
  const { comissao_percentual, product_commission_percent } = row;
  return {
    ...row,
    comissao_percentual: comissao_percentual === null ? null : Number(comissao_percentual),
    product_commission_percent: Number(product_commission_percent),
  };
}

export async function listProfessionals(db: Database, cursor: string | undefined, now: Temporal.Instant) {
  const rows = await db
    .selectFrom('staff')
    .select([...PROFESSIONAL, 'search_name', linkOfStaff.as('link'), shownPicture(sql`picture_id`).as('picture')])
    .$call(pageAfter(keyFrom(cursor, 2), 'asc', 'search_name', 'id::uuid'))
    .execute();
  const page = pageFrom(rows, ({ search_name, id }) => [search_name, id]);
  const members = page.rows.map(
    ({ search_name, link, picture, ...row }): TeamMember => ({
      ...professionalFrom(row),
      portal: accessFrom(link, now),
      picture,
    }),
  );
  return { rows: members, next: page.next };
}

/** As it stands before a change, which nobody else may make meanwhile. */
export async function lockProfessional(db: Database, id: string): Promise<Professional | undefined> {
  const row = await db.selectFrom('staff').select(PROFESSIONAL).where('id', '=', id).forUpdate().executeTakeFirst();
  return row && professionalFrom(row);
}

export async function insertProfessional(
  db: Database,
  owner: OwnerId,
  professional: Omit<Professional, 'id'>,
): Promise<Professional> {
  const row = await db
    .insertInto('staff')
    .values({ ...professional, user_id: owner })
    .returning(PROFESSIONAL)
    .executeTakeFirstOrThrow();
  return professionalFrom(row);
}

export async function updateProfessional(
  db: Database,
  id: string,
  change: Partial<Omit<Professional, 'id'>>,
): Promise<Professional> {
  const row = await db
    .updateTable('staff')
    .set(change)
    .where('id', '=', id)
    .returning(PROFESSIONAL)
    .executeTakeFirstOrThrow();
  return professionalFrom(row);
}

/** The picture of somebody, whom nobody else may change meanwhile. */
export function lockPictureOf(db: Database, id: string): Promise<{ picture_id: string | null } | undefined> {
  return db.selectFrom('staff').select('picture_id').where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function setPicture(db: Database, id: string, picture_id: string | null): Promise<void> {
  await db.updateTable('staff').set({ picture_id }).where('id', '=', id).execute();
}
