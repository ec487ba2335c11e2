import { useOnce } from '#web/ground/use-once.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { ErrorState } from '#web/ui/error-state.tsx';

export function Failed({ onRetry }: { onRetry: () => Promise<void> }) {
  const { t } = useTranslation('portal');
  const { isBusy, once } = useOnce();
  return (
    <main className="grid min-h-dvh content-center">
      <ErrorState message={t('page.loadFailed')} retrying={isBusy} onRetry={() => once(onRetry)} />
    </main>
  );
}

export function Waiting() {
  const { t } = useTranslation('portal');
  return (
    <div role="status" className="grid min-h-dvh content-center justify-items-center gap-4 p-6">
      <span className="sr-only">{t('page.loading')}</span>
      <div className="size-18 animate-skeleton rounded-full bg-divider" />
      <div className="h-8 w-48 animate-skeleton rounded-control bg-divider" />
      <div className="h-14 w-full max-w-82 animate-skeleton rounded-card bg-divider" />
    </div>
  );
}
