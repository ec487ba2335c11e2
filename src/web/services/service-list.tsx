import { useQuery } from '@tanstack/react-query';
import { type Ref, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Service } from '#contract/services.ts';
import { api } from '#web/app/api/client.ts';
import { failureDetail } from '#web/app/api/errors.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/empty-state.tsx';
import { CategoryBar } from './category-bar.tsx';
import { groupByCategory } from './group-by-category.ts';
import { ServiceCard } from './service-card.tsx';
import { useCategoryJump } from './use-category-jump.ts';
import type { useServices } from './use-services.ts';

type Props = ReturnType<typeof useServices> & { onOpen: (service: Service) => void };

/** Every service under its category; the rest of a long list arrives while it is being read. */
export function GroupedServices({ query, services, onOpen }: Props) {
  const groups = useQuery(api.services.groups.queryOptions());
  const sections = useMemo(() => groupByCategory(services), [services]);
  const { active, jump } = useCategoryJump({
    services,
    hasMore: query.hasNextPage,
    isLoading: query.isFetching,
    hasFailed: query.isError,
    loadMore: query.fetchNextPage,
  });
  const categories = groups.data?.map(({ category }) => category) ?? [];
  return (
    <>
      {categories.length > 1 && <CategoryBar categories={categories} active={active ?? categories[0]} onJump={jump} />}
      {sections.map((section) => (
        <section key={section.category} data-category={section.category} className="scroll-mt-30 pb-4 not-first:pt-2">
          <h2 tabIndex={-1} className="mb-3 text-xl font-semibold break-words">
            {section.category}
          </h2>
          <Cards services={section.services} onOpen={onOpen} />
        </section>
      ))}
      <MoreServices query={query} count={services.length} />
    </>
  );
}

/** What a search found, the nearest first: the categories would tear it apart. */
export function FoundServices({ query, services, onOpen }: Props) {
  const { t } = useTranslation('services');
  return (
    <section aria-label={t('results')}>
      <Cards services={services} onOpen={onOpen} showsCategory />
      <MoreServices query={query} count={services.length} />
    </section>
  );
}

type CardsProps = { services: Service[]; onOpen: (service: Service) => void; showsCategory?: boolean };

function Cards({ services, onOpen, showsCategory = false }: CardsProps) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-4 max-md:gap-3">
      {services.map((service) => (
        <ServiceCard key={service.id} service={service} showsCategory={showsCategory} onOpen={onOpen} />
      ))}
    </ul>
  );
}

/** The end of what has arrived: asks for more well before it comes into sight. */
function MoreServices({ query, count }: Pick<Props, 'query'> & { count: number }) {
  const { t } = useTranslation('services');
  const { hasNextPage, isFetching, isError, error, fetchNextPage } = query;
  const isAsking = hasNextPage && !isFetching && !isError;
  const whenNear: Ref<HTMLDivElement> = useCallback(
    (end: HTMLDivElement | null) => {
      if (!end || !isAsking) return;
      const near = new IntersectionObserver(([seen]) => seen?.isIntersecting && fetchNextPage(), {
        rootMargin: '1200px',
      });
      near.observe(end);
      return () => near.disconnect();
    },
    [isAsking, fetchNextPage],
  );
  if (isError && hasNextPage) {
    return (
      <Card>
        <ErrorState
          message={t('loadFailed', { detail: failureDetail(error) })}
          onRetry={() => fetchNextPage()}
          retrying={isFetching}
        />
      </Card>
    );
  }
  // A new one after every page: an end that is still near does not come near a second time.
  return <div key={count} ref={whenNear} />;
}
