import { createBrowserRouter, Outlet, redirect, useRouteError } from 'react-router';
import { paths } from '#contract/paths.ts';
import { loadSession } from '#web/ground/session.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { BannerProvider } from '#web/ui/banner.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Spinner } from '#web/ui/loading.tsx';
import { page } from './load-page.ts';
import { onlySignedOut } from './session-gate.ts';

const AROUND_EVERY_PAGE = 'frame';

/** The pages of visitors. For any other address, routes.tsx is fetched. */
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
        // In parallel: the first thing the routes' loader does is ask for the session.
        const [{ routes }] = await Promise.all([import('./routes.tsx'), loadSession().catch(() => null)]);
        patch(AROUND_EVERY_PAGE, routes);
      },
    },
  );

function Frame() {
  return (
    <BannerProvider>
      <Outlet />
    </BannerProvider>
  );
}

/** A page that crashed or could not be fetched. What was saved is safe, and reloading usually helps. */
function BrokenPage() {
  const { t } = useTranslation();
  console.error(useRouteError());
  return (
    <main className="grid min-h-dvh place-items-center">
      <ErrorState message={t('brokenPage')} onRetry={() => location.reload()} />
    </main>
  );
}

/** Until the session is loaded, nobody knows which page to show. */
function SessionSpinner() {
  return (
    <div className="grid min-h-dvh place-items-center">
      <Spinner />
    </div>
  );
}
