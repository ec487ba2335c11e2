import { redirectDocument } from 'react-router';
import { loginPath } from '#contract/paths.ts';
import { loadSession } from '#web/ground/session.ts';

/** Sends signed-out visitors to /login, and back here afterwards. The login is a page of its own: nothing of the salon stays in the window. */
export async function onlySignedIn({ request }: { request: Request }) {
  if (await loadSession()) return null;
  const { pathname, search } = new URL(request.url);
  return redirectDocument(loginPath(pathname + search));
}
