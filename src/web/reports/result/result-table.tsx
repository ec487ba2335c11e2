import { type Amounts, addAmounts, resultOf } from '#domain/reports/result.ts';
import { shareOf } from '#domain/reports/share.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Card, CardHead } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { type Column, Table } from '#web/ui/table.tsx';
import { useAmounts } from '../frame/use-amounts.ts';
import { STATEMENT, type StatementLine } from './lines.ts';
import { Amount, Differs, type ResultProps, useLineWords, useMonthWords } from './parts.tsx';

/** The last row: what remains, as a share of the revenue. */
const MARGIN = { key: 'margin', kind: 'margin' } as const;
type Line = StatementLine | typeof MARGIN;

/** So many months fit on a portrait page. */
const UPRIGHT = 6;

/** Six months fit from a small desk on: there they stand closer together. The names stay in sight where the months scroll. */
const look =
  '@container [&_table]:text-13 @5xl:[&_table]:text-sm print:[&_table]:text-[8pt] ' +
  '[&_:is(td,th)]:h-auto [&_:is(td,th)]:px-1 [&_:is(td,th):last-child]:pr-5 @5xl:[&_:is(td,th)]:px-2.5 @5xl:[&_:is(td,th):last-child]:pr-5 ' +
  'print:[&_:is(td,th)]:px-1! print:[&_:is(td,th):last-child]:pr-2! [&_td]:whitespace-nowrap ' +
  '[&_tr>:first-child]:sticky [&_tr>:first-child]:left-0 [&_tr>:first-child]:z-3 [&_tr>:first-child]:bg-inherit [&_tr>:first-child]:pr-1 [&_tr>:first-child]:pl-6 print:[&_tr>:first-child]:pl-2! ' +
  '[&_thead]:bg-surface [&_thead_th]:h-10 [&_thead_th]:py-0 [&_thead_th]:text-13 [&_thead_th]:whitespace-normal print:[&_thead_th]:text-[7.5pt] ' +
  '[&_tr>:nth-last-child(2)]:border-l';
const looks = {
  sum: 'h-11 bg-page font-semibold dark:bg-subtle',
  part: 'h-11 bg-surface',
  result: 'h-14 bg-surface font-semibold @5xl:text-base print:text-[8pt]',
  margin: 'h-10 bg-surface text-13 text-muted print:text-[8pt]',
};

/** The statement with a column for each month, on everything wider than a phone. */
export function ResultTable({ months, range, today }: ResultProps) {
  const { t } = useTranslation('reports');
  const { currency, percent } = useAmounts();
  const words = useMonthWords(range, today, months.length);
  const total = addAmounts(months);
  const written = (share: number | null) => (share === null ? '' : percent(share));
  const marginOf = (amounts: Amounts) => {
    const { remains, revenue } = resultOf(amounts);
    return written(shareOf(remains, revenue));
  };
  const figure = (line: Line, amounts: Amounts, month?: string) =>
    line.kind === 'margin' ? (
      marginOf(amounts)
    ) : (
      <Amount line={line} amount={line.amount(amounts)} month={month} range={range} />
    );
  const columns: Column<Line>[] = [
    {
      key: 'line',
      header: t('result.table.line'),
      isHeaderHidden: true,
      isRowHead: true,
      cell: (line) => (line.kind === 'margin' ? t('result.table.share') : <LineName line={line} />),
    },
    ...months.map(
      (amounts): Column<Line> => ({
        key: amounts.month,
        header: words.head(amounts.month),
        align: 'right',
        cell: (line) => figure(line, amounts, amounts.month),
      }),
    ),
    {
      key: 'total',
      header: t('result.table.total'),
      align: 'right',
      cell: (line) => <span className={line.kind === 'margin' ? '' : 'font-semibold'}>{figure(line, total)}</span>,
    },
    {
      key: 'share',
      header: t('result.table.share'),
      align: 'right',
      cell: (line) =>
        line.kind !== 'margin' && <span className="font-normal text-muted">{written(line.share(total))}</span>,
    },
  ];
  return (
    <Card className={classNames('overflow-hidden print:break-inside-avoid', months.length > UPRIGHT && 'print-wide')}>
      <CardHead title={t('result.table.title')}>
        {t('frame.currency', { currency })} <span className="no-print">{t('result.table.open')}</span>
      </CardHead>
      <div className={look}>
        <Table
          label={t('result.table.title')}
          rows={[...STATEMENT, MARGIN]}
          rowKey={({ key }) => key}
          rowClassName={({ kind }) => looks[kind]}
          columns={columns}
        />
      </div>
      <Differs />
    </Card>
  );
}

function LineName({ line }: { line: StatementLine }) {
  const { label, date } = useLineWords()(line);
  return (
    <span className={classNames('block', line.kind === 'part' ? 'pl-3 print:pl-2' : 'font-semibold')}>
      {label}
      {date && <span className="block text-xs text-muted print:text-[6.5pt]">{date}</span>}
    </span>
  );
}
