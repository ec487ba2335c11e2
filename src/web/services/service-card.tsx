import { Clock, EyeOff, Package } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Service } from '#contract/services/operations.ts';
import { formatDuration } from '#domain/shared/durations.ts';
import { Badge } from '#web/ui/badge.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { RowButton, rowWithButton } from '#web/ui/table-parts.tsx';

type Props = { service: Service; price: string; showsCategory: boolean; onOpen: (service: Service) => void };

/** Drawn again only when its service changes, not with every row that scrolls into sight. */
export const ServiceCard = memo(function ServiceCard({ service, price, showsCategory, onOpen }: Props) {
  const { t } = useTranslation('services');
  return (
    <article
      className={classNames(
        'flex min-w-0 flex-col gap-1 rounded-card border border-divider bg-surface p-4 shadow-1 transition-colors hover:border-control',
        rowWithButton,
      )}
    >
      <div className="flex items-baseline gap-3">
        <h3 className="min-w-0 flex-1 text-base">
          <RowButton onClick={() => onOpen(service)}>{service.name}</RowButton>
        </h3>
        <span className="flex-none font-semibold tabular-nums">{price}</span>
      </div>
      {showsCategory && <p className="truncate text-13 text-muted">{service.category}</p>}
      {service.description && <p className="line-clamp-2 text-13 break-words text-muted">{service.description}</p>}
      <div className="mt-auto flex min-w-0 items-center gap-4 pt-1 text-13 text-muted">
        <span className="inline-flex flex-none items-center gap-1.5 tabular-nums">
          <Clock aria-hidden strokeWidth={1.75} className="size-4" />
          {formatDuration(service.duration_minutes)}
        </span>
        <LinkedProducts products={service.products} />
      </div>
      {!service.is_public && (
        <div className="pt-1">
          <Badge icon={EyeOff}>{t('notPublic')}</Badge>
        </div>
      )}
    </article>
  );
});

/** One by name; of the others only how many. */
function LinkedProducts({ products: [first, ...others] }: Pick<Service, 'products'>) {
  const { t } = useTranslation('services');
  if (!first) return null;
  return (
    <span className="inline-flex min-w-0 items-center gap-1.5">
      <Package aria-hidden strokeWidth={1.75} className="size-4 flex-none" />
      <span className="truncate">{first.name}</span>
      {others.length > 0 && <span className="flex-none">{t('moreProducts', { count: others.length })}</span>}
    </span>
  );
}
