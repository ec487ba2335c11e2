import type { CommissionSummary, CommissionSummaryRow, CommissionSums } from '#contract/commissions/operations.ts';
import { balanced, isListed, totalsOf } from '#domain/commissions/summary.ts';
import type { DayRange } from '#domain/shared/period.ts';
import type { Timed } from '#server/kernel/principal.ts';
import { readSums, type StaffSums } from './queries.ts';

/** What everybody earned and was paid in those days, and what they are owed at their end. */
export async function readSummary(
  { db, now }: Pick<Timed, 'db' | 'now'>,
  { first, last }: DayRange,
): Promise<CommissionSummary> {
  const { today, staff, closings, is_closed, settlement_offer } = await readSums(db, { first, last }, now());
  const rows = staff.map(balanced).filter(isListed).map(summaryRow);
  const totals: CommissionSums = totalsOf(rows);
  return {
    first,
    last,
    today,
    rows,
    totals,
    closings: closings.filter(({ start_date, end_date }) => start_date <= last && end_date >= first),
    is_closed,
    latest: closings.find(({ is_latest }) => is_latest) ?? null,
    settlement_offer,
  };
}

export function summaryRow({
  funcao: _,
  has_moved: __,
  products_total: ___,
  ...row
}: StaffSums & CommissionSummaryRow): CommissionSummaryRow {
  return row;
}
