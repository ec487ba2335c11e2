import type { ProcedureUtils } from '@orpc/tanstack-query';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useBeforePrint } from '#web/ui/print-whole.ts';
import type { Read } from '#web/ui/query.tsx';
import type { CallOptions } from './client.ts';

type Page<Row> = { rows: Row[]; next: string | null };

/** Rows that are read page by page; `Query` shows them. */
export type Pages<Row> = Read<Row[]> & {
  /** None before the first page has come. */
  rows: Row[];
  isPending: boolean;
  /** Shows the last result while the next search is loading. */
  isStale: boolean;
};

/** A list of the server's, page by page: `usePages(api.products.list, { type, search })`. */
export function usePages<Input extends { cursor?: string }, Answer extends Page<unknown>, Failure extends Error>(
  operation: ProcedureUtils<CallOptions, Input, Answer, Failure>,
  input: Omit<Input, 'cursor'>,
): Pages<Answer['rows'][number]> & {
  /** The last page, with what it holds besides rows. */ last: Answer | undefined;
} {
  const query = useInfiniteQuery(
    operation.infiniteOptions({
      input: (cursor: string | undefined) => ({ ...input, cursor }) as Input,
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      placeholderData: keepPreviousData,
    }),
  );
  const { data, hasNextPage, isFetching, isError, isFetchNextPageError, fetchNextPage, refetch } = query;
  const rows = useMemo(() => data?.pages.flatMap(({ rows }) => rows) ?? [], [data]);
  // A page that is already on its way is awaited, not asked for again.
  const load = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage]);
  const loadRest = useCallback(async () => {
    for (;;) {
      const page = await fetchNextPage({ cancelRefetch: false });
      if (page.isError || !page.hasNextPage) return;
    }
  }, [fetchNextPage]);
  useBeforePrint(hasNextPage ? loadRest : undefined);
  const retry = isFetchNextPageError ? load : () => void refetch();
  return {
    rows,
    data: data && rows,
    error: query.error,
    isFetching,
    refetch: retry,
    isPaged: true,
    last: data?.pages.at(-1),
    isPending: query.isPending,
    isStale: query.isPlaceholderData,
    more: hasNextPage ? { load, isPaused: isFetching || isError } : undefined,
  };
}
