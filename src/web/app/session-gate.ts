import { redirect } from 'react-router';
import { paths } from '#contract/paths.ts';
import { loadSession } from '#web/ground/session.ts';

/** Sends signed-out visitors to /login, and back here afterwards. */
export async function onlySignedIn({ request }: { request: Request }) {
  if (await loadSession()) return null;
  const { pathname, search } = new URL(request.url);
  const wanted =
    pathname === paths.home || pathname === paths.dashboard ? '' : `?next=${encodeURIComponent(pathname + search)}`;
  return redirect(`${paths.login}${wanted}`);
}

export async function onlySignedOut({ request }: { request: Request }) {
  return (await loadSession()) ? redirect(safeNext(request)) : null;
}

/** Only a path of our own: a link must not send people elsewhere after they sign in. */
function safeNext(request: Request): string {
  const { origin, searchParams } = new URL(request.url);
  // Read as the browser will read it: tabs, backslashes and dots can all hide a second slash.
  const next = URL.parse(searchParams.get('next') ?? '', origin);
  if (next?.origin !== origin || next.pathname.startsWith('//')) return paths.home;
  return next.pathname + next.search;
}
