import { redirectDocument } from 'react-router';
import { loginPath } from '#contract/paths.ts';
import { mustBeLocked } from '#web/desk/kept-lock.ts';
import { endSession } from '#web/desk/lock.ts';
import { loadSession } from '#web/ground/session.ts';

/** Since then this page locks above what it shows. One that is opened at a desk which should be locked by now shows nothing first. */
let isOpen = false;

/** Sends signed-out visitors to /login, and back here afterwards. The login is a page of its own: nothing of the salon stays in the window. */
export async function onlySignedIn({ request }: { request: Request }) {
  if (!isOpen && mustBeLocked(Date.now())) await endSession();
  else if (await loadSession()) {
    isOpen = true;
    return null;
  }
  const { pathname, search } = new URL(request.url);
  return redirectDocument(loginPath(pathname + search));
}
