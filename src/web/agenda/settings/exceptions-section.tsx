import { CalendarOff, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SalonException } from '#contract/agenda/settings.ts';
import { api, client } from '#web/ground/api/client.ts';
import { failureDetail } from '#web/ground/api/errors.ts';
import { usePages } from '#web/ground/api/use-pages.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useSave } from '#web/ground/use-save.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHead } from '#web/ui/card.tsx';
import { useConfirm } from '#web/ui/confirm.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Query } from '#web/ui/query.tsx';
import { useOverlay } from '#web/ui/use-overlay.ts';
import { ExceptionDialog } from './exception-dialog.tsx';
import { ExceptionsTable } from './exceptions-table.tsx';

/** Days that are not like their weekday. */
export function ExceptionsSection() {
  const { t } = useTranslation('agenda');
  const list = usePages(api.agendaSettings.exceptions, {});
  const remove = useRemoval();
  const dialog = useOverlay<SalonException>();
  return (
    <Card>
      <CardHead title={t('exceptions.title')}>
        {list.rows.length > 0 && (
          <Button icon={Plus} onClick={() => dialog.open()}>
            {t('exceptions.new')}
          </Button>
        )}
      </CardHead>
      <Query query={list} failure={(detail) => t('exceptions.loadFailed', { detail })}>
        <ExceptionsTable
          exceptions={list.rows}
          isLoading={list.isPending}
          more={list.more}
          onEdit={dialog.open}
          onRemove={remove}
          empty={
            <EmptyState
              picture={CalendarOff}
              title={t('exceptions.empty.title')}
              action={
                <Button variant="primary" icon={Plus} onClick={() => dialog.open()}>
                  {t('exceptions.empty.action')}
                </Button>
              }
            >
              {t('exceptions.empty.text')}
            </EmptyState>
          }
        />
      </Query>
      <ExceptionDialog key={dialog.turn} {...dialog.state} exception={dialog.what} />
    </Card>
  );
}

function useRemoval() {
  const { t } = useTranslation('agenda');
  const { longDate } = useFormat();
  const confirm = useConfirm();
  const { save } = useSave({
    send: client.agendaSettings.removeException,
    success: t('exceptions.deletion.done'),
    changed: ['salon_exceptions'],
    failure: (error) => t('exceptions.deletion.failed', { detail: failureDetail(error) }),
  });
  return async ({ id, date }: SalonException) => {
    const question = { title: t('exceptions.deletion.question'), description: longDate(date) };
    if (await confirm(question)) await save({ id });
  };
}
