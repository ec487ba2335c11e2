import type { Session } from '#contract/account/operations.ts';
import { paths, twoStepPath } from '#contract/paths.ts';
import { beginSession, needsTwoStep } from './session.ts';

/** Of whoever has just signed in. */
export async function enterWith(session: Session): Promise<void> {
  await beginSession(session);
  await enterApp(session);
}

/** Opens the app where the visitor wanted to go, or what the salon asks of them first. Never resolves: the page is being left. */
export function enterApp(session?: Session): Promise<never> {
  const wanted = wantedPath(location);
  location.replace(session && needsTwoStep(session) ? twoStepPath(wanted) : wanted);
  return new Promise(() => {});
}

/** Only a path of our own: a link must not send people elsewhere after they sign in. */
function wantedPath({ origin, search }: Pick<Location, 'origin' | 'search'>): string {
  // Read as the browser will read it: tabs, backslashes and dots can all hide a second slash.
  const next = URL.parse(new URLSearchParams(search).get('next') ?? '', origin);
  if (next?.origin !== origin || next.pathname.startsWith('//')) return paths.home;
  return next.pathname + next.search;
}
