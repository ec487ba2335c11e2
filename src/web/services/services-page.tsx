import { Plus, Scissors, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Service } from '#contract/services/operations.ts';
import { api } from '#web/ground/api/client.ts';
import { usePages } from '#web/ground/api/use-pages.ts';
import { NotWhole, PagedRows } from '#web/ground/paged-rows.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListHead, useListSearch } from '#web/ui/list-head.tsx';
import { SkeletonRows } from '#web/ui/loading.tsx';
import { useOverlay } from '#web/ui/use-overlay.ts';
import { FoundServices, GroupedServices } from './service-list.tsx';
import { ServiceSheet } from './service-sheet.tsx';
import { ServicesTabs } from './services-tabs.tsx';

export function Page() {
  const { t } = useTranslation('services');
  const { wanted, ...typing } = useListSearch();
  const sheet = useOverlay<Service>();
  const newService = (
    <Button variant="primary" icon={Plus} onClick={() => sheet.open()}>
      {t('new')}
    </Button>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ServicesTabs />
      <ListHead search={{ ...typing, label: t('search'), placeholder: t('searchPlaceholder') }}>{newService}</ListHead>
      <Services search={wanted} onOpen={sheet.open} newService={newService} />
      <ServiceSheet key={sheet.turn} {...sheet.state} service={sheet.what} />
    </div>
  );
}

type ServicesProps = { search: string; onOpen: (service: Service) => void; newService: ReactNode };

function Services({ search, onOpen, newService }: ServicesProps) {
  const { t } = useTranslation('services');
  const list = usePages(api.services.list, { search: search || undefined });
  const failure = (detail: string) => t('loadFailed', { detail });
  if (list.rows.length > 0) {
    const List = search ? FoundServices : GroupedServices;
    return (
      <div aria-busy={list.isStale} className="min-w-0">
        <List list={list} onOpen={onOpen} />
        <NotWhole list={list} />
        {list.failure && (
          <Card>
            <PagedRows list={list} failure={failure} />
          </Card>
        )}
      </div>
    );
  }
  return (
    <Card>
      <PagedRows list={list} failure={failure}>
        {list.isPending && <SkeletonRows />}
        {!list.isPending && search && (
          <EmptyState picture={SearchX} title={t('noResult.title')}>
            {t('noResult.text', { search })}
          </EmptyState>
        )}
        {!list.isPending && !search && (
          <EmptyState picture={Scissors} title={t('empty.title')} action={newService}>
            {t('empty.text')}
          </EmptyState>
        )}
      </PagedRows>
    </Card>
  );
}
