import { ArrowLeft, CalendarCheck, Undo2 } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#contract/paths.ts';
import { api } from '#web/ground/api/client.ts';
import { usePages } from '#web/ground/api/use-pages.ts';
import { LoadMore } from '#web/ground/paged-rows.tsx';
import { useSalonToday } from '#web/ground/use-salon-today.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Query } from '#web/ui/query.tsx';
import { useProfessionals } from '../use-days.ts';
import { useApprovals, useUndoApproval } from './approvals.ts';
import { RequestCard } from './request-card.tsx';

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

/** The last request that was approved in this window, with the way back. */
function UndoLastApproval() {
  const { t } = useTranslation('agenda');
  const [last] = useApprovals();
  const { undo, isUndoing } = useUndoApproval();
  if (!last) return null;
  return (
    <p className="flex min-w-0 flex-wrap items-center justify-end gap-x-2 text-sm text-muted">
      <span className="min-w-0 wrap-anywhere">{t('requests.lastApproved', { name: last.client_name })}</span>
      <Button variant="ghost" icon={Undo2} className="text-brand-text!" loading={isUndoing} onClick={() => undo(last)}>
        {t('requests.undo')}
      </Button>
    </p>
  );
}
