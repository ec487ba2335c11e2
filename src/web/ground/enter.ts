import { paths } from '#contract/paths.ts';

/** Opens the app where the visitor wanted to go. Never resolves: the page is being left. */
export function enterApp(): Promise<never> {
  location.replace(wantedPath(location));
  return new Promise(() => {});
}

/** Only a path of our own: a link must not send people elsewhere after they sign in. */
function wantedPath({ origin, search }: Pick<Location, 'origin' | 'search'>): string {
  // Read as the browser will read it: tabs, backslashes and dots can all hide a second slash.
  const next = URL.parse(new URLSearchParams(search).get('next') ?? '', origin);
  if (next?.origin !== origin || next.pathname.startsWith('//')) return paths.home;
  return next.pathname + next.search;
}
