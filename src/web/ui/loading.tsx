import { LoaderCircle } from 'lucide-react';
import { useTranslation } from '#web/texts/use-translation.ts';
import { classNames } from './class-names.ts';

/** A grey placeholder. It shows after 300 ms, so that quick answers do not flicker. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames('animate-skeleton rounded-control bg-divider', className)} />;
}

export function SkeletonRows({ rows = 5 }: { rows?: number }) {
  const { t } = useTranslation('ui');
  return (
    <div role="status" className="divide-y divide-divider">
      <span className="sr-only">{t('loading')}</span>
      {[...Array(rows).keys()].map((row) => (
        <div key={row} className="flex h-13 items-center gap-4 px-6 max-md:px-4">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="ml-auto h-4 w-20" />
        </div>
      ))}
    </div>
  );
}

/** Only while the session loads; elsewhere a skeleton shows what is coming. */
export function Spinner() {
  const { t } = useTranslation('ui');
  return (
    <span role="status" className="inline-grid place-items-center text-brand-text">
      <LoaderCircle aria-hidden className="size-8 animate-spin" />
      <span className="sr-only">{t('loading')}</span>
    </span>
  );
}

/** Where a dialog or sheet will be in a moment. It shows late, so that quick answers do not flicker. */
export function OverlayLoading() {
  return (
    <div className="fixed inset-0 z-40 grid animate-skeleton place-items-center bg-scrim">
      <Spinner />
    </div>
  );
}
