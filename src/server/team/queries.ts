import { sql } from 'kysely';
import type { Professional } from '#contract/team.ts';
import type { Database } from '#server/kernel/db.ts';
import type { OwnerId } from '#server/kernel/owner.ts';
import { keyFrom, PAGE_ROWS, pageFrom } from '#server/kernel/paging.ts';

const PROFESSIONAL = ['id', 'nome', 'email', 'telefone', 'funcao', 'comissao_percentual', 'ativo', 'color'] as const;

type Row = Omit<Professional, 'comissao_percentual'> & { comissao_percentual: string | null };

function professionalFrom(row: Row): Professional {
  return { ...row, comissao_percentual: row.comissao_percentual === null ? null : Number(row.comissao_percentual) };
}

export async function listProfessionals(db: Database, cursor: string | undefined) {
  const after = keyFrom(cursor, 2);
  const rows = await db
    .selectFrom('staff')
    .select([...PROFESSIONAL, 'search_name'])
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(search_name, id) > (${after?.[0]}, ${after?.[1]}::uuid)`),
    )
    .orderBy('search_name')
    .orderBy('id')
    .limit(PAGE_ROWS + 1)
    .execute();
  const page = pageFrom(rows, ({ search_name, id }) => [search_name, id]);
  return { rows: page.rows.map(({ search_name, ...row }) => professionalFrom(row)), next: page.next };
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
