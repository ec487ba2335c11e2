import { useQuery } from '@tanstack/react-query';
import { api } from '#web/ground/api/client.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Count } from '#web/ui/badge.tsx';

/** How many requests await an answer, on the way to them; nothing while there are none. */
export function PendingCount({ className }: { className?: string }) {
  const { t } = useTranslation('app');
  const { data } = useQuery(api.agenda.pendingCount.queryOptions());
  if (!data?.count) return null;
  return (
    <span className={className} title={t('pending', { count: data.count })}>
      <span aria-hidden="true">
        <Count>{data.count}</Count>
      </span>
      <span className="sr-only">({t('pending', { count: data.count })})</span>
    </span>
  );
}
