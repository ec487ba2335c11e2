import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { api, queryClient } from '#web/app/api/client.ts';

/** The services page by page; what was found last stays while the next search is under way. */
export function useServices(search: string) {
  const query = useInfiniteQuery(
    api.services.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ cursor, search: search || undefined }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      placeholderData: keepPreviousData,
    }),
  );
  const services = useMemo(() => query.data?.pages.flatMap(({ rows }) => rows) ?? [], [query.data]);
  const { fetchNextPage } = query;
  // A page that is already on its way is awaited, not asked for again.
  const loadMore = useCallback(() => fetchNextPage({ cancelRefetch: false }), [fetchNextPage]);
  return { query, services, loadMore };
}

/** After any change: the lists, the categories, and what the dashboard says is still missing. */
export async function refreshServices(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: api.services.key() }),
    queryClient.invalidateQueries({ queryKey: api.dashboard.key() }),
  ]);
}
