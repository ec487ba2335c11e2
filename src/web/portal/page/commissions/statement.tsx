import { Receipt } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { statementRows } from '#domain/portal/statement.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { DayRow, PaidRow } from './statement-rows.tsx';
import type { useStatement } from './use-statement.ts';

/** Each earning and payment, day by day. */
export function Statement({ statement }: { statement: ReturnType<typeof useStatement> }) {
  const { t } = useTranslation('portal');
  const { entries, hasMore } = statement;
  if (!entries) {
    if (statement.failed) {
      return <ErrorState message={t('page.loadFailed')} onRetry={statement.reload} retrying={statement.isAsking} />;
    }
    return <div className="h-60 animate-skeleton rounded-card bg-divider" />;
  }
  const rows = statementRows(entries, !hasMore);
  const latest = rows.find(({ kind }) => kind === 'day');
  return (
    <section aria-labelledby="statement-title" className="rounded-card border border-divider bg-surface shadow-1">
      <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-3 px-4 py-2">
        <h2 id="statement-title" className="font-semibold">
          {t('page.commissions.statement')}
        </h2>
        <p className="text-13 text-muted">{t('page.commissions.byDay')}</p>
      </div>
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
    </section>
  );
}
