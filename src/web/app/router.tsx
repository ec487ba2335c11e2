import { createBrowserRouter, redirect } from 'react-router';
import { loadSession } from '#web/account/session.ts';
import { BrokenPage } from './broken-page.tsx';
import { Frame } from './frame.tsx';
import { page } from './load-page.ts';
import { paths } from './paths.ts';
import { onlySignedOut } from './session-gate.ts';
import { SessionSpinner } from './session-spinner.tsx';

const AROUND_EVERY_PAGE = 'frame';

/** The pages of visitors; whatever else is asked for, routes.tsx is fetched and knows. */
export const startRouter = () =>
  createBrowserRouter(
    [
      {
        id: AROUND_EVERY_PAGE,
        path: '/',
        HydrateFallback: SessionSpinner,
        Component: Frame,
        ErrorBoundary: BrokenPage,
        children: [
          { index: true, loader: () => redirect(paths.dashboard) },
          {
            loader: onlySignedOut,
            children: [
              { path: 'login', lazy: page('account', () => import('#web/account/login-page.tsx')) },
              { path: 'signup', lazy: page('account', () => import('#web/account/signup-page.tsx')) },
              {
                path: 'forgot-password',
                lazy: page('account', () => import('#web/account/forgot-password-page.tsx')),
              },
            ],
          },
          { path: 'reset-password', lazy: page('account', () => import('#web/account/reset-password-page.tsx')) },
        ],
      },
    ],
    {
      async patchRoutesOnNavigation({ patch }) {
        // Side by side: the routes' gate asks for the session first of all.
        const [{ routes }] = await Promise.all([import('./routes.tsx'), loadSession().catch(() => null)]);
        patch(AROUND_EVERY_PAGE, routes);
      },
    },
  );
