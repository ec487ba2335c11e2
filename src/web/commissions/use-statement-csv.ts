import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StatementEntry } from '#contract/commissions.ts';
import type { Cell } from '#domain/shared/csv.ts';
import { cents } from '#domain/shared/money.ts';
import { addDays } from '#domain/shared/time.ts';
import { useCsv } from '#web/reports/frame/use-csv.ts';
import { useBanner } from '#web/ui/banner.tsx';
import { readWhole, type StatementInput, type WholeStatement } from './read-whole.ts';
import { useEntryWords } from './use-entry-words.ts';
import { useWords } from './use-words.ts';

const money = (amount: number): Cell => ({ cents: cents(amount) });

/** The whole statement for a spreadsheet, between what was owed before and what is owed then. */
export function useStatementCsv(input: StatementInput) {
  const { t } = useTranslation('commissions');
  const { date } = useWords();
  const words = useEntryWords();
  const banner = useBanner();
  const save = useCsv();
  const [isBusy, setBusy] = useState(false);

  const line = (entry: StatementEntry): Cell[] => {
    const isAdvance = entry.movement === 'advance';
    return [
      date(entry.date),
      t(`csv.movements.${entry.movement}`),
      isAdvance ? entry.description : words.title(entry),
      entry.client_name,
      isAdvance ? '' : money(entry.total_value),
      entry.arithmetic ? money(entry.arithmetic.base) : '',
      entry.arithmetic?.percent ?? '',
      isAdvance ? '' : money(entry.commission_amount),
      isAdvance ? money(entry.advance_amount) : '',
      '',
    ];
  };

  const balance = (day: string, name: string, amount: number): Cell[] => [
    date(day),
    name,
    ...Array<Cell>(7).fill(''),
    money(amount),
  ];

  const table = ({ entries, sums, first, last }: WholeStatement): Cell[][] => [
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
      t('summary.columns.balance'),
    ],
    balance(addDays(first, -1), t('summary.columns.previous_balance'), sums.previous_balance),
    ...entries.map(line),
    balance(last, t('summary.columns.owed'), sums.owed),
  ];

  async function read() {
    setBusy(true);
    try {
      const whole = await readWhole(input);
      save(t('csv.file', { name: fileName(whole.staff.staff_name) }), whole, table(whole));
    } catch {
      banner.error(t('loadFailed'));
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, save: () => void read() };
}

/** "juliana-sato": what every system takes in the name of a file. */
const fileName = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
