import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatches } from 'react-router';
import type app from '#texts/pt/app.json';

export type PageTitle = keyof typeof app.titles;

/** The innermost route that has a title names the page. */
export function usePageTitle(): string {
  const { t } = useTranslation('app');
  const titled = useMatches().findLast(({ handle }) => (handle as { title?: PageTitle } | undefined)?.title);
  const title = t(`titles.${(titled?.handle as { title: PageTitle } | undefined)?.title ?? 'notFound'}`);
  useEffect(() => {
    document.title = `${title} · Madeixa`;
  }, [title]);
  return title;
}
