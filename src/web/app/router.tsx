import { createBrowserRouter, Outlet, useRouteError } from 'react-router';
import { useTranslation } from '#web/texts/use-translation.ts';
import { BannerProvider } from '#web/ui/banner.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Spinner } from '#web/ui/loading.tsx';
import { routes } from './routes.tsx';

export const startRouter = () =>
  createBrowserRouter([
    { path: '/', HydrateFallback: SessionSpinner, Component: Frame, ErrorBoundary: BrokenPage, children: routes },
  ]);

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
