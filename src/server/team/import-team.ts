import { randomUUID } from 'node:crypto';
import { setImmediate as othersTurn } from 'node:timers/promises';
import type { KnownRows } from '#contract/imports.ts';
import { type ImportedProfessional, importedProfessional, teamFile } from '#contract/team/import-forms.ts';
import { colourInTurn } from '#domain/team/colours.ts';
import { commissionOf, productCommissionOf } from '#domain/team/commission.ts';
import { personIdentity } from '#domain/team/import.ts';
import { record } from '#server/kernel/database/history.ts';
import { holding } from '#server/kernel/database/holding.ts';
import { type Placed, readRowsOf, withoutRepeats } from '#server/kernel/http/read-rows.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { countTeam, insertTeam, knownPeople } from './import-queries.ts';
import { NO_EARNINGS, seesCommissions } from './save-professional.ts';

type Person = { nome: string; email: string; telefone: string };

export function readTeam(input: unknown) {
  return readRowsOf(input, { list: 'rows', whole: teamFile, row: importedProfessional, identity: personIdentity });
}

export async function checkTeam({ db }: Owned, people: readonly Person[]): Promise<{ known: KnownRows }> {
  return {
    known: await knownPeople(
      db,
      people.map((person, row) => ({ ...person, row })),
    ),
  };
}

/** Everybody who is new, or nobody. Who is in the team, or has come since the preview, is left out and named. */
export function importTeam(owned: Owned, rows: readonly Placed<ImportedProfessional>[]) {
  return holding(owned, { imports: true }, async ({ db, owner }): Promise<{ imported: number; known: KnownRows }> => {
    const known = await knownPeople(
      db,
      rows.map(({ place, row: { nome, email, telefone } }) => ({ row: place, nome, email, telefone })),
    );
    const places = new Set(known.map(({ row }) => row));
    const fresh = withoutRepeats(rows.filter(({ place }) => !places.has(place)));
    if (fresh.length === 0) return { imported: 0, known };
    const before = await countTeam(db);
    const isSeen = seesCommissions(owned);
    const team = fresh.map(({ row }, index) => ({
      ...row,
      id: randomUUID(),
      ...(isSeen
        ? { comissao_percentual: commissionOf(row), product_commission_percent: productCommissionOf(row) }
        : NO_EARNINGS),
      ativo: true,
      color: colourInTurn(before + index),
    }));
    await othersTurn();
    await insertTeam(db, owner, team);
    // One entry holds all of them: thousands would bury the rest of the history.
    await record(db, owner, {
      action: 'import',
      entity: 'staff',
      entityId: owner,
      after: { count: team.length, team },
    });
    return { imported: team.length, known };
  });
}
