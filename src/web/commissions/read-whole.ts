import type { CommissionStatement, StatementEntry } from '#contract/commissions/operations.ts';
import { client } from '#web/ground/api/client.ts';
import { useOnce } from '#web/ground/use-once.ts';
import { readPages } from '#web/reports/frame/use-csv.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { useBanner } from '#web/ui/banner.tsx';

export type StatementInput = { staff_id: string; first: string; last: string };

export type WholeStatement = Pick<CommissionStatement, 'staff' | 'sums' | 'first' | 'last'> & {
  /** The oldest first, as a ledger is read. */
  entries: StatementEntry[];
};

/** Reads all of a statement for paper or a spreadsheet, and says so where that failed. */
export function useWholeStatement(input: StatementInput) {
  const { t } = useTranslation('commissions');
  const banner = useBanner();
  const { isBusy, once } = useOnce();
  const read = (use: (whole: WholeStatement) => unknown) =>
    once(async () => {
      try {
        const { rows, last } = await readPages((cursor) => client.commissions.statement({ ...input, cursor }));
        await use({ ...last, entries: rows.reverse() });
      } catch {
        banner.error(t('loadFailed'));
      }
    });
  return { isBusy, read };
}
