import { useTranslation } from 'react-i18next';
import type { DayEntry } from '#contract/cashier/month.ts';
import { api } from '#web/ground/api/client.ts';
import { usePages } from '#web/ground/api/use-pages.ts';
import { LoadMore } from '#web/ground/paged-rows.tsx';
import { useFormat } from '#web/ground/use-format.ts';
import { Query } from '#web/ui/query.tsx';
import { useOverlay } from '#web/ui/use-overlay.ts';
import { VoidDialog } from '../sale/void-dialog.tsx';
import { EntryRow } from './entry-row.tsx';

/** What was finished on a day and what was taken back: here a sale is found again, for its receipt or to void it. */
export function DayEntries({ date }: { date: string }) {
  const { t } = useTranslation('cashier');
  const format = useFormat();
  const list = usePages(api.cashier.dayEntries, { date });
  const voiding = useOverlay<NonNullable<DayEntry['sale']>>();
  return (
    <section className="@container border-t border-divider">
      <h3 className="pt-3 pr-6 pb-1 pl-13 text-xs font-medium text-muted max-md:pr-4 max-md:pl-11">
        {t('month.entries.title')}
      </h3>
      <Query
        query={list}
        rows={3}
        failure={(detail) => t('month.entries.failed', { detail })}
        empty={<p className="py-3 pr-6 pl-13 text-muted max-md:pr-4 max-md:pl-11">{t('month.entries.empty')}</p>}
      >
        {(entries) => (
          <ul aria-label={t('month.entries.of', { date: format.date(date) })} className="divide-y divide-divider pb-2">
            {entries.map((entry) => (
              <EntryRow key={entry.id} entry={entry} day={date} onVoid={voiding.open} />
            ))}
          </ul>
        )}
      </Query>
      {list.more && !list.error && (
        <div className="grid justify-items-center border-t border-divider p-3">
          <LoadMore list={list} variant="ghost">
            {t('month.entries.more')}
          </LoadMore>
        </div>
      )}
      {voiding.what && <VoidDialog key={voiding.turn} {...voiding.state} sale={voiding.what} />}
    </section>
  );
}
