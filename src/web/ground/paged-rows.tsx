import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import { EmptyState, ErrorState } from '#web/ui/empty-state.tsx';
import { SkeletonRows } from '#web/ui/loading.tsx';
import type { PhoneRow } from '#web/ui/table.tsx';
import { TableList } from '#web/ui/table-list.tsx';
import { failureDetail } from './api/errors.ts';
import type { Pages } from './api/use-pages.ts';

type Props = {
  list: Pages<unknown>;
  /** Why nothing came, with what follows "Erro ao …:". */
  failure: (detail: string) => string;
  children?: ReactNode;
};

/** The rows that are there, and below them why others did not come, with another try. */
export function PagedRows({ list, failure, children }: Props) {
  const { rows, failure: failed } = list;
  return (
    <>
      {failed && rows.length === 0 ? null : children}
      <NotWhole list={list} />
      {failed && (
        <ErrorState
          message={failure(failureDetail(failed.error))}
          onRetry={failed.retry}
          retrying={failed.isRetrying}
        />
      )}
    </>
  );
}

/** The browser's menu prints what is there, without asking: the paper says that it is not all. */
function NotWhole({ list: { more } }: { list: Pages<unknown> }) {
  const { t } = useTranslation('ui');
  return more ? <p className="hidden p-2 print:block">{t('notWhole')}</p> : null;
}

type LoadMoreProps = Pick<ButtonProps, 'variant' | 'className' | 'children'> & { list: Pages<unknown> };

/** For a list whose rest comes on request. Where it did not come, the rows say so and offer another try. */
export function LoadMore({ list: { more, failure }, ...button }: LoadMoreProps) {
  if (!more || failure) return null;
  return <Button {...button} loading={more.isPaused} onClick={more.load} />;
}

type HistoryProps<Row> = Omit<Props, 'children'> & {
  label: string;
  list: Pages<Row>;
  row: (row: Row) => PhoneRow;
  empty: string;
};

/** A history in a sheet. */
export function PagedHistory<Row extends { id: string }>({ label, list, row, empty, failure }: HistoryProps<Row>) {
  if (list.isPending) return <SkeletonRows />;
  return (
    <PagedRows list={list} failure={failure}>
      {list.rows.length > 0 ? (
        <TableList label={label} rows={list.rows} rowKey={({ id }) => id} phone={row} more={list.more} />
      ) : (
        <EmptyState picture={History} title={empty} />
      )}
    </PagedRows>
  );
}
