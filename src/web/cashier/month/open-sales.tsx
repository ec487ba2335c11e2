import { ShoppingBag } from 'lucide-react';
import { Link } from 'react-router';
import type { OpenSale } from '#contract/cashier/month.ts';
import { comandaPath, salePath } from '#contract/paths.ts';
import { dateLocale } from '#domain/shared/countries.ts';
import type { Cents } from '#domain/shared/money.ts';
import { daysBetween, formatTime, salonNow } from '#domain/shared/time.ts';
import { api } from '#web/ground/api/client.ts';
import { usePages } from '#web/ground/api/use-pages.ts';
import { useSession } from '#web/ground/session.ts';
import { useFailureBanner } from '#web/ground/use-failure-banner.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useSalonNow } from '#web/ground/use-salon-now.ts';
import { useSalonToday } from '#web/ground/use-salon-today.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card, CardHead } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Query } from '#web/ui/query.tsx';
import { Table } from '#web/ui/table.tsx';
import { useLanguage } from '#web/ui/use-language.ts';
import { useCancelSale } from './use-cancel-sale.ts';

/** Open sales, the oldest first. */
export function OpenSales() {
  const { t } = useTranslation('cashier');
  const { money } = useFormat();
  const list = usePages(api.cashier.openSales, {});
  const words = useSaleWords();
  useFailureBanner(list.error, (detail) => t('month.open.loadFailed', { detail }));
  const { last } = list;
  return (
    <Card className="overflow-hidden">
      <CardHead title={t('month.open.title')}>
        {last && last.count > 0 && t('month.open.sum', { count: last.count, total: money(last.total as Cents) })}
      </CardHead>
      <Query query={list} failure={() => t('month.open.notLoaded')}>
        <Table
          label={t('month.open.title')}
          rows={list.rows}
          rowKey={({ id }) => id}
          isLoading={list.isPending}
          more={list.more}
          empty={
            <EmptyState picture={ShoppingBag} title={t('month.open.empty')}>
              {t('month.open.emptyText')}
            </EmptyState>
          }
          columns={[
            {
              key: 'client',
              header: t('month.open.columns.client'),
              cell: (sale) => <TwoLines above={words.client(sale)} below={words.origin(sale)} />,
            },
            { key: 'items', header: t('month.open.columns.items'), cell: words.items },
            { key: 'since', header: t('month.open.columns.since'), cell: (sale) => <Since moment={sale.created_at} /> },
            {
              key: 'total',
              header: t('month.open.columns.total'),
              align: 'right',
              cell: (sale) => <strong className="font-semibold">{money(sale.total as Cents)}</strong>,
            },
            {
              key: 'actions',
              header: t('month.open.columns.actions'),
              isHeaderHidden: true,
              align: 'right',
              cell: (sale) => <Actions sale={sale} client={words.client(sale)} />,
            },
          ]}
          phone={(sale) => ({
            title: words.client(sale),
            value: money(sale.total as Cents),
            detail: words.items(sale),
            badge: <Since moment={sale.created_at} isShort />,
            actions: <Actions sale={sale} client={words.client(sale)} />,
          })}
        />
      </Query>
    </Card>
  );
}

function TwoLines({ above, below }: { above: string; below: string }) {
  return (
    <div className="grid py-1.5">
      <span className="font-medium">{above}</span>
      <span className="text-13 text-muted">{below}</span>
    </div>
  );
}

function Actions({ sale, client }: { sale: OpenSale; client: string }) {
  const { t } = useTranslation('cashier');
  const { cancel, isCancelling } = useCancelSale(sale, client);
  const which = { number: sale.number, client };
  return (
    <div className="flex justify-end gap-1">
      <ButtonLink
        size="sm"
        className="max-md:flex-1"
        aria-label={t('month.open.resumeOf', which)}
        render={<Link to={sale.appointment ? comandaPath(sale.appointment.id) : salePath(sale.id)} />}
      >
        {t('month.open.resume')}
      </ButtonLink>
      <Button
        size="sm"
        variant="danger"
        className="max-md:flex-none max-md:px-6"
        aria-label={t('month.open.cancelOf', which)}
        loading={isCancelling}
        onClick={cancel}
      >
        {t('month.open.cancel')}
      </Button>
    </div>
  );
}

/** What is said of an open sale: for whom, where it began and what it holds. */
function useSaleWords() {
  const { t } = useTranslation('cashier');
  const { date } = useFormat();
  const today = useSalonToday();
  return {
    client: (sale: OpenSale) => sale.client_name || t('month.open.walkIn'),

    origin: ({ appointment, client_name }: OpenSale) => {
      if (!appointment) return t(client_name ? 'month.open.walkIn' : 'month.open.noClient');
      const time = appointment.start_time;
      if (appointment.date === today) return t('month.open.ofToday', { time });
      return t('month.open.ofDay', { date: date(appointment.date), time });
    },

    items: ({ appointment, products }: OpenSale) => {
      const services = appointment?.services ?? 0;
      const parts = [
        ...(services > 0 ? [t('month.open.services', { count: services })] : []),
        ...(products > 0 ? [t('month.open.products', { count: products })] : []),
      ];
      return parts.join(', ') || t('month.open.nothing');
    },
  };
}

/** When it began and how long ago. Sales from an earlier day stand out. */
function Since({ moment, isShort = false }: { moment: string; isShort?: boolean }) {
  const { timezone } = useSession().profile;
  const now = useSalonNow();
  const locale = dateLocale(useLanguage());
  const began = salonNow(Temporal.Instant.from(moment), timezone);
  const days = daysBetween(began.date, now.date);
  if (days > 0) return <Badge tone="pending">{new Intl.RelativeTimeFormat(locale).format(-days, 'day')}</Badge>;
  const words = minutesAgo(Math.max(0, now.minutes - began.minutes), locale);
  if (isShort) return <span className="text-sm text-muted">{words}</span>;
  return (
    <div className="grid">
      <span className="tabular-nums">{formatTime(began.minutes)}</span>
      <span className="text-13 whitespace-nowrap text-muted">{words}</span>
    </div>
  );
}

/** "há 52 min", "há 3 h", "agora". */
function minutesAgo(minutes: number, locale: string): string {
  if (minutes === 0) return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'second');
  const short = new Intl.RelativeTimeFormat(locale, { style: 'short' });
  const words = minutes < 60 ? short.format(-minutes, 'minute') : short.format(-Math.floor(minutes / 60), 'hour');
  return words.replace('.', '');
}
