import { useTranslation } from 'react-i18next';
import { addAmounts, resultOf } from '#domain/reports/result.ts';
import { shareOf } from '#domain/reports/share.ts';
import type { DayRange } from '#domain/shared/period.ts';
import { Card, CardHead } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useAmounts } from '../frame/use-amounts.ts';
import type { RowsOf } from '../rows/rows-sheet.tsx';
import { Amount } from './amount.tsx';
import { Differs } from './differs.tsx';
import { STATEMENT, type StatementLine } from './lines.ts';
import type { MonthAmounts } from './months.ts';
import { useLineWords } from './use-line-words.ts';
import { useMonthWords } from './use-month-words.ts';
import { useOpening } from './use-opening.ts';

export type ResultProps = {
  months: readonly MonthAmounts[];
  range: DayRange;
  today: string;
  onOpen: (rows: RowsOf) => void;
};

/** As many months stand beside each other on an upright page. */
const UPRIGHT = 6;

/** Six months fit from a small desk on: there they stand closer together. */
const cell =
  'border-t border-divider px-1 text-right whitespace-nowrap tabular-nums last:pr-5 @5xl:px-2.5 print:px-1 print:last:pr-2';
const name = 'sticky left-0 border-t border-divider pr-1 pl-6 text-left font-normal bg-inherit print:pl-2';
const head =
  'h-10 px-1 text-right text-13 font-medium text-muted last:pr-5 @5xl:px-2.5 print:px-1 print:text-[7.5pt] print:last:pr-2';
const looks = {
  sum: 'h-11 bg-page font-semibold dark:bg-subtle',
  part: 'h-11 bg-surface',
  result: 'h-14 bg-surface font-semibold @5xl:text-base print:text-[8pt]',
};

/** The statement with a column for each month, on everything wider than a phone. */
export function ResultTable({ months, range, today, onOpen }: ResultProps) {
  const { t } = useTranslation('reports');
  const { currency, percent } = useAmounts();
  const words = useMonthWords(range, today, months.length);
  const opening = useOpening(range, onOpen);
  const total = addAmounts(months);
  const margins = [...months, total].map((amounts) => {
    const { remains, revenue } = resultOf(amounts);
    return shareOf(remains, revenue);
  });
  const written = (share: number | null | undefined) => (share === null || share === undefined ? '' : percent(share));
  return (
    <Card className={classNames('overflow-hidden print:break-inside-avoid', months.length > UPRIGHT && 'print-wide')}>
      <CardHead title={t('result.table.title')}>
        {t('frame.currency', { currency })} <span className="no-print">{t('result.table.open')}</span>
      </CardHead>
      <div className="@container overflow-x-auto">
        <table
          aria-label={t('result.table.title')}
          className="w-full border-separate border-spacing-0 text-13 @5xl:text-sm print:text-[8pt]"
        >
          <thead className="bg-surface">
            <tr>
              <th scope="col" className="sticky left-0 bg-inherit">
                <span className="sr-only">{t('result.table.line')}</span>
              </th>
              {months.map(({ month }) => (
                <th key={month} scope="col" className={head}>
                  {words.head(month)}
                </th>
              ))}
              <th scope="col" className={`${head} border-l border-divider`}>
                {t('result.table.total')}
              </th>
              <th scope="col" className={head}>
                {t('result.table.share')}
              </th>
            </tr>
          </thead>
          <tbody>
            {STATEMENT.map((line) => (
              <tr key={line.key} className={looks[line.kind]}>
                <LineName line={line} />
                {months.map((amounts) => (
                  <td key={amounts.month} className={cell}>
                    <Amount line={line} amount={line.amount(amounts)} onOpen={opening(line, amounts.month)} />
                  </td>
                ))}
                <td className={`${cell} border-l font-semibold`}>
                  <Amount line={line} amount={line.amount(total)} onOpen={opening(line)} />
                </td>
                <td className={`${cell} font-normal text-muted`}>{written(line.share(total))}</td>
              </tr>
            ))}
            <tr className="h-10 bg-surface text-13 text-muted print:text-[8pt]">
              <th scope="row" className={name}>
                {t('result.table.share')}
              </th>
              {margins.map((share, index) => (
                <td
                  key={months[index]?.month ?? 'total'}
                  className={classNames(cell, index === months.length && 'border-l')}
                >
                  {written(share)}
                </td>
              ))}
              <td className={cell} />
            </tr>
          </tbody>
        </table>
      </div>
      <Differs />
    </Card>
  );
}

function LineName({ line }: { line: StatementLine }) {
  const { label, date } = useLineWords()(line);
  return (
    <th scope="row" className={classNames(name, line.kind === 'part' ? 'pl-9 print:pl-4' : 'font-semibold')}>
      {label}
      {date && <span className="block text-xs text-muted print:text-[6.5pt]">{date}</span>}
    </th>
  );
}
