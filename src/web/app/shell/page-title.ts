import { useEffect } from 'react';
import { useMatches } from 'react-router';
import type app from '#texts/pt/app.json';
import { useTranslation } from '#web/texts/use-translation.ts';

export type PageTitle = keyof typeof app.titles;

/** What a route says about its page. */
export type PageHandle = {
  title: PageTitle;
  /** On a phone it has a bar of its own where the shell's would be. */
  hasOwnFoot?: true;
};

/** Of the heading that says it. */
export const PAGE_TITLE = 'page-title';

/** The innermost route that has a title names the page. */
export function usePageTitle(): string {
  const { t } = useTranslation('app');
  const title = t(`titles.${usePageHandle()?.title ?? 'notFound'}`);
  useEffect(() => {
    document.title = `${title} · Madeixa`;
  }, [title]);
  return title;
}

export function usePageHandle(): PageHandle | undefined {
  const titled = useMatches().findLast(({ handle }) => (handle as PageHandle | undefined)?.title);
  return titled?.handle as PageHandle | undefined;
}
