import { Plus, Scissors, Search, SearchX } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Service } from '#contract/services.ts';
import { failureDetail } from '#web/app/api/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState, ErrorState } from '#web/ui/empty-state.tsx';
import { SkeletonRows } from '#web/ui/loading.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useSettled } from '#web/ui/use-settled.ts';
import { FoundServices, GroupedServices } from './service-list.tsx';
import { ServiceSheet } from './service-sheet.tsx';
import { ServicesTabs } from './services-tabs.tsx';
import { useServices } from './use-services.ts';

/** What the sheet is about stays while it closes; every opening starts with a fresh one. */
type Opened = { turn: number; isOpen: boolean; service?: Service };

export function Page() {
  const { t } = useTranslation('services');
  const [typed, setTyped] = useState('');
  const [sheet, setSheet] = useState<Opened>({ turn: 0, isOpen: false });
  const open = useCallback(
    (service?: Service) => setSheet(({ turn }) => ({ turn: turn + 1, isOpen: true, service })),
    [],
  );
  const newService = (
    <Button variant="primary" icon={Plus} onClick={() => open()}>
      {t('new')}
    </Button>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ServicesTabs />
      <div className="flex flex-wrap gap-3 max-md:[&>button]:w-full">
        <TextField
          label={t('search')}
          hideLabel
          type="search"
          icon={Search}
          capitalise="off"
          autoComplete="off"
          maxLength={200}
          placeholder={t('searchPlaceholder')}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          className="mr-auto flex-1 basis-60 md:max-w-96"
        />
        {newService}
      </div>
      <Services search={useSettled(typed.trim())} onOpen={open} newService={newService} />
      <ServiceSheet
        key={sheet.turn}
        service={sheet.service}
        open={sheet.isOpen}
        onOpenChange={(isOpen) => setSheet((sheet) => ({ ...sheet, isOpen }))}
      />
    </div>
  );
}

type ServicesProps = { search: string; onOpen: (service: Service) => void; newService: ReactNode };

function Services({ search, onOpen, newService }: ServicesProps) {
  const { t } = useTranslation('services');
  const { query, services, loadMore } = useServices(search);
  if (query.isPending) {
    return (
      <Card>
        <SkeletonRows />
      </Card>
    );
  }
  if (query.isError && services.length === 0) {
    return (
      <Card>
        <ErrorState
          message={t('loadFailed', { detail: failureDetail(query.error) })}
          onRetry={() => query.refetch()}
          retrying={query.isFetching}
        />
      </Card>
    );
  }
  if (services.length === 0) {
    return (
      <Card>
        {search ? (
          <EmptyState picture={SearchX} title={t('noResult.title')}>
            {t('noResult.text', { search })}
          </EmptyState>
        ) : (
          <EmptyState picture={Scissors} title={t('empty.title')} action={newService}>
            {t('empty.text')}
          </EmptyState>
        )}
      </Card>
    );
  }
  const List = search ? FoundServices : GroupedServices;
  return (
    <div aria-busy={query.isPlaceholderData} className="min-w-0">
      <List query={query} services={services} loadMore={loadMore} onOpen={onOpen} />
    </div>
  );
}
