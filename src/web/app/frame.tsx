import { useTranslation } from 'react-i18next';
import { Outlet, useRouteError } from 'react-router';
import { BannerProvider } from '#web/ui/banner.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Spinner } from '#web/ui/loading.tsx';

/** Around every page. */
export function Frame() {
  return (
    <BannerProvider>
      <Outlet />
    </BannerProvider>
  );
}

/** A page that broke, or could not be fetched: what was saved is safe, and loading again usually helps. */
export function BrokenPage() {
  const { t } = useTranslation();
  console.error(useRouteError());
  return (
    <main className="grid min-h-dvh place-items-center">
      <ErrorState message={t('brokenPage')} onRetry={() => location.reload()} />
    </main>
  );
}

/** While the session loads nobody knows yet which page to show. */
export function SessionSpinner() {
  return (
    <div className="grid min-h-dvh place-items-center">
      <Spinner />
    </div>
  );
}
