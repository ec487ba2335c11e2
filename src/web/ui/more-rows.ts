import type { MoreRows } from './table.tsx';

type Paged = { hasNextPage: boolean; isFetching: boolean; isError: boolean; fetchNextPage: () => unknown };

/** What a table needs to know of a list that is read page by page. */
export function moreOf({ hasNextPage, isFetching, isError, fetchNextPage }: Paged): MoreRows | undefined {
  return hasNextPage ? { load: fetchNextPage, isPaused: isFetching || isError } : undefined;
}
