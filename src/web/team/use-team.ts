import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { api, queryClient } from '#web/app/api/client.ts';

const options = api.team.list.infiniteOptions({
  input: (cursor: string | undefined) => ({ cursor }),
  initialPageParam: undefined,
  getNextPageParam: ({ next }) => next ?? undefined,
});

/** Everybody of the salon, by name. The first hundred show at once, and where there are more they follow by themselves. */
export function useTeam() {
  const query = useInfiniteQuery(options);
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  const professionals = useMemo(() => query.data?.pages.flatMap(({ rows }) => rows) ?? [], [query.data]);
  return { query, professionals };
}

/** After a change: whoever shows the team looks again, and so does the checklist of a new salon. */
export async function refreshTeam(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: api.team.key() }),
    queryClient.invalidateQueries({ queryKey: api.dashboard.key() }),
  ]);
}
