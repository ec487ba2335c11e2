import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#web/app/api/client.ts';

/** The clients that a search finds, page by page; the last rows stay in sight while others are looked for. */
export function useClientList(search: string) {
  return useInfiniteQuery(
    api.clients.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ cursor, search: search || undefined }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      select: ({ pages }) => pages.flatMap(({ rows }) => rows),
      placeholderData: keepPreviousData,
    }),
  );
}
