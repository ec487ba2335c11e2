import type { AgendaRequest } from '#contract/agenda-requests.ts';
import { centsFromDecimal } from '#domain/shared/money.ts';
import type { Database } from '#server/kernel/db.ts';
import { toCard } from './card.ts';
import { listRequests as readPage } from './request-queries.ts';

/** A page of what awaits the owner's word, each with what its services cost and take. */
export async function listRequests(
  db: Database,
  cursor: string | undefined,
): Promise<{ rows: AgendaRequest[]; next: string | null }> {
  const { rows, next } = await readPage(db, cursor);
  return {
    next,
    rows: rows.map(({ created_at, ...row }) => ({
      ...toCard(row),
      created_at,
      lines: row.lines.map((line) => ({ ...line, unit_price: centsFromDecimal(line.unit_price) })),
    })),
  };
}
