import { useTranslation } from 'react-i18next';
import { isUnfiltered, NO_FILTERS } from '#domain/payables/filters.ts';
import { api } from '#web/ground/api/client.ts';
import { usePages } from '#web/ground/api/use-pages.ts';
import { useFailureBanner } from '#web/ground/use-failure-banner.ts';
import { Card } from '#web/ui/card.tsx';
import { Query } from '#web/ui/query.tsx';
import { useOverlay } from '#web/ui/use-overlay.ts';
import { usePhone } from '#web/ui/use-phone.ts';
import { FilterBar } from './filter-bar.tsx';
import { NewButtons } from './new-buttons.tsx';
import { NothingFound, NothingYet } from './nothing.tsx';
import { type Opened, PayableOverlays } from './payable-overlays.tsx';
import { PayablesTable } from './payables-table.tsx';
import { SummaryCards } from './summary-cards.tsx';
import { inputOf, useFilters } from './use-filters.ts';

/** What the salon has to pay and has paid; the filters stand in the address. */
export function Page() {
  const { t } = useTranslation('payables');
  const isPhone = usePhone();
  const [filters, setFilters] = useFilters();
  const list = usePages(api.payables.list, inputOf(filters));
  const overlay = useOverlay<Opened>();
  useFailureBanner(list.failure?.error, () => t('loadFailed'));
  const buttons = <NewButtons onOpen={overlay.open} />;
  return (
    <div className="grid grid-cols-1 gap-6 max-md:gap-4">
      {isPhone && buttons}
      <SummaryCards />
      <FilterBar filters={filters} onChange={setFilters}>
        {!isPhone && buttons}
      </FilterBar>
      <Card className="overflow-hidden" aria-busy={list.isStale}>
        <Query query={list} failure={() => t('notLoaded')}>
          <PayablesTable
            payables={list.rows}
            isLoading={list.isPending}
            more={list.more}
            onOpen={overlay.open}
            empty={
              isUnfiltered(filters) ? (
                <NothingYet onOpen={overlay.open} />
              ) : (
                <NothingFound onClear={() => setFilters(NO_FILTERS)} />
              )
            }
          />
        </Query>
      </Card>
      {overlay.what && <PayableOverlays key={overlay.turn} opened={overlay.what} {...overlay.state} />}
    </div>
  );
}
