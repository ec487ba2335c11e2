import { useQuery } from '@tanstack/react-query';
import { Clock, EyeOff, Hourglass, Package, Users } from 'lucide-react';
import { memo, type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { Service } from '#contract/services/operations.ts';
import { lowestPrice } from '#domain/services/who-does-what.ts';
import { formatDuration } from '#domain/shared/durations.ts';
import { cents } from '#domain/shared/money.ts';
import { api } from '#web/ground/api/client.ts';
import type { Pages } from '#web/ground/api/use-pages.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useMoreAhead } from '#web/ui/more-rows.ts';
import { RowButton, rowWithButton } from '#web/ui/table-parts.tsx';
import { groupedRows, plainRows } from './card-rows.ts';
import { CategoryBar } from './category-bar.tsx';
import { useCardWindow, useColumns } from './use-card-window.ts';
import { useCategoryJump } from './use-category-jump.ts';

type Props = { list: Pages<Service>; onOpen: (service: Service) => void };

/** Services by category; more load while scrolling. */
export function GroupedServices({ list: services, onOpen }: Props) {
  const { list, ...cards } = useCards(services, groupedRows);
  const groups = useQuery(api.services.groups.queryOptions());
  const categories = groups.data?.map(({ category }) => category) ?? [];
  const { active, arrived, forgetArrival, jump } = useCategoryJump({
    rows: cards.rows,
    virtual: cards.virtual,
    more: services.more,
    hasFailed: Boolean(services.error),
  });
  return (
    <>
      {categories.length > 1 && <CategoryBar categories={categories} active={active ?? categories[0]} onJump={jump} />}
      <div ref={list}>
        <Rows {...cards} onOpen={onOpen}>
          {(category) => <Head category={category} takesFocus={category === arrived} onFocused={forgetArrival} />}
        </Rows>
      </div>
    </>
  );
}

/** Search results, the best first, without categories. */
export function FoundServices({ list: services, onOpen }: Props) {
  const { t } = useTranslation('services');
  const { list, ...cards } = useCards(services, plainRows);
  return (
    <section ref={list} aria-label={t('results')}>
      <Rows {...cards} onOpen={onOpen} showsCategory />
    </section>
  );
}

/** The next page is loaded this many rows before the end. */
const AHEAD = 15;

function useCards(services: Pages<Service>, toRows: typeof groupedRows<Service>) {
  const list = useRef<HTMLDivElement>(null);
  const columns = useColumns(list);
  const rows = useMemo(() => toRows(services.rows, columns), [toRows, services.rows, columns]);
  const shown = useCardWindow(rows, list);
  useMoreAhead(services.more, (shown.indexes.at(-1) ?? 0) + AHEAD > rows.length);
  return { list, columns, rows, ...shown };
}

type RowsProps = Omit<ReturnType<typeof useCards>, 'list'> & {
  onOpen: (service: Service) => void;
  showsCategory?: boolean;
  /** The head of a category. */
  children?: (category: string) => ReactNode;
};

function Rows(props: RowsProps) {
  const { rows, columns, virtual, indexes, before, after, onOpen, showsCategory = false, children: head } = props;
  const { t } = useTranslation('services');
  const { money } = useFormat();
  function priceOf(service: Service) {
    const { price, isFrom } = lowestPrice(service);
    if (service.preco_variavel) return t('variablePrice');
    return isFrom ? t('from', { price: money(cents(price)) }) : money(cents(price));
  }
  return (
    <div style={{ paddingTop: before, paddingBottom: after }}>
      {indexes.map((index) => {
        const row = rows[index];
        if (!row) return null;
        return (
          <div key={index} ref={virtual.measureElement} data-index={index} className="flow-root break-inside-avoid">
            {row.kind === 'head' ? (
              head?.(row.category)
            ) : (
              <div className="grid gap-4 pb-4" style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
                {row.services.map((service) => (
                  <ServiceCard
                    key={service.id}
                    service={service}
                    price={priceOf(service)}
                    showsCategory={showsCategory}
                    onOpen={onOpen}
                  />
                ))}
              </div>
            )}
          </div>
        );
      })}
    </div>
  );
}

type HeadProps = { category: string; takesFocus: boolean; onFocused: () => void };

/** Takes the focus after a jump, so that the keyboard continues here. */
function Head({ category, takesFocus, onFocused }: HeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    heading.current?.focus({ preventScroll: true });
    onFocused();
  }, [takesFocus, onFocused]);
  return (
    <h2 ref={heading} tabIndex={-1} className="pt-2 pb-3 text-xl font-semibold break-words">
      {category}
    </h2>
  );
}

type ServiceCardProps = { service: Service; price: string; showsCategory: boolean; onOpen: (service: Service) => void };

/** Rendered again only when its service changes, not while scrolling. */
const ServiceCard = memo(function ServiceCard({ service, price, showsCategory, onOpen }: ServiceCardProps) {
  const { t } = useTranslation('services');
  return (
    <article
      className={classNames(
        'flex min-w-0 flex-col gap-1 rounded-card border border-divider bg-surface p-4 shadow-1 transition-colors hover:border-control',
        rowWithButton,
      )}
    >
      <div className="flex items-baseline gap-3">
        <h3 className="min-w-0 flex-1 text-base wrap-anywhere">
          <RowButton onClick={() => onOpen(service)}>{service.name}</RowButton>
        </h3>
        <span className="flex-none font-semibold tabular-nums">{price}</span>
      </div>
      {showsCategory && <p className="truncate text-13 text-muted">{service.category}</p>}
      {service.description && <p className="line-clamp-2 text-13 break-words text-muted">{service.description}</p>}
      <div className="mt-auto flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1 pt-1 text-13 text-muted">
        <span className="inline-flex flex-none items-center gap-1.5 tabular-nums">
          <Clock aria-hidden strokeWidth={1.75} className="size-4" />
          {formatDuration(service.duration_minutes)}
        </span>
        {service.parts.length > 0 && (
          <span className="inline-flex flex-none items-center gap-1.5">
            <Hourglass aria-hidden strokeWidth={1.75} className="size-4" />
            {t('time.pause')}
          </span>
        )}
        {!service.done_by_all && (
          <span className="inline-flex flex-none items-center gap-1.5">
            <Users aria-hidden strokeWidth={1.75} className="size-4" />
            {t('doers.some', { count: service.doers.length })}
          </span>
        )}
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

/** The first by name, the others as a number. */
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
