import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowLeft, CalendarCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSalonToday } from '#web/account/use-salon-today.ts';
import { api } from '#web/app/api/client.ts';
import { failureDetail } from '#web/app/api/errors.ts';
import { paths } from '#web/app/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState, ErrorState } from '#web/ui/empty-state.tsx';
import { SkeletonRows } from '#web/ui/loading.tsx';
import { RequestCard } from './request-card.tsx';
import { useProfessionals } from './use-professionals.ts';

/** Online requests that await the owner's word, the nearest first. */
export function Page() {
  const { t } = useTranslation('agenda');
  const professionals = useProfessionals(useSalonToday());
  const pending = useInfiniteQuery(
    api.agenda.pending.infiniteOptions({
      input: (cursor: string | undefined) => ({ cursor }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      select: ({ pages }) => pages.flatMap(({ rows }) => rows),
    }),
  );
  const requests = pending.data ?? [];
  return (
    <div className="grid grid-cols-1 gap-4">
      <ButtonLink icon={ArrowLeft} className="justify-self-start" render={<Link to={paths.agenda} />}>
        {t('requests.back')}
      </ButtonLink>
      {pending.isPending && <SkeletonRows />}
      {pending.isError && (
        <ErrorState
          message={t('requests.loadFailed', { detail: failureDetail(pending.error) })}
          onRetry={pending.refetch}
          retrying={pending.isFetching}
        />
      )}
      {pending.data?.length === 0 && (
        <Card>
          <EmptyState picture={CalendarCheck} title={t('requests.none')}>
            {t('requests.noneText')}
          </EmptyState>
        </Card>
      )}
      {requests.length > 0 && (
        <ul className="grid grid-cols-1 gap-4">
          {requests.map((request) => (
            <li key={request.id}>
              <RequestCard request={request} professionals={professionals} />
            </li>
          ))}
        </ul>
      )}
      {pending.hasNextPage && (
        <Button className="justify-self-center" loading={pending.isFetching} onClick={() => pending.fetchNextPage()}>
          {t('requests.more')}
        </Button>
      )}
    </div>
  );
}
