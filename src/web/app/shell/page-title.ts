import { useEffect } from 'react';
import { useMatches } from 'react-router';
import type { Needs } from '#domain/members/rights.ts';
import type app from '#texts/pt/app.json';
import { useTranslation } from '#web/texts/use-translation.ts';

export type PageTitle = keyof typeof app.titles;

/** What a route says about its page. */
export type PageHandle = {
  title: PageTitle;
  /** What it asks of whoever opens it. */
  needs?: Needs;
  /** On a phone it has a bar of its own where the shell's would be. */
  hasOwnFoot?: true;
};

/** Of the heading that says it. */
export const PAGE_TITLE = 'page-title';

/** The innermost route that has a title names the page; one that may not be opened does not say its name. */
export function usePageTitle(isOpen: boolean): string {
  const { t } = useTranslation('app');
  const { title: name = 'notFound' } = usePageHandle() ?? {};
  const title = t(`titles.${isOpen ? name : 'notAllowed'}`);
  useEffect(() => {
    document.title = `${title} · Madeixa`;
  }, [title]);
  return title;
}

export function usePageHandle(): PageHandle | undefined {
  const titled = useMatches().findLast(({ handle }) => (handle as PageHandle | undefined)?.title);
  return titled?.handle as PageHandle | undefined;
}
