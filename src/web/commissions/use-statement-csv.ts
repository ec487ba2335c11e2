import { useTranslation } from 'react-i18next';
import type { StatementEntry } from '#contract/commissions/operations.ts';
import { isEarning } from '#domain/commissions/statement.ts';
import type { Cell } from '#domain/shared/csv.ts';
import { cents } from '#domain/shared/money.ts';
import { addDays } from '#domain/shared/time.ts';
import { useCsv } from '#web/reports/frame/use-csv.ts';
import { type StatementInput, useWholeStatement, type WholeStatement } from './read-whole.ts';
import { useEntryWords, useWords } from './use-words.ts';

const money = (amount: number): Cell => ({ cents: cents(amount) });

/** The whole statement for a spreadsheet, between what was owed before and what is owed then. */
export function useStatementCsv(input: StatementInput) {
  const { t } = useTranslation('commissions');
  const { date } = useWords();
  const words = useEntryWords();
  const { isBusy, read } = useWholeStatement(input);
  const save = useCsv();

  const line = (entry: StatementEntry, isSettled: boolean): Cell[] => {
    const isEarned = isEarning(entry.movement);
    return [
      date(entry.date),
      t(`csv.movements.${entry.movement}`),
      isEarned ? words.title(entry) : entry.description,
      entry.client_name,
      isEarned ? money(entry.total_value) : '',
      entry.arithmetic ? money(entry.arithmetic.base) : '',
      entry.arithmetic?.percent ?? '',
      isEarned ? money(entry.commission_amount) : '',
      entry.movement === 'advance' ? money(entry.advance_amount) : '',
      ...(isSettled ? [entry.movement === 'settlement' ? money(entry.settled_amount) : ''] : []),
      '',
    ];
  };

  const balance = (day: string, name: string, amount: number, isSettled: boolean): Cell[] => [
    date(day),
    name,
    ...Array<Cell>(isSettled ? 8 : 7).fill(''),
    money(amount),
  ];

  const table = ({ entries, sums, first, last }: WholeStatement): Cell[][] => {
    // What was settled outside is no advance: it has a column of its own, where there is any.
    const isSettled = entries.some(({ movement }) => movement === 'settlement');
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
      balance(addDays(first, -1), t('summary.columns.previous_balance'), sums.previous_balance, isSettled),
      ...entries.map((entry) => line(entry, isSettled)),
      balance(last, t('summary.columns.owed'), sums.owed, isSettled),
    ];
  };

  return {
    isBusy,
    save: () => read((whole) => save(t('csv.file', { name: fileName(whole.staff.staff_name) }), whole, table(whole))),
  };
}

/** "juliana-sato": what every system takes in the name of a file. */
const fileName = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
