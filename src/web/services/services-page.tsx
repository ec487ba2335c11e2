import { Ellipsis, ListChecks, Plus, Scissors, SearchX, Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { LIST_SEARCH, paths } from '#contract/paths.ts';
import type { Service } from '#contract/services/operations.ts';
import { api } from '#web/ground/api/client.ts';
import { usePages } from '#web/ground/api/use-pages.ts';
import { ASKED, useAsked } from '#web/ground/use-asked.ts';
import { useImportAddress } from '#web/imports/use-import-address.ts';
import { texts } from '#web/texts/texts.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button, ButtonLink, IconButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { overlayLater } from '#web/ui/later.tsx';
import { ListHead, useListSearch } from '#web/ui/list-head.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { Query } from '#web/ui/query.tsx';
import { useOverlay } from '#web/ui/use-overlay.ts';
import { FoundServices, GroupedServices } from './service-list.tsx';
import { ServicesTabs } from './services-tabs.tsx';

const ImportServices = overlayLater(async () => {
  const [part] = await Promise.all([import('./import-services.tsx'), texts.load(['imports'])]);
  return part.ImportServices;
});
const ServiceSheet = overlayLater(async () => (await import('./form/service-sheet.tsx')).ServiceSheet);

export function Page() {
  const { t } = useTranslation(['services', 'app']);
  const named = useSearchParams()[0].get(LIST_SEARCH) ?? '';
  const sheet = useOverlay<Service>();
  const importing = useImportAddress();
  useAsked(ASKED, () => sheet.open());
  const newService = (
    <Button variant="primary" icon={Plus} onClick={() => sheet.open()}>
      {t('new')}
    </Button>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ServicesTabs />
      <SearchedServices
        key={named}
        named={named}
        onOpen={sheet.open}
        newService={newService}
        menu={
          <Menu
            trigger={<IconButton icon={Ellipsis} label={t('app:moreActions')} variant="secondary" />}
            groups={[[{ label: t('app:import'), icon: Upload, onSelect: importing.open }]]}
          />
        }
      />
      <ImportServices key={`import ${importing.turn}`} {...importing.state} />
      <ServiceSheet key={sheet.turn} {...sheet.state} service={sheet.what} />
    </div>
  );
}

type SearchedProps = Omit<ServicesProps, 'search'> & { named: string; menu: ReactNode };

/** An address may begin the search. */
function SearchedServices({ named, onOpen, newService, menu }: SearchedProps) {
  const { t } = useTranslation('services');
  const { wanted, ...typing } = useListSearch(named);
  return (
    <>
      <ListHead menu={menu} search={{ ...typing, label: t('search'), placeholder: t('searchPlaceholder') }}>
        {newService}
      </ListHead>
      <Services search={wanted} onOpen={onOpen} newService={newService} />
    </>
  );
}

type ServicesProps = { search: string; onOpen: (service: Service) => void; newService: ReactNode };

function Services({ search, onOpen, newService }: ServicesProps) {
  const { t } = useTranslation('services');
  const list = usePages(api.services.list, { search: search || undefined });
  const List = search ? FoundServices : GroupedServices;
  const nothing = search ? (
    <EmptyState picture={SearchX} title={t('noResult.title')}>
      {t('noResult.text', { search })}
    </EmptyState>
  ) : (
    <EmptyState
      picture={Scissors}
      title={t('empty.title')}
      action={
        <span className="flex flex-wrap justify-center gap-2">
          <ButtonLink
            icon={ListChecks}
            className="max-md:h-auto max-md:min-h-control max-md:py-1 max-md:text-center max-md:whitespace-normal max-md:shrink"
            render={<Link to={paths.servicesStart} />}
          >
            {t('start.lead')}
          </ButtonLink>
          {newService}
        </span>
      }
    >
      {t('empty.text')}
    </EmptyState>
  );
  return (
    <Query query={list} isOnCard failure={(detail) => t('loadFailed', { detail })} empty={nothing}>
      {() => (
        <div aria-busy={list.isStale} className="min-w-0">
          <List list={list} onOpen={onOpen} />
        </div>
      )}
    </Query>
  );
}
