import { History } from 'lucide-react';
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Query } from '#web/ui/query.tsx';
import { TableList } from '#web/ui/table-list.tsx';
import type { PhoneRow } from '#web/ui/table-props.ts';
import type { Pages } from './api/use-pages.ts';

type LoadMoreProps = Pick<ButtonProps, 'variant' | 'className' | 'children'> & { list: Pages<unknown> };

/** Loads the rest of a list. If that failed, the rows say so and offer another try. */
export function LoadMore({ list: { more, error }, ...button }: LoadMoreProps) {
  if (!more || error) return null;
  return <Button {...button} loading={more.isPaused} onClick={more.load} />;
}

type HistoryProps<Row> = {
  label: string;
  list: Pages<Row>;
  row: (row: Row) => PhoneRow;
  empty: string;
  /** Why loading failed, with what follows "Erro ao …:". */
  failure: (detail: string) => string;
};

/** A history in a sheet. */
export function PagedHistory<Row extends { id: string }>({ label, list, row, empty, failure }: HistoryProps<Row>) {
  return (
    <Query query={list} failure={failure} empty={<EmptyState picture={History} title={empty} />}>
      {(rows) => <TableList label={label} rows={rows} rowKey={({ id }) => id} phone={row} more={list.more} />}
    </Query>
  );
}
