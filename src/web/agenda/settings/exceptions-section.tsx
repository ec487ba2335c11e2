import { CalendarOff, Pencil, Plus, Trash2 } from 'lucide-react';
import type { SalonException } from '#contract/agenda/settings.ts';
import { api, client } from '#web/ground/api/client.ts';
import { failureDetail } from '#web/ground/api/errors.ts';
import { usePages } from '#web/ground/api/use-pages.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useSave } from '#web/ground/use-save.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Card, CardHead } from '#web/ui/card.tsx';
import { useConfirm } from '#web/ui/confirm.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { overlayLater } from '#web/ui/later.tsx';
import { Query } from '#web/ui/query.tsx';
import { Table } from '#web/ui/table.tsx';
import { useOverlay } from '#web/ui/use-overlay.ts';

const ExceptionDialog = overlayLater(async () => (await import('./exception-dialog.tsx')).ExceptionDialog);

/** Days that are not like their weekday. */
export function ExceptionsSection() {
  const { t } = useTranslation(['agendaSettings', 'agenda']);
  const { longDate, longDateInside } = useFormat();
  const list = usePages(api.agendaSettings.exceptions, {});
  const remove = useRemoval();
  const dialog = useOverlay<SalonException>();
  const hours = ({ is_closed, open_time, close_time }: SalonException) =>
    is_closed ? t('exceptions.allDay') : t('exceptions.hours', { open: open_time, close: close_time });
  const status = ({ is_closed }: SalonException) => (
    <Badge tone={is_closed ? 'cancel' : 'info'}>{t(is_closed ? 'exceptions.closed' : 'exceptions.special')}</Badge>
  );
  const removeButton = (exception: SalonException) => (
    <IconButton
      icon={Trash2}
      variant="danger"
      label={t('exceptions.removeOne', { date: longDateInside(exception.date) })}
      onClick={() => remove(exception)}
    />
  );
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
        <Table
          label={t('exceptions.title')}
          rows={list.rows}
          rowKey={({ id }) => id}
          isLoading={list.isPending}
          more={list.more}
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
          onRowClick={dialog.open}
          columns={[
            { key: 'date', header: t('exceptions.columns.date'), cell: ({ date }) => longDate(date) },
            { key: 'status', header: t('exceptions.columns.status'), width: '10rem', cell: status },
            { key: 'hours', header: t('exceptions.columns.hours'), width: '10rem', cell: hours },
            {
              key: 'note',
              header: t('exceptions.columns.note'),
              cell: ({ note }) => (
                <span className="block max-w-56 truncate text-muted" title={note}>
                  {note}
                </span>
              ),
            },
            {
              key: 'actions',
              header: t('exceptions.columns.actions'),
              width: '7rem',
              align: 'right',
              cell: (exception) => (
                <span className="inline-flex">
                  <IconButton
                    icon={Pencil}
                    label={t('exceptions.editOne', { date: longDateInside(exception.date) })}
                    onClick={() => dialog.open(exception)}
                  />
                  {removeButton(exception)}
                </span>
              ),
            },
          ]}
          phone={(exception) => ({
            // On the narrowest phones the date takes two lines: cut short, it would not say which day it is.
            title: <span className="whitespace-normal">{longDate(exception.date)}</span>,
            value: <span className="-my-2.5 -mr-2.5 inline-flex">{removeButton(exception)}</span>,
            detail: [hours(exception), exception.note].filter(Boolean).join(' · '),
            badge: status(exception),
          })}
        />
      </Query>
      <ExceptionDialog key={dialog.turn} {...dialog.state} exception={dialog.what} />
    </Card>
  );
}

function useRemoval() {
  const { t } = useTranslation(['agendaSettings', 'agenda']);
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
