import { useTranslation } from 'react-i18next';

/** Grey shapes where the salon will be; what arrives within 300 ms does not flicker. */
export function PageSkeleton() {
  const { t } = useTranslation('booking');
  return (
    <div role="status" className="mx-auto max-w-[1120px] px-4 py-5 md:px-6">
      <span className="sr-only">{t('loading')}</span>
      <div className="mb-8 h-10 w-1/2 animate-skeleton rounded-control bg-divider" />
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="mb-3 h-24 animate-skeleton rounded-card bg-divider" />
      ))}
    </div>
  );
}
