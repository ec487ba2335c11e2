import type { CommissionStatement, StatementEntry } from '#contract/commissions/operations.ts';
import { client } from '#web/ground/api/client.ts';

export type StatementInput = { staff_id: string; first: string; last: string };

export type WholeStatement = Pick<CommissionStatement, 'staff' | 'sums' | 'first' | 'last'> & {
  /** The oldest first, as a ledger is read. */
  entries: StatementEntry[];
};

/** All pages: paper and spreadsheets have no end that comes near. */
export async function readWhole(input: StatementInput): Promise<WholeStatement> {
  const entries: StatementEntry[] = [];
  let page = await client.commissions.statement(input);
  entries.push(...page.rows);
  while (page.next !== null) {
    page = await client.commissions.statement({ ...input, cursor: page.next });
    entries.push(...page.rows);
  }
  const { staff, sums, first, last } = page;
  return { staff, sums, first, last, entries: entries.reverse() };
}
