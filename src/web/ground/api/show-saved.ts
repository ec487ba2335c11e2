import type { InfiniteData, QueryKey } from '@tanstack/react-query';
import { queryClient } from './client.ts';

type Row = { id: string };
type Page = { rows: Row[] };
type List = Row[] | InfiniteData<Page>;

/**
 * The list shows what was saved before it is fetched again. Whoever opens the row right away must not find what it was before, and
 * save that over it.
 */
export function showSaved(list: { key: () => QueryKey }, saved: Row): void {
  const withSaved = (rows: Row[]) => rows.map((row) => (row.id === saved.id ? { ...row, ...saved } : row));
  queryClient.setQueriesData<List>({ queryKey: list.key() }, (data) => {
    if (!data || Array.isArray(data)) return data && withSaved(data);
    return { ...data, pages: data.pages.map((page) => ({ ...page, rows: withSaved(page.rows) })) };
  });
}
