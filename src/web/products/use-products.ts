import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ProductType } from '#contract/products.ts';
import { api, queryClient } from '#web/app/api/client.ts';

/** Products of one kind page by page; what was found last stays while the next search is under way. */
export function useProducts(type: ProductType, search: string) {
  const query = useInfiniteQuery(
    api.products.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ type, cursor, search: search || undefined }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      placeholderData: keepPreviousData,
    }),
  );
  const products = useMemo(() => query.data?.pages.flatMap(({ rows }) => rows) ?? [], [query.data]);
  return { query, products };
}

/** After any change: the lists, the history of the product, and what the dashboard says is still missing. */
export async function refreshProducts(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: api.products.key() }),
    queryClient.invalidateQueries({ queryKey: api.dashboard.key() }),
  ]);
}
