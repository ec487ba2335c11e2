import './app.css';
import { RouterProvider } from 'react-router/dom';
import { queryClient } from '#web/ground/api/client.ts';
import { refusalCode } from '#web/ground/api/errors.ts';
import { forgetSession, onSessionChangedElsewhere } from '#web/ground/session.ts';
import { startRouter } from './router.tsx';
import { render, start } from './start.tsx';

await start();
const router = startRouter();

/** The routes' loaders check the session again, and send signed-out visitors to /login. */
const askAgain = () => router.revalidate();

function onRefusal(error: unknown) {
  if (refusalCode(error) !== 'UNAUTHORIZED') return;
  forgetSession();
  askAgain();
}
queryClient.getQueryCache().config.onError = onRefusal;
queryClient.getMutationCache().config.onError = onRefusal;
onSessionChangedElsewhere(askAgain);

render(<RouterProvider router={router} />);
