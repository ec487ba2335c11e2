import { useQuery } from '@tanstack/react-query';
import { Package, Plus, Scissors, TriangleAlert } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { SellableService } from '#contract/cashier/sales.ts';
import { paths } from '#contract/paths.ts';
import type { Product } from '#contract/products/operations.ts';
import { stockLevel } from '#domain/products/stock-level.ts';
import { shelfUnit } from '#domain/products/units.ts';
import { formatDuration } from '#domain/shared/durations.ts';
import type { Cents } from '#domain/shared/money.ts';
import { api, client, queryClient } from '#web/ground/api/client.ts';
import { TextLink } from '#web/ground/text-link.tsx';
import { useFormat } from '#web/ground/use-format.ts';
import { useMay } from '#web/ground/use-may.ts';
import { useBarcodes } from '#web/products/use-barcodes.ts';
import { useQuantities } from '#web/products/use-quantities.ts';
import { NewServiceLater } from '#web/services/new-service-later.tsx';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Combobox } from '#web/ui/combobox.tsx';
import { focusOn } from '#web/ui/focus-on.ts';
import { Marked, matchIn } from '#web/ui/marked.tsx';
import { SearchScreen } from '#web/ui/search-screen.tsx';
import { useOverlay } from '#web/ui/use-overlay.ts';
import { usePhone } from '#web/ui/use-phone.ts';
import { useTypingGoesTo } from '#web/ui/use-typing-goes-to.ts';

export type Found = { service: SellableService; product?: never } | { service?: never; product: Product };

const MOST = 10;
/** Leaves room for products. */
const MOST_SERVICES = 5;

/** Services by the beginnings of their words, then products; only what is for sale is offered, the server refuses the rest. */
async function search(text: string, signal: AbortSignal): Promise<Found[]> {
  const [services, products] = await Promise.all([
    queryClient.fetchQuery({ ...api.cashier.sellableServices.queryOptions(), staleTime: 60_000 }),
    client.products.search({ search: text, type: 'resale', limit: MOST }, { signal }),
  ]);
  const words = text.split(/\s+/).filter(Boolean);
  const found = services.filter(({ name }) => words.every((word) => matchIn(name, word)));
  return [
    ...found.slice(0, MOST_SERVICES).map((service) => ({ service })),
    ...products.map((product) => ({ product })),
  ].slice(0, MOST);
}

type Props = {
  onPick: (found: Found) => void;
  /** Only on a desktop: on a phone it would open the keyboard. */
  takesFocus: boolean;
  /** Whom a service would be by. */
  termsOf: (service: SellableService) => { by: string | undefined; price: number };
};

/** The last row: what is added here appears above it, and the field is ready for the next. */
export function SaleSearch({ onPick, takesFocus, termsOf }: Props) {
  const { t } = useTranslation(['cashier', 'products', 'app']);
  const isPhone = usePhone();
  const frame = useRef<HTMLDivElement>(null);
  const may = useMay();
  const creation = useOverlay<string>();
  const [made, setMade] = useState(0);
  useTypingGoesTo(frame);
  const { takeEnter, problem, found: scanned } = useBarcodes('resale', (product) => onPick({ product }));
  const products = useQuery(api.products.search.queryOptions({ input: { type: 'resale', limit: 1 } }));
  const services = useQuery(api.cashier.sellableServices.queryOptions());
  if (products.data?.length === 0 && services.data?.length === 0) {
    return (
      <Banner tone="quiet">
        {t('sale.noProducts')}{' '}
        {may('stock') && <TextLink render={<Link to={paths.resaleProducts} />}>{t('sale.goToProducts')}</TextLink>}
      </Banner>
    );
  }
  const shared = {
    label: t('sale.search'),
    search,
    takeEnter,
    pauseMs: 300,
    failure: t('products:searchFailed'),
    keyOf: ({ service, product }: Found) => (service ? `service ${service.id}` : product.id),
    labelOf: ({ service, product }: Found) => (service ?? product).name,
    ...(may('services') && {
      create: { label: (text: string) => t('app:createService', { text }), onCreate: creation.open },
    }),
    rowOf: ({ service, product }: Found, typed: string) =>
      service ? (
        <ServiceFound service={service} typed={typed} {...termsOf(service)} />
      ) : (
        <ProductFound product={product} typed={typed} />
      ),
  };
  /** As the desk sells it: with who does it. */
  async function pickMade({ id }: { id: string }) {
    const sellable = await queryClient.fetchQuery({ ...api.cashier.sellableServices.queryOptions(), staleTime: 0 });
    const service = sellable.find((one) => one.id === id);
    if (service) onPick({ service });
    setMade((turn) => turn + 1);
  }

  const text = problem ?? (scanned && t('sale.scanned', { name: scanned.name }));
  return (
    <div ref={frame}>
      {isPhone ? (
        <SearchScreen {...shared} note={text ? { text, isGood: !problem } : undefined} onPick={onPick} />
      ) : (
        <Combobox
          // Empty again, and ready for the next.
          key={made}
          {...shared}
          ref={takesFocus ? focusOn : undefined}
          hideLabel
          error={problem}
          placeholder={shared.label}
          value={null as Found | null}
          onChange={(found) => found && onPick(found)}
          limit={MOST}
        />
      )}
      <NewServiceLater key={creation.turn} {...creation.state} name={creation.what ?? ''} onSaved={pickMade} />
    </div>
  );
}

type RowProps = { icon: typeof Plus; name: string; typed: string; note: ReactNode; price: number };

function FoundRow({ icon: Icon, name, typed, note, price }: RowProps) {
  const format = useFormat();
  return (
    <span className="flex min-w-0 flex-1 items-center gap-4">
      <Icon aria-hidden strokeWidth={1.75} className="size-4.5 flex-none text-muted" />
      <span className="grid min-w-0 flex-1 items-center gap-x-4 gap-y-0.5 md:grid-cols-[minmax(0,1fr)_auto]">
        <span className="min-w-0 wrap-anywhere">
          <Marked text={name} typed={typed} />
        </span>
        {note}
      </span>
      <span className="font-medium whitespace-nowrap tabular-nums">{format.money(price as Cents)}</span>
      <Plus aria-hidden strokeWidth={1.75} className="size-5 flex-none text-brand-text" />
    </span>
  );
}

type ServiceFoundProps = { service: SellableService; typed: string; by: string | undefined; price: number };

/** A service with how long it takes, who does it and what they ask. */
function ServiceFound({ service, typed, by, price }: ServiceFoundProps) {
  const note = [formatDuration(service.duration_minutes), by].filter(Boolean).join(', ');
  return (
    <FoundRow
      icon={Scissors}
      name={service.name}
      typed={typed}
      note={<span className="text-13 text-muted">{note}</span>}
      price={price}
    />
  );
}

/** A product with its price and stock; low stock stands out. */
function ProductFound({ product, typed }: { product: Product; typed: string }) {
  const { t } = useTranslation('cashier');
  const quantities = useQuantities();
  const quantity = quantities.of(product.stock_quantity, shelfUnit(product), product);
  const left = t('sale.inStock', { quantity });
  const isLow = stockLevel(product.stock_quantity, product.min_stock) === 'low';
  const note = isLow ? (
    <span>
      <Badge tone="danger" icon={TriangleAlert}>
        {left}
      </Badge>
    </span>
  ) : (
    <span className="text-13 text-muted">{left}</span>
  );
  return <FoundRow icon={Package} name={product.name} typed={typed} note={note} price={product.price} />;
}
