import { createBrowserRouter, redirect } from 'react-router';
import { paths } from '#contract/paths.ts';
import { loadSession } from '#web/ground/session.ts';
import { BrokenPage, Frame, SessionSpinner } from './frame.tsx';
import { page } from './load-page.ts';
import { onlySignedOut } from './session-gate.ts';

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
          { path: 'confirmar-email', lazy: page('account', () => import('#web/account/confirm-email-page.tsx')) },
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
