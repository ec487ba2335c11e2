import { Receipt } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { CommissionSums, StatementEntry } from '#contract/commissions/operations.ts';
import { statementRows } from '#domain/portal/statement.ts';
import { firstDay, monthOf } from '#domain/shared/period.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Query } from '#web/ui/query.tsx';
import { useClock } from '../session.ts';
import { Staleness } from '../staleness.tsx';
import { useAnswer } from '../use-answer.ts';
import { useWriting } from '../use-writing.ts';
import { type Range, RangeForm } from './range-form.tsx';
import { DayRow, PaidRow } from './statement-rows.tsx';
import { useStatement } from './use-statement.ts';

/** Earnings and payments: this month's balance, and for any days the summary and each line. */
export function CommissionsTab({ changes }: { changes: number }) {
  const { t } = useTranslation('portal');
  const { date: today } = useClock();
  const thisMonth = { start: firstDay(monthOf(today)), end: today };
  const [chosen, setChosen] = useState<Range>();
  const range = chosen ?? thisMonth;
  const balance = useAnswer<CommissionSums>('commissions_summary', thisMonth, changes);
  const summary = useAnswer<CommissionSums>('commissions_summary', range, changes);
  const statement = useStatement(range, changes);
  return (
    <>
      <Staleness shown={[balance, summary, statement]} failure={t('page.loadFailed')} />
      <div className="grid grid-cols-1 gap-4 p-4 pb-8">
        {balance.data ? (
          <BalanceCard summary={balance.data} today={today} />
        ) : (
          !balance.failed && <div className="h-32 animate-skeleton rounded-card bg-divider" />
        )}
        <RangeForm range={range} today={today} onRange={setChosen} />
        <Query
          query={summary}
          failure={() => t('page.loadFailed')}
          loading={
            <div role="status" className="h-60 animate-skeleton rounded-card bg-divider">
              <span className="sr-only">{t('page.loading')}</span>
            </div>
          }
        >
          {(summary) => <SummaryCard summary={summary} range={range} />}
        </Query>
        <Query
          query={statement}
          failure={() => t('page.loadFailed')}
          loading={<div className="h-60 animate-skeleton rounded-card bg-divider" />}
        >
          {(entries) => <Statement entries={entries} statement={statement} />}
        </Query>
      </div>
    </>
  );
}

/** This month's balance, what was open before, and what is owed today. */
function BalanceCard({ summary, today }: { summary: CommissionSums; today: string }) {
  const { t } = useTranslation('portal');
  const writing = useWriting();
  return (
    <section
      aria-labelledby="balance-title"
      className="rounded-card bg-brand-900 px-4 pt-4 pb-3.5 text-white forced-colors:border"
    >
      <h2 id="balance-title" className="text-sm text-[#e3c8ff]">
        {t('page.commissions.balanceOf', { month: writing.monthInside(today) })}
      </h2>
      <p
        className={classNames(
          'text-3xl leading-9.5 font-semibold tabular-nums',
          summary.balance < 0 && 'text-[#fca5a5]',
        )}
      >
        {writing.money(summary.balance)}
      </p>
      <dl className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-x-4 gap-y-2 border-t border-white/18 pt-2.5 text-sm">
        <div>
          <dt className="text-13 text-[#e3c8ff]">{t('page.commissions.previous')}</dt>
          <dd className="font-medium tabular-nums">{writing.money(summary.previous_balance)}</dd>
        </div>
        <div>
          <dt className="text-13 text-[#e3c8ff]">{t('page.commissions.owedToday')}</dt>
          <dd className="font-medium tabular-nums">{writing.money(summary.owed)}</dd>
        </div>
      </dl>
    </section>
  );
}

const COLUMNS: Record<number, string> = {
  5: 'md:grid-cols-[auto_repeat(4,1fr)]',
  6: 'md:grid-cols-[auto_repeat(5,1fr)]',
  7: 'md:grid-cols-[auto_repeat(6,1fr)]',
};

type SummaryProps = { summary: CommissionSums; range: Range };

/** One row on a desktop, a line each on a phone. */
function SummaryCard({ summary, range }: SummaryProps) {
  const { t } = useTranslation('portal');
  const { money, date } = useWriting();
  const facts = [
    ['services', String(summary.services_count)],
    ['servicesTotal', money(summary.services_total)],
    ['earned', money(summary.commissions_total)],
    ...(summary.tips_total === 0 ? [] : [['tips', money(summary.tips_total)] as const]),
    ['payments', money(-summary.advances_total)],
    ...(summary.settled_total === 0 ? [] : [['settled', money(-summary.settled_total)] as const]),
    ['balance', money(summary.balance)],
  ] as const;
  return (
    <Section
      title={t('page.commissions.summary')}
      note={t('page.commissions.range', { from: date(range.start), to: date(range.end) })}
    >
      <dl className={classNames('border-t border-divider md:grid', COLUMNS[facts.length])}>
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
    </Section>
  );
}

type SectionProps = { title: string; note: string; children: ReactNode };

function Section({ title, note, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-card border border-divider bg-surface shadow-1">
      <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-3 px-4 py-2">
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        <p className="text-13 text-muted tabular-nums">{note}</p>
      </div>
      {children}
    </section>
  );
}

type StatementProps = { entries: StatementEntry[]; statement: ReturnType<typeof useStatement> };

function Statement({ entries, statement }: StatementProps) {
  const { t } = useTranslation('portal');
  const { hasMore } = statement;
  const rows = statementRows(entries, !hasMore);
  const latest = rows.find(({ kind }) => kind === 'day');
  return (
    <Section title={t('page.commissions.statement')} note={t('page.commissions.byDay')}>
      {rows.length === 0 ? (
        <EmptyState picture={Receipt} title={t('page.commissions.none')}>
          {t('page.commissions.noneHint')}
        </EmptyState>
      ) : (
        <ul>
          {rows.map((row) => (
            <li key={row.kind === 'day' ? row.date : row.entry.id} className="border-t border-divider">
              {row.kind === 'day' ? <DayRow row={row} isOpen={row === latest} /> : <PaidRow entry={row.entry} />}
            </li>
          ))}
        </ul>
      )}
      {hasMore && (
        <div className="grid gap-2 border-t border-divider p-3">
          <p role="alert" className="text-13 font-medium text-danger-text empty:hidden">
            {statement.moreFailed && t('page.loadFailed')}
          </p>
          <Button block loading={statement.isLoadingMore} onClick={statement.loadMore}>
            {t('page.commissions.more')}
          </Button>
        </div>
      )}
    </Section>
  );
}
