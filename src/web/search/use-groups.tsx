import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { Found } from '#contract/search/operations.ts';
import type { Opened, OpenedKind } from '#domain/search/opened.ts';
import { writeOpened } from '#domain/search/opened.ts';
import { readQuestion } from '#domain/search/question.ts';
import { api, client } from '#web/ground/api/client.ts';
import { failureDetail } from '#web/ground/api/errors.ts';
import { useSession } from '#web/ground/session.ts';
import { useSalonToday } from '#web/ground/use-salon-today.ts';
import { useLanguage } from '#web/ui/use-language.ts';
import { useSuggestions } from '#web/ui/use-suggestions.ts';
import { keepOpened, openedBefore } from './recent.ts';
import type { Group, GroupName, Row } from './row.ts';
import { useFoundRows } from './use-found-rows.tsx';
import { useLocalRows } from './use-local-rows.tsx';

/** Shorter than in a form: whoever searches here waits for nothing else. */
const PAUSE_MS = 80;
const NOTHING_YET: readonly Found[] = [];

/** What stands in the palette for a text, in groups, and how the question to the server stands. */
export function useGroups(typed: string) {
  const text = typed.trim();
  const today = useSalonToday();
  const language = useLanguage();
  const question = readQuestion(text, { today, language });
  const [turn, setTurn] = useState(0);
  const [failure, setFailure] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks again
  const ask = useCallback(
    async (q: string, signal: AbortSignal) => {
      const { names, day, sale } = readQuestion(q, { today, language });
      const input = { q, names, ...(day && { day }), ...(sale && { number: sale }) };
      try {
        return [await client.search.find(input, { signal })];
      } catch (error) {
        if (!signal.aborted) setFailure(failureDetail(error));
        throw error;
      }
    },
    [today, language, turn],
  );
  const { state, items } = useSuggestions(ask, text, text !== '', PAUSE_MS);
  const found = useFoundRows(question.names || text);
  const local = useLocalRows();
  const recent = useRecent(text === '');
  const [answer] = text === '' ? NOTHING_YET : items;

  if (text === '') {
    const rows = recent.found ? recent.inOrder(Object.values(found.all(recent.found)).flat()) : [];
    const groups = named({ recent: rows, actions: local.main() });
    return {
      groups,
      state: 'found' as const,
      isEmpty: false,
      placeholders: recent.isPending ? recent.count : 0,
      failure,
      retry,
    };
  }

  const rows = answer && found.all(answer);
  const best = answer?.clients[0];
  const things = named({ ...rows });
  const isSaleMeant = question.sale !== null && /\D/.test(text);
  const ordered = isSaleMeant
    ? things.toSorted((a, b) => Number(b.name === 'sales') - Number(a.name === 'sales'))
    : things;
  const actions = [
    ...local.actions(text),
    ...(question.day ? local.forDay(question.day) : []),
    ...(best ? local.forClient(best, question.day) : []),
  ];
  const groups = [...ordered, ...named({ actions, screens: local.screens(text) })];
  const isEmpty = state === 'found' && groups.length === 0;
  return {
    groups: isEmpty ? named({ actions: local.creating(text) }) : groups,
    state,
    isEmpty,
    placeholders: 0,
    failure,
    retry,
  };

  function retry() {
    setTurn((turn) => turn + 1);
  }
}

/** What was opened last, as it is now: what is gone has vanished, and is forgotten. */
function useRecent(isShown: boolean) {
  const { id } = useSession().user;
  const [opened] = useState(() => openedBefore(id));
  const read = useQuery({
    ...api.search.opened.queryOptions({ input: { opened: writeOpened(opened) } }),
    enabled: isShown && opened.length > 0,
    staleTime: 0,
    retry: false,
  });
  const { data } = read;
  useEffect(() => {
    const isGone = (one: Opened) => data && opened.some((before) => isSame(before, one)) && !isIn(data)(one);
    if (data)
      keepOpened(
        id,
        openedBefore(id).filter((one) => !isGone(one)),
      );
  }, [id, opened, data]);
  return {
    found: data,
    isPending: read.isPending && read.isFetching,
    count: opened.length,
    inOrder: (rows: Row[]) => opened.flatMap((one) => rows.filter((row) => isSame(row.opened, one))),
  };
}

const LISTS = {
  client: 'clients',
  appointment: 'appointments',
  service: 'services',
  product: 'products',
  sale: 'sales',
} as const satisfies Record<OpenedKind, keyof Found>;

const isIn =
  (found: Found) =>
  ({ kind, id }: Opened) =>
    found[LISTS[kind]].some((one) => one.id === id);

const isSame = (a: Opened | undefined, b: Opened) => a?.kind === b.kind && a.id === b.id;

const named = (rows: Partial<Record<GroupName, Row[]>>): Group[] =>
  (Object.entries(rows) as [GroupName, Row[]][])
    .filter(([, rows]) => rows.length > 0)
    .map(([name, rows]) => ({ name, rows }));
