import { Download, History, SearchX } from 'lucide-react';
import { api } from '#web/ground/api/client.ts';
import { usePages } from '#web/ground/api/use-pages.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Query } from '#web/ui/query.tsx';
import { FilterBar } from './filter-bar.tsx';
import { LineList } from './line-list.tsx';
import { useActivityCsv } from './use-activity-csv.ts';
import { type ActivityFilters, useFilters } from './use-filters.ts';

/** Who did what in the salon, and what it was before. */
export function Page() {
  const { t } = useTranslation('activity');
  const filters = useFilters();
  const list = usePages(api.activity.list, filters.input);
  const csv = useActivityCsv();
  return (
    <div className="grid grid-cols-1 gap-5 max-md:gap-4">
      <FilterBar filters={filters}>
        <Button
          icon={Download}
          className="max-md:col-span-2"
          loading={csv.isBusy}
          onClick={() => csv.save(filters.input)}
        >
          {t('csv.button')}
        </Button>
      </FilterBar>
      <Card className="overflow-hidden" aria-busy={list.isStale}>
        <Query
          query={list}
          rows={8}
          failure={(detail) => t('failed', { detail })}
          isEmpty={(rows) => rows.length === 0 && !list.more}
          empty={<Nothing filters={filters} />}
        >
          {(rows) => (
            <>
              <LineList lines={rows} more={list.more} />
              {/* A search looks through so many lines at a time. */}
              {list.more && filters.search !== '' && (
                <p role="status" className="border-t border-divider p-4 text-center text-sm text-muted no-print">
                  {t('looking')}
                </p>
              )}
            </>
          )}
        </Query>
      </Card>
    </div>
  );
}

function Nothing({ filters }: { filters: ActivityFilters }) {
  const { t } = useTranslation('activity');
  // What was pressed makes room for what is found.
  const leaving = (show: () => void) => () => {
    document.getElementById('content')?.focus({ preventScroll: true });
    show();
  };
  // Nobody remembers on which day it was.
  const ever = filters.period !== 'all' && (
    <Button variant="primary" onClick={leaving(() => filters.showPeriod('all'))}>
      {t('filters.ever')}
    </Button>
  );
  return filters.isFiltered ? (
    <EmptyState
      picture={SearchX}
      title={t('noResult.title')}
      action={
        <span className="flex flex-wrap justify-center gap-2">
          {ever}
          <Button onClick={leaving(filters.clear)}>{t('filters.clear')}</Button>
        </span>
      }
    >
      {t('noResult.text')}
    </EmptyState>
  ) : (
    <EmptyState picture={History} title={t('empty.title')} action={ever || undefined}>
      {t('empty.text')}
    </EmptyState>
  );
}
