import './app.css';
import { RouterProvider } from 'react-router/dom';
import { guardKeys } from '#web/desk/keys.ts';
import { isLocked, lockNow } from '#web/desk/lock.ts';
import { watchTouches } from '#web/desk/watch.ts';
import { queryClient } from '#web/ground/api/client.ts';
import { refusalCode } from '#web/ground/api/errors.ts';
import { whenRightsAreRefused } from '#web/ground/api/rights-refused.ts';
import { lookAtRights } from '#web/ground/rights.ts';
import { askAgainForSession, forgetSession, onSessionChangedElsewhere } from '#web/ground/session.ts';
import { startRouter } from './router.tsx';
import { render, start } from './start.tsx';

// From the start of the page: no key of the page is heard before the lock's.
guardKeys();
watchTouches({ isLocked, lock: () => lockNow('by_time') });
await start();
const router = startRouter();

/** The routes' loaders check the session again, and send signed-out visitors to /login. */
const askAgain = () => router.revalidate();

function onRefusal(error: unknown) {
  // The owner has just asked everybody for two-step sign-in: the loaders lead there.
  if (refusalCode(error) === 'NEEDS_TWO_STEP') askAgainForSession().then(askAgain, () => {});
  if (refusalCode(error) !== 'UNAUTHORIZED') return;
  forgetSession();
  askAgain();
}
queryClient.getQueryCache().config.onError = onRefusal;
queryClient.getMutationCache().config.onError = onRefusal;
onSessionChangedElsewhere(askAgain);
whenRightsAreRefused(lookAtRights);

render(<RouterProvider router={router} />);
