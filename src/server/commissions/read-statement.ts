import type { CommissionStatement, CommissionSummaryRow } from '#contract/commissions/operations.ts';
import { balanced } from '#domain/commissions/summary.ts';
import type { DayRange } from '#domain/shared/period.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { readEntries, readSumsOf } from './queries.ts';
import { summaryRow } from './read-summary.ts';

/** The row of one professional: through the owner's handle of any, through a handle of the portal of whoever is there. */
export async function readSummaryOf(
  db: Database,
  staff: string,
  range: DayRange,
): Promise<CommissionSummaryRow | undefined> {
  const found = await readSumsOf(db, staff, range);
  return found && summaryRow(balanced(found));
}

type Asked = DayRange & { staff_id: string; cursor?: string | undefined };

/** Every entry of a professional, page by page, with what they come to; undefined for who is not in the team. Handles as above. */
export async function readStatement(
  db: Database,
  { staff_id, first, last, cursor }: Asked,
): Promise<CommissionStatement | undefined> {
  const found = await readSumsOf(db, staff_id, { first, last });
  if (!found) return undefined;
  const { staff_name, color, is_active, percent, funcao: _, has_moved: __, staff_id: ___, ...sums } = balanced(found);
  const page = await readEntries(db, staff_id, { first, last }, cursor);
  return { ...page, first, last, staff: { staff_id, staff_name, color, is_active, percent }, sums };
}
