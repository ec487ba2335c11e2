import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button } from '#web/ui/button.tsx';

/** A problem, above the place where it can be fixed; it scrolls into view. */
export function Notice({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const isSaid = Boolean(children);
  useEffect(() => {
    if (isSaid) place.current?.scrollIntoView({ block: 'center' });
  }, [isSaid]);
  return (
    <div ref={place} role="alert">
      {children && (
        <div className="mb-4 flex gap-3 rounded-card bg-danger-bg px-4 py-3 text-sm text-danger-text">
          <CircleAlert aria-hidden strokeWidth={1.75} className="size-5 flex-none" />
          <div className="min-w-0 wrap-anywhere">{children}</div>
        </div>
      )}
    </div>
  );
}

/** Loading failed: the reason and a retry. */
export function FailedNotice({ onRetry, children }: { onRetry: () => void; children: ReactNode }) {
  const { t } = useTranslation('booking');
  return (
    <Notice>
      <p className="mb-3">{children}</p>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </Notice>
  );
}
