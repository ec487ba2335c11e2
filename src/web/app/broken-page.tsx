import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { ErrorState } from '#web/ui/empty-state.tsx';

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
