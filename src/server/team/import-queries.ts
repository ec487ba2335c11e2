import { sql } from 'kysely';
import type { KnownRows } from '#contract/imports.ts';
import type { Professional } from '#contract/team/operations.ts';
import type { Database } from '#server/kernel/database/db.ts';
import type { OwnerId } from '#server/kernel/principal.ts';

type Named = { row: number; nome: string; email: string; telefone: string };

/**
 * Who of these is in the team: with the same e-mail or phone or, where one of the two has neither, the same name. Each by an equality of its own
 * with one of a kind, so that thousands are compared at once.
 */
export async function knownPeople(db: Database, people: readonly Named[]): Promise<KnownRows> {
  const { rows } = await sql<{ row: number; name: string }>`
    with given as (
      select *, email = '' and telefone = '' as bare, app.search_text(nome) as search_name
      from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as given (row integer, nome text, email text, telefone text)
    ), same as (
      select row, own.nome from given
      join (select lower(email) as email, min(nome) as nome from staff where email <> '' group by lower(email)) as own
        on own.email = lower(given.email)
      union all
      select row, own.nome from given
      join (select telefone, min(nome) as nome from staff where telefone <> '' group by telefone) as own using (telefone)
      union all
      select row, own.nome from given
      join (select search_name, min(nome) as nome from staff group by search_name) as own using (search_name) where bare
      union all
      select row, own.nome from given
      join (select search_name, min(nome) as nome from staff where email = '' and telefone = '' group by search_name) as own
        using (search_name) where not bare
    )
    select row, min(nome) as name from same group by row order by row`.execute(db);
  return rows;
}

export async function countTeam(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('staff')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** In one statement, whatever their number. */
export async function insertTeam(db: Database, owner: OwnerId, people: readonly Professional[]): Promise<void> {
  await sql`
    insert into staff (user_id, id, nome, email, telefone, funcao, comissao_percentual, product_commission_percent, ativo, color)
    select ${owner}::uuid, given.* from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as given (id uuid, nome text, email text,
      telefone text, funcao text, comissao_percentual numeric, product_commission_percent numeric, ativo boolean, color text)`.execute(
    db,
  );
}
