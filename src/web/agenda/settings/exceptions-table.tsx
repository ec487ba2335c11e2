import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SalonException } from '#contract/agenda/settings.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { IconButton } from '#web/ui/button.tsx';
import type { MoreRows } from '#web/ui/more-rows.ts';
import { Table } from '#web/ui/table.tsx';

type Props = {
  exceptions: SalonException[];
  isLoading: boolean;
  more: MoreRows | undefined;
  empty: ReactNode;
  onEdit: (exception: SalonException) => void;
  onRemove: (exception: SalonException) => void;
};

export function ExceptionsTable({ exceptions, isLoading, more, empty, onEdit, onRemove }: Props) {
  const { t } = useTranslation('agenda');
  const { longDate, longDateInside } = useFormat();
  const hours = ({ is_closed, open_time, close_time }: SalonException) =>
    is_closed ? t('exceptions.allDay') : t('exceptions.hours', { open: open_time, close: close_time });
  const removeButton = (exception: SalonException) => (
    <IconButton
      icon={Trash2}
      variant="danger"
      label={t('exceptions.removeOne', { date: longDateInside(exception.date) })}
      onClick={() => onRemove(exception)}
    />
  );
  return (
    <Table
      label={t('exceptions.title')}
      rows={exceptions}
      rowKey={({ id }) => id}
      isLoading={isLoading}
      more={more}
      empty={empty}
      onRowClick={onEdit}
      columns={[
        { key: 'date', header: t('exceptions.columns.date'), cell: ({ date }) => longDate(date) },
        {
          key: 'status',
          header: t('exceptions.columns.status'),
          width: '10rem',
          cell: (exception) => <Status {...exception} />,
        },
        { key: 'hours', header: t('exceptions.columns.hours'), width: '10rem', cell: hours },
        { key: 'note', header: t('exceptions.columns.note'), cell: ({ note }) => <Note>{note}</Note> },
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
                onClick={() => onEdit(exception)}
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
        badge: <Status {...exception} />,
      })}
    />
  );
}

function Status({ is_closed }: SalonException) {
  const { t } = useTranslation('agenda');
  return (
    <Badge tone={is_closed ? 'cancel' : 'info'}>{t(is_closed ? 'exceptions.closed' : 'exceptions.special')}</Badge>
  );
}

function Note({ children }: { children: string }) {
  return (
    <span className="block max-w-56 truncate text-muted" title={children}>
      {children}
    </span>
  );
}
