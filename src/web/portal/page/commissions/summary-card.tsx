import { useTranslation } from 'react-i18next';
import type { CommissionSums } from '#contract/commissions/operations.ts';
import { classNames } from '#web/ui/class-names.ts';
import { useWriting } from '../use-writing.ts';

type Props = { summary: CommissionSums; range: { start: string; end: string } };

/** One row on a desk, a line each on a phone. What was settled is there where it is something. */
export function SummaryCard({ summary, range }: Props) {
  const { t } = useTranslation('portal');
  const { money, date } = useWriting();
  const facts = [
    ['services', String(summary.services_count)],
    ['servicesTotal', money(summary.services_total)],
    ['earned', money(summary.commissions_total)],
    ['payments', money(-summary.advances_total)],
    ...(summary.settled_total === 0 ? [] : [['settled', money(-summary.settled_total)] as const]),
    ['balance', money(summary.balance)],
  ] as const;
  return (
    <section aria-labelledby="summary-title" className="rounded-card border border-divider bg-surface shadow-1">
      <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-3 px-4 py-2">
        <h2 id="summary-title" className="font-semibold">
          {t('page.commissions.summary')}
        </h2>
        <p className="text-13 text-muted tabular-nums">
          {t('page.commissions.range', { from: date(range.start), to: date(range.end) })}
        </p>
      </div>
      <dl
        className={classNames(
          'border-t border-divider md:grid',
          facts.length > 5 ? 'md:grid-cols-[auto_repeat(5,1fr)]' : 'md:grid-cols-[auto_repeat(4,1fr)]',
        )}
      >
        {facts.map(([name, value]) => (
          <div
            key={name}
            className={classNames(
              'flex flex-wrap justify-between gap-x-3 border-divider px-4 py-2.5 not-first:border-t md:grid md:content-start md:not-first:border-t-0 md:not-first:border-l',
              name === 'balance' && 'font-semibold',
            )}
          >
            <dt className={name === 'balance' ? 'md:text-13' : 'text-muted md:text-13'}>
              {t(`page.commissions.${name}`)}
            </dt>
            <dd className={classNames('tabular-nums', name === 'balance' && summary.balance < 0 && 'text-danger-text')}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
