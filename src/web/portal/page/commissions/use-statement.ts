import { useRef, useState } from 'react';
import type { StatementEntry } from '#contract/commissions/operations.ts';
import type { PlainAnswer } from '#web/ground/api/plain-call.ts';
import { type Session, useSession } from '../session.ts';
import { useSeen } from '../use-answer.ts';
import type { Range } from './range-form.tsx';

type Page = { rows: StatementEntry[]; next: string | null };

/** The statement of a range, page by page. After a change, as many pages are loaded again as were shown, so that readers keep their place. */
export function useStatement({ start, end }: Range, changes: number) {
  const { ask } = useSession();
  const question = `statement ${start} ${end}`;
  const wanted = useRef({ question, pages: 1 });
  const seen = useSeen<Page[]>(question, changes, (ask, isWanted) => {
    if (wanted.current.question !== question) wanted.current = { question, pages: 1 };
    return readPages(ask, { start, end }, (read) => !isWanted() || read >= wanted.current.pages);
  });
  const { data: pages, extend, ...answer } = seen;
  const [asked, setAsked] = useState<{ after: Page[]; failed: boolean }>();
  const more = asked?.after === pages ? asked : undefined;
  const cursor = pages?.at(-1)?.next ?? null;

  async function loadMore() {
    if (!pages || cursor === null || more?.failed === false) return;
    setAsked({ after: pages, failed: false });
    wanted.current.pages = pages.length + 1;
    const next = await ask<Page>('commissions_statement', { start, end, cursor });
    if (next.ok) extend(pages, [...pages, next.value]);
    else setAsked({ after: pages, failed: true });
  }

  return {
    ...answer,
    data: pages?.flatMap(({ rows }) => rows),
    hasMore: cursor !== null,
    isLoadingMore: more?.failed === false,
    moreFailed: more?.failed === true,
    loadMore,
  };
}

async function readPages(ask: Session['ask'], range: Range, isEnough: (pages: number) => boolean) {
  const pages: Page[] = [];
  let cursor: string | null = null;
  do {
    const wanted: object = cursor === null ? range : { ...range, cursor };
    const answer: PlainAnswer<Page> = await ask('commissions_statement', wanted);
    if (!answer.ok) return undefined;
    pages.push(answer.value);
    cursor = answer.value.next;
  } while (cursor !== null && !isEnough(pages.length));
  return pages;
}
