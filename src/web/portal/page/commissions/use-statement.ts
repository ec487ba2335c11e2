import { useEffect, useRef, useState } from 'react';
import type { StatementEntry } from '#contract/commissions/operations.ts';
import type { PlainAnswer } from '#web/ground/api/plain-call.ts';
import { type Seen, type Session, useSession } from '../session.ts';

type Range = { start: string; end: string };
type Page = { rows: StatementEntry[]; next: string | null };
type State = {
  question: string;
  pages?: Page[];
  at?: number;
  failed: boolean;
  isAsking: boolean;
  more?: 'asked' | 'failed';
};

/**
 * The statement of a range, page by page. When something changed, as many pages are asked for again as were shown: whoever reads stays there. Where
 * nobody answers, what was seen of it before stands in.
 */
export function useStatement({ start, end }: Range, changes: number) {
  const { ask, kept } = useSession();
  const question = `${start} ${end}`;
  const [state, setState] = useState<State>({ question, failed: false, isAsking: true });
  const [round, setRound] = useState(0);
  /** How many pages were asked for, and of what. */
  const wanted = useRef({ question, pages: 1 });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round, and every change, asks the same again.
  useEffect(() => {
    let isWanted = true;
    if (wanted.current.question !== question) wanted.current = { question, pages: 1 };
    setState((state) => ({ ...(state.question === question ? state : { question, failed: false }), isAsking: true }));
    const isEnough = (pages: number) => !isWanted || pages >= wanted.current.pages;
    readPages(ask, { start, end }, isEnough).then((pages) => {
      if (!isWanted) return;
      const key = `statement ${question}`;
      if (pages) kept.set(key, { value: pages, at: Date.now() });
      const seen = kept.get(key) as Seen<Page[]> | undefined;
      const asOf = seen && { pages: seen.value, at: seen.at };
      setState((state) =>
        pages
          ? { question, ...asOf, failed: false, isAsking: false }
          : { ...asOf, ...state, failed: true, isAsking: false },
      );
    });
    return () => {
      isWanted = false;
    };
  }, [ask, kept, question, round, changes]);

  const { pages, at, failed, isAsking, more }: Omit<State, 'question'> =
    state.question === question ? state : { failed: false, isAsking: true };
  const cursor = pages?.at(-1)?.next ?? null;

  async function loadMore() {
    if (!pages || cursor === null || more === 'asked') return;
    setState({ ...state, more: 'asked' });
    wanted.current.pages = pages.length + 1;
    const answer = await ask<Page>('commissions_statement', { start, end, cursor });
    setState((state) => {
      // Asked for again meanwhile, and this page with it.
      if (state.question !== question || state.pages !== pages) return { ...state, more: undefined };
      if (!answer.ok) return { ...state, more: 'failed' };
      return { ...state, pages: [...pages, answer.value], more: undefined };
    });
  }

  return {
    at,
    entries: pages?.flatMap(({ rows }) => rows),
    failed,
    isAsking,
    reload: () => setRound((round) => round + 1),
    hasMore: cursor !== null,
    isLoadingMore: more === 'asked',
    moreFailed: more === 'failed',
    loadMore,
  };
}

async function readPages(ask: Session['ask'], range: Range, isEnough: (pages: number) => boolean) {
  const pages: Page[] = [];
  let cursor: string | null = null;
  do {
    const answer: PlainAnswer<Page> = await ask(
      'commissions_statement',
      cursor === null ? range : { ...range, cursor },
    );
    if (!answer.ok) return undefined;
    pages.push(answer.value);
    cursor = answer.value.next;
  } while (cursor !== null && !isEnough(pages.length));
  return pages;
}
