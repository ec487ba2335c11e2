import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { CLIENT_PARAM, paths } from '#contract/paths.ts';
import type { Cents } from '#domain/shared/money.ts';
import { api } from '#web/ground/api/client.ts';
import { usePages } from '#web/ground/api/use-pages.ts';
import { useFailureBanner } from '#web/ground/use-failure-banner.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { later, overlayLater, useLaterAbove } from '#web/ui/later.tsx';
import { useListSearch } from '#web/ui/list-head.tsx';
import { Query } from '#web/ui/query.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { useAddressedOverlay } from '#web/ui/use-overlay.ts';
import { DebtorsTable } from './debts/debtors-table.tsx';
import { OwedCards } from './debts/owed-cards.tsx';
import { useWide } from './debts/use-wide.ts';

// The ways to pay are large, and most of a page's time somebody only looks who owes.
const panel = later(async () => (await import('./debts/receive-panel.tsx')).ReceivePanel);
const ReceiveSheet = overlayLater(async () => (await import('./debts/receive-panel.tsx')).ReceiveSheet);

/** Who owes something. The client whose debts are received stands in the address. */
export function Page() {
  const { t } = useTranslation(['cashier', 'debts']);
  const isWide = useWide();
  const { wanted, typed, type } = useListSearch();
  const list = usePages(api.cashier.debtors, { search: wanted || undefined });
  const owed = useQuery(api.cashier.owed.queryOptions());
  const search = useRef<HTMLInputElement>(null);
  const { debtor, choose, leave } = useDebtor(list.rows);
  const ReceivePanel = useLaterAbove(panel, isWide && debtor !== undefined, leave);
  useFailureBanner(list.error, (detail) => t('debts:loadFailed', { detail }));

  return (
    <div className="grid grid-cols-1 gap-6 max-md:gap-4">
      <div className="-mt-4 grid gap-1 max-md:-mt-2">
        <Link
          to={paths.cashier}
          className="inline-flex min-h-control items-center gap-2 justify-self-start rounded-control font-medium text-brand-text"
        >
          <ArrowLeft aria-hidden strokeWidth={1.75} className="size-5" />
          {t('sale.cashier')}
        </Link>
        <OwedCards />
      </div>
      <div
        className={classNames(
          'grid grid-cols-1 items-start gap-6',
          isWide && debtor && 'grid-cols-[minmax(0,1fr)_26rem]',
        )}
      >
        <Card className="overflow-hidden" aria-busy={list.isStale}>
          <div className="border-b border-divider p-6 max-md:p-4">
            <SearchField
              ref={search}
              label={t('debts:search')}
              placeholder={t('debts:search')}
              typed={typed}
              type={type}
              className="md:max-w-108"
            />
          </div>
          <Query query={list} failure={() => t('debts:notLoaded')}>
            <DebtorsTable
              list={list}
              isSearch={wanted !== ''}
              total={wanted === '' ? (owed.data?.total as Cents | undefined) : undefined}
              chosen={debtor?.id ?? null}
              onReceive={choose}
            />
          </Query>
        </Card>
        {isWide && debtor && ReceivePanel && (
          <ReceivePanel
            key={debtor.id}
            debtor={debtor}
            onClose={(isReceived) => {
              leave();
              // Ready for the next name.
              if (isReceived) search.current?.focus();
            }}
          />
        )}
      </div>
      {!isWide && <Addressed debtor={debtor} onClose={leave} />}
    </div>
  );
}

type Chosen = { id: string; name: string };

function Addressed({ debtor, onClose }: { debtor: Chosen | null; onClose: () => void }) {
  const { what, turn, isOpen } = useAddressedOverlay(debtor);
  return what && <ReceiveSheet key={turn} debtor={what} open={isOpen} onOpenChange={(open) => !open && onClose()} />;
}

/** By the address; the name comes with the list, or from the client where the list does not have them. */
function useDebtor(rows: readonly { client_id: string; name: string }[]) {
  const [params, setParams] = useSearchParams();
  const id = params.get(CLIENT_PARAM);
  const listed = rows.find(({ client_id }) => client_id === id);
  const { data } = useQuery({ ...api.clients.read.queryOptions({ input: { id: id ?? '' } }), enabled: id !== null });
  const name = listed?.name ?? data?.name;
  return {
    debtor: id !== null && name !== undefined ? { id, name } : null,
    choose: ({ client_id }: { client_id: string }) =>
      setParams({ [CLIENT_PARAM]: client_id }, { preventScrollReset: true }),
    leave: () => setParams({}, { preventScrollReset: true, replace: true }),
  };
}
