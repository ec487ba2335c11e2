import { Package, Plus, ReceiptText, SearchX } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { type Filters, isUnfiltered, NO_FILTERS } from '#domain/payables/filters.ts';
import type { PaymentStatus } from '#domain/products/purchase.ts';
import { isDay } from '#domain/shared/time.ts';
import { api } from '#web/ground/api/client.ts';
import { usePages } from '#web/ground/api/use-pages.ts';
import { ASKED, useAsked } from '#web/ground/use-asked.ts';
import { useFailureBanner } from '#web/ground/use-failure-banner.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Query } from '#web/ui/query.tsx';
import { useOverlay } from '#web/ui/use-overlay.ts';
import { usePhone } from '#web/ui/use-phone.ts';
import { FilterBar } from './filter-bar.tsx';
import { type Opened, PayableOverlays } from './payable-actions.tsx';
import { PayablesTable } from './payables-table.tsx';
import { SummaryCards } from './summary-cards.tsx';

/** What the salon has to pay and has paid; the filters stand in the address. */
export function Page() {
  const { t } = useTranslation('payables');
  const isPhone = usePhone();
  const [filters, setFilters] = useFilters();
  const list = usePages(api.payables.list, inputOf(filters));
  const overlay = useOverlay<Opened>();
  useAsked(ASKED, () => overlay.open({ form: 'expense' }));
  useFailureBanner(list.error, () => t('loadFailed'));
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
              <Nothing
                isFiltered={!isUnfiltered(filters)}
                onOpen={overlay.open}
                onClear={() => setFilters(NO_FILTERS)}
              />
            }
          />
        </Query>
      </Card>
      {overlay.what && <PayableOverlays key={overlay.turn} opened={overlay.what} {...overlay.state} />}
    </div>
  );
}

/** On a phone they share the line, without icons. */
function NewButtons({ onOpen }: { onOpen: (what: Opened) => void }) {
  const { t } = useTranslation('payables');
  const look = 'max-md:flex-1 max-md:px-2 max-md:[&>svg]:hidden';
  return (
    <div className="flex gap-4 max-md:gap-2">
      <Button icon={Package} className={look} onClick={() => onOpen({ form: 'purchase' })}>
        {t('registerPurchase')}
      </Button>
      <Button variant="primary" icon={Plus} className={look} onClick={() => onOpen({ form: 'expense' })}>
        {t('expense.title')}
      </Button>
    </div>
  );
}

type NothingProps = { isFiltered: boolean; onOpen: (what: Opened) => void; onClear: () => void };

function Nothing({ isFiltered, onOpen, onClear }: NothingProps) {
  const { t } = useTranslation('payables');
  return isFiltered ? (
    <EmptyState
      picture={SearchX}
      title={t('noResult.title')}
      action={<Button onClick={onClear}>{t('filters.clearAll')}</Button>}
    >
      {t('noResult.text')}
    </EmptyState>
  ) : (
    <EmptyState
      picture={ReceiptText}
      title={t('empty.title')}
      action={<Button onClick={() => onOpen({ form: 'purchase' })}>{t('registerPurchase')}</Button>}
    >
      {t('empty.text')}
    </EmptyState>
  );
}

const STATUS: Record<string, PaymentStatus> = { pendente: 'Pendente', pago: 'Pago' };
const NO_DUE_DATE = 'sem';

/** From the address; invalid parts are ignored. */
function useFilters(): [Filters, (filters: Filters) => void] {
  const [params, setParams] = useSearchParams();
  const day = (name: string) => {
    const asked = params.get(name) ?? '';
    return isDay(asked) ? asked : '';
  };
  const filters: Filters = {
    status: STATUS[params.get('status') ?? ''] ?? 'all',
    due: params.get('vencimento') === NO_DUE_DATE ? 'none' : { from: day('de'), to: day('ate') },
    paid: { from: day('pago_de'), to: day('pago_ate') },
  };
  return [filters, (next) => setParams(addressOf(next), { replace: true })];
}

function addressOf({ status, due, paid }: Filters): Record<string, string> {
  return {
    ...(status !== 'all' && { status: status.toLowerCase() }),
    ...(due === 'none' && { vencimento: NO_DUE_DATE }),
    ...(due !== 'none' && due.from && { de: due.from }),
    ...(due !== 'none' && due.to && { ate: due.to }),
    ...(paid.from && { pago_de: paid.from }),
    ...(paid.to && { pago_ate: paid.to }),
  };
}

/** The input of the list's query. */
function inputOf({ status, due, paid }: Filters) {
  return {
    ...(paid.from && { paid_from: paid.from }),
    ...(paid.to && { paid_to: paid.to }),
    ...(status !== 'all' && { status }),
    ...(due === 'none' ? { due } : { ...(due.from && { due_from: due.from }), ...(due.to && { due_to: due.to }) }),
  };
}
