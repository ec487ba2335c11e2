import type { StatementEntry } from '#contract/commissions/operations.ts';
import { isEarning } from '#domain/commissions/statement.ts';
import type { Cell } from '#domain/shared/csv.ts';
import { cents } from '#domain/shared/money.ts';
import { addDays } from '#domain/shared/time.ts';
import { useCsv } from '#web/reports/frame/use-csv.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { type StatementInput, useWholeStatement, type WholeStatement } from './read-whole.ts';
import { useEntryWords, useWords } from './use-words.ts';

const money = (amount: number): Cell => ({ cents: cents(amount) });

/** The whole statement for a spreadsheet, between the balances before and after it. */
export function useStatementCsv(input: StatementInput) {
  const { t } = useTranslation('commissions');
  const { date } = useWords();
  const words = useEntryWords();
  const { isBusy, read } = useWholeStatement(input);
  const save = useCsv();

  const table = ({ entries, sums, first, last }: WholeStatement): Cell[][] => {
    // Settlements are no advances: they get their own column, if there are any.
    const isSettled = entries.some(({ movement }) => movement === 'settlement');
    const line = (entry: StatementEntry): Cell[] => {
      const isEarned = isEarning(entry.movement);
      return [
        date(entry.date),
        t(`csv.movements.${entry.movement}`),
        isEarned ? words.title(entry) : entry.description,
        entry.client_name,
        isEarned && entry.arithmetic ? money(entry.total_value) : '',
        entry.arithmetic ? money(entry.arithmetic.base) : '',
        entry.arithmetic?.percent ?? '',
        isEarned ? money(entry.commission_amount + entry.tip_amount) : '',
        entry.movement === 'advance' ? money(entry.advance_amount) : '',
        ...(isSettled ? [entry.movement === 'settlement' ? money(entry.settled_amount) : ''] : []),
        '',
      ];
    };
    const blanks = Array<Cell>(isSettled ? 8 : 7).fill('');
    return [
      [
        t('statement.columns.date'),
        t('csv.kind'),
        t('statement.columns.description'),
        t('csv.client'),
        t('statement.columns.value'),
        t('csv.base'),
        t('csv.percent'),
        t('statement.columns.commission'),
        t('statement.columns.advance'),
        ...(isSettled ? [t('summary.columns.settled_total')] : []),
        t('summary.columns.balance'),
      ],
      [date(addDays(first, -1)), t('summary.columns.previous_balance'), ...blanks, money(sums.previous_balance)],
      ...entries.map(line),
      [date(last), t('summary.columns.owed'), ...blanks, money(sums.owed)],
    ];
  };

  return {
    isBusy,
    save: () => read((whole) => save(t('csv.file', { name: fileName(whole.staff.staff_name) }), whole, table(whole))),
  };
}

/** "juliana-sato": safe in a file name on every system. */
const fileName = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
