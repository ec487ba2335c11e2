import { isOftenMissed } from '#domain/clients/no-shows.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { markIcons } from './mark-icons.ts';

/** How often a client did not come, from the second time on; `isShort` shows the number alone. */
export function NoShows({ count, isShort = false }: { count: number; isShort?: boolean }) {
  const { t } = useTranslation('app');
  if (!isOftenMissed(count)) return null;
  const words = t('noShows', { count });
  return (
    <Badge tone="danger" icon={markIcons.no_show}>
      {isShort ? (
        <span title={words}>
          <span aria-hidden="true">{count}</span>
          <span className="sr-only">{words}</span>
        </span>
      ) : (
        words
      )}
    </Badge>
  );
}
