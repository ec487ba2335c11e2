import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { CalendarOff, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SalonException } from '#contract/agenda-settings.ts';
import { useFormat } from '#web/account/use-format.ts';
import { api } from '#web/app/api/client.ts';
import { failureDetail } from '#web/app/api/errors.ts';
import { useBanner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHead } from '#web/ui/card.tsx';
import { useConfirm } from '#web/ui/confirm.tsx';
import { EmptyState, ErrorState } from '#web/ui/empty-state.tsx';
import { moreOf } from '#web/ui/more-rows.ts';
import { agendaChanged } from './agenda-changed.ts';
import { ExceptionDialog } from './exception-dialog.tsx';
import { ExceptionsTable } from './exceptions-table.tsx';

/** What the dialog is about stays while it closes; every opening starts with a fresh one. */
type Opened = { turn: number; isOpen: boolean; exception?: SalonException };

/** Days that are not like their weekday. */
export function ExceptionsSection() {
  const { t } = useTranslation('agenda');
  const { query, exceptions } = useExceptions();
  const remove = useRemoval();
  const [dialog, setDialog] = useState<Opened>({ turn: 0, isOpen: false });
  const open = (exception?: SalonException) => setDialog(({ turn }) => ({ turn: turn + 1, isOpen: true, exception }));
  return (
    <Card>
      <CardHead title={t('exceptions.title')}>
        {exceptions.length > 0 && (
          <Button icon={Plus} onClick={() => open()}>
            {t('exceptions.new')}
          </Button>
        )}
      </CardHead>
      {!(query.isError && exceptions.length === 0) && (
        <ExceptionsTable
          exceptions={exceptions}
          isLoading={query.isPending}
          more={moreOf(query)}
          onEdit={open}
          onRemove={remove}
          empty={
            <EmptyState
              picture={CalendarOff}
              title={t('exceptions.empty.title')}
              action={
                <Button variant="primary" icon={Plus} onClick={() => open()}>
                  {t('exceptions.empty.action')}
                </Button>
              }
            >
              {t('exceptions.empty.text')}
            </EmptyState>
          }
        />
      )}
      {query.isError && (
        <ErrorState
          message={t('exceptions.loadFailed', { detail: failureDetail(query.error) })}
          onRetry={() => query.refetch()}
          retrying={query.isFetching}
        />
      )}
      <ExceptionDialog
        key={dialog.turn}
        exception={dialog.exception}
        open={dialog.isOpen}
        onOpenChange={(isOpen) => setDialog((dialog) => ({ ...dialog, isOpen }))}
      />
    </Card>
  );
}

function useExceptions() {
  const query = useInfiniteQuery(
    api.agendaSettings.exceptions.infiniteOptions({
      input: (cursor: string | undefined) => ({ cursor }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
    }),
  );
  const exceptions = useMemo(() => query.data?.pages.flatMap(({ rows }) => rows) ?? [], [query.data]);
  return { query, exceptions };
}

function useRemoval() {
  const { t } = useTranslation('agenda');
  const { longDate } = useFormat();
  const banner = useBanner();
  const confirm = useConfirm();
  const { mutate } = useMutation(
    api.agendaSettings.removeException.mutationOptions({
      onSuccess: () => banner.success(t('exceptions.deletion.done')),
      onError: (error) => banner.error(t('exceptions.deletion.failed', { detail: failureDetail(error) })),
      // Also after a refusal: somebody else may have deleted it.
      onSettled: agendaChanged,
    }),
  );
  return async ({ id, date }: SalonException) => {
    const question = { title: t('exceptions.deletion.question'), description: longDate(date) };
    if (await confirm(question)) mutate({ id });
  };
}
