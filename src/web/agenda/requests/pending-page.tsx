import { ArrowLeft, CalendarCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#contract/paths.ts';
import { api } from '#web/ground/api/client.ts';
import { usePages } from '#web/ground/api/use-pages.ts';
import { LoadMore } from '#web/ground/paged-rows.tsx';
import { useSalonToday } from '#web/ground/use-salon-today.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Query } from '#web/ui/query.tsx';
import { useProfessionals } from '../use-professionals.ts';
import { RequestCard } from './request-card.tsx';
import { UndoLastApproval } from './undo-last-approval.tsx';

/** Online requests that await the owner's word, the nearest first. */
export function Page() {
  const { t } = useTranslation('agenda');
  const professionals = useProfessionals(useSalonToday());
  const list = usePages(api.agenda.pending, {});
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <ButtonLink icon={ArrowLeft} render={<Link to={paths.agenda} />}>
          {t('requests.back')}
        </ButtonLink>
        <UndoLastApproval />
      </div>
      <Query
        query={list}
        failure={(detail) => t('requests.loadFailed', { detail })}
        empty={
          <Card>
            <EmptyState picture={CalendarCheck} title={t('requests.none')}>
              {t('requests.noneText')}
            </EmptyState>
          </Card>
        }
      >
        {(requests) => (
          <ul className="grid grid-cols-1 gap-4">
            {requests.map((request) => (
              <li key={request.id}>
                <RequestCard request={request} professionals={professionals} />
              </li>
            ))}
          </ul>
        )}
      </Query>
      <LoadMore list={list} className="justify-self-center">
        {t('requests.more')}
      </LoadMore>
    </div>
  );
}
