import { useState } from 'react';
import { addAmounts } from '#domain/reports/result.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Card, CardHead } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { FilterChips } from '#web/ui/filter-chips.tsx';
import { useAmounts } from '../frame/use-amounts.ts';
import { STATEMENT } from './lines.ts';
import { Amount, Differs, type ResultProps, useLineWords, useMonthWords } from './parts.tsx';

const TOTAL = 'total';

/** The statement on a phone: one month at a time, the latest first. */
export function ResultList({ months, range, today }: ResultProps) {
  const { t } = useTranslation('reports');
  const { currency } = useAmounts();
  const words = useMonthWords(range, today, months.length);
  const nameOf = useLineWords();
  const [chosen, choose] = useState(months.at(-1)?.month ?? TOTAL);
  const month = months.find((one) => one.month === chosen);
  const amounts = month ?? addAmounts(months);
  const chips = months.map(({ month }) => ({ value: month, label: words.chip(month) })).reverse();
  return (
    <Card className="overflow-hidden">
      <CardHead title={t('result.table.title')} />
      <div className="grid gap-2 px-4 pb-3">
        <p className="text-13 text-muted">
          {t('frame.currency', { currency })} {t('result.table.open')}
        </p>
        <FilterChips
          label={t('result.table.month')}
          value={month?.month ?? TOTAL}
          onChange={choose}
          chips={[...chips, { value: TOTAL, label: t('result.table.total') }]}
        />
      </div>
      <dl>
        {STATEMENT.map((line) => {
          const { label, date } = nameOf(line);
          return (
            <div
              key={line.key}
              className={classNames(
                'flex min-h-11 items-center justify-between gap-3 border-t border-divider px-4 py-2',
                line.kind === 'sum' && 'bg-page font-semibold dark:bg-subtle',
                line.kind === 'part' && 'pl-7',
                line.kind === 'result' && 'text-lg font-semibold',
              )}
            >
              <dt>
                {label}
                {date && <span className="block text-13 text-muted">{date}</span>}
              </dt>
              <dd className="whitespace-nowrap tabular-nums">
                <Amount line={line} amount={line.amount(amounts)} month={month?.month} range={range} />
              </dd>
            </div>
          );
        })}
      </dl>
      <Differs />
    </Card>
  );
}
