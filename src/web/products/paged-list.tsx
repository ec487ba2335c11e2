import { History } from 'lucide-react';
import type { ComponentProps } from 'react';
import { failureDetail } from '#web/app/api/errors.ts';
import { EmptyState, ErrorState } from '#web/ui/empty-state.tsx';
import { SkeletonRows } from '#web/ui/loading.tsx';
import { moreOf } from '#web/ui/more-rows.ts';
import type { PhoneRow } from '#web/ui/table.tsx';
import { TableList } from '#web/ui/table-list.tsx';

type Query = Parameters<typeof moreOf>[0] & { isPending: boolean; error: unknown; refetch: () => unknown };

type Props<Row> = {
  label: string;
  query: Query;
  rows: Row[];
  row: (row: Row) => PhoneRow;
  empty: string;
  failure: (detail: string) => string;
};

/** A history in a sheet, read page by page. */
export function PagedList<Row extends { id: string }>({ label, query, rows, row, empty, failure }: Props<Row>) {
  if (query.isPending) return <SkeletonRows />;
  const error: ComponentProps<typeof ErrorState> | undefined = query.isError
    ? {
        message: failure(failureDetail(query.error)),
        onRetry: query.hasNextPage ? query.fetchNextPage : query.refetch,
        retrying: query.isFetching,
      }
    : undefined;
  return (
    <>
      {rows.length > 0 && (
        <TableList label={label} rows={rows} rowKey={({ id }) => id} phone={row} more={moreOf(query)} />
      )}
      {rows.length === 0 && !error && <EmptyState picture={History} title={empty} />}
      {error && <ErrorState {...error} />}
    </>
  );
}
