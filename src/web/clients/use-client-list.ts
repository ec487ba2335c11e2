import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ClientRow } from '#contract/clients.ts';
import { api } from '#web/app/api/client.ts';

/** Long enough that a name is not asked for letter by letter, short enough not to be noticed. */
const PAUSE_MS = 150;
const NO_CLIENTS: ClientRow[] = [];

/** The clients that a search finds, page by page; the last rows stay in sight while others are looked for. */
export function useClientList(typed: string) {
  const search = useSettled(typed.trim());
  const list = useInfiniteQuery(
    api.clients.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ search, cursor }),
      initialPageParam: undefined,
      getNextPageParam: (page) => page.next ?? undefined,
      select: ({ pages }) => pages.flatMap((page) => page.rows),
      placeholderData: keepPreviousData,
    }),
  );
  return { ...list, search, clients: list.data ?? NO_CLIENTS };
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const pause = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [text]);
  return settled;
}
