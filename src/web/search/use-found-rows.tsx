import { CalendarDays, Check, CheckCheck, Clock, type LucideIcon, Package, ReceiptText, Scissors } from 'lucide-react';
import {
  appointmentPath,
  clientPath,
  comandaPath,
  productPath,
  receiptPath,
  salePath,
  servicePath,
} from '#contract/paths.ts';
import type {
  Found,
  FoundAppointment,
  FoundClient,
  FoundProduct,
  FoundSale,
  FoundService,
} from '#contract/search/operations.ts';
import { statusOf } from '#domain/agenda/statuses.ts';
import { isOftenMissed } from '#domain/clients/no-shows.ts';
import type { OpenedKind } from '#domain/search/opened.ts';
import { numberLocale } from '#domain/shared/countries.ts';
import { formatDuration } from '#domain/shared/durations.ts';
import { numberFormat } from '#domain/shared/formatters.ts';
import type { Cents } from '#domain/shared/money.ts';
import { displayPhone } from '#domain/shared/phone.ts';
import { daysBetween, parseTime, weekdayOf } from '#domain/shared/time.ts';
import { markIcons } from '#web/ground/mark-icons.ts';
import { NoShows } from '#web/ground/no-shows.tsx';
import { useFormat } from '#web/ground/use-format.ts';
import { useMay } from '#web/ground/use-may.ts';
import { useSalonNow } from '#web/ground/use-salon-now.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { usePlace } from '#web/ui/use-place.ts';
import type { Row } from './row.ts';

/** How each thing that was found is shown, and where it leads: nowhere else than where the member may go. */
export function useFoundRows(typed: string) {
  const { t } = useTranslation(['search', 'agenda', 'app']);
  const { money, date } = useFormat();
  const place = usePlace();
  const day = useDayWords();
  const now = useSalonNow();
  const may = useMay();
  const keyed = (kind: OpenedKind, id: string) => ({ key: `${kind}-${id}`, opened: { kind, id } });

  /** Where a client is now, else when they were here. */
  function whereabouts({ today, last_visit }: FoundClient): string {
    if (today?.started_at && today.status === 'pendente') return t('client.inService');
    if (today?.arrived_at && today.status === 'pendente') {
      const minutes = now.minutes - (parseTime(today.arrived_at) ?? now.minutes);
      return minutes > 0 ? t('client.atReception', { time: formatDuration(minutes) }) : t('client.arrived');
    }
    if (today?.status === 'pendente') return t('client.today', { time: today.start_time });
    return last_visit ? t('client.lastVisit', { date: date(last_visit) }) : t('client.new');
  }

  function client(one: FoundClient): Row {
    const phone = one.phone && displayPhone(one.phone);
    const aside = isOftenMissed(one.no_shows) ? (
      <NoShows count={one.no_shows} />
    ) : one.owes > 0 ? (
      <Badge tone="pending" icon={Clock}>
        {t('client.owes', { amount: money(one.owes as Cents) })}
      </Badge>
    ) : undefined;
    return {
      ...keyed('client', one.id),
      icon: <Avatar name={one.name} />,
      title: one.name,
      typed,
      detail: [phone, whereabouts(one)].filter(Boolean).join(', '),
      isPhone: true,
      aside,
      go: { to: clientPath(one.id) },
    };
  }

  function appointment(one: FoundAppointment): Row {
    const when = t('appointment.when', { day: day(one.date), time: one.start_time });
    const name = one.professional_name;
    return {
      ...keyed('appointment', one.id),
      icon: <Sign icon={CalendarDays} />,
      title: [one.client_name, ...one.services].join(', '),
      typed,
      detail: name ? t('appointment.with', { when, name }) : when,
      aside: <VisitBadge visit={one} />,
      go: { to: appointmentPath(one) },
    };
  }

  function service(one: FoundService): Row {
    const price = money(one.price as Cents);
    return {
      ...keyed('service', one.id),
      icon: <Sign icon={Scissors} />,
      title: one.name,
      typed,
      detail: t('service.detail', { category: one.category, time: formatDuration(one.duration_minutes) }),
      aside: <Amount>{one.preco_variavel ? t('service.from', { price }) : price}</Amount>,
      go: { to: servicePath(one) },
    };
  }

  function product(one: FoundProduct): Row {
    const amount = numberFormat(numberLocale(place), { maximumFractionDigits: 3 }).format(one.stock_quantity);
    const stock = t('product.stock', { amount });
    return {
      ...keyed('product', one.id),
      icon: <Sign icon={Package} />,
      title: one.name,
      typed,
      detail: one.ativo ? stock : `${stock}, ${t('product.inactive')}`,
      aside: one.product_type === 'resale' && <Amount>{money(one.price as Cents)}</Amount>,
      go: { to: productPath(one) },
    };
  }

  function sale(one: FoundSale): Row {
    const of = { number: one.number, name: one.client_name };
    const isOpen = one.status === 'open';
    const open = one.appointment_id ? comandaPath(one.appointment_id) : salePath(one.id);
    return {
      ...keyed('sale', one.id),
      icon: <Sign icon={ReceiptText} />,
      title: t(one.client_name ? 'sale.named' : 'sale.name', of),
      typed,
      detail: day(one.date),
      aside: one.is_voided ? (
        <Badge tone="cancel">{t('sale.voided')}</Badge>
      ) : isOpen ? (
        <Badge tone="info">{t('sale.open')}</Badge>
      ) : (
        <Amount>{money((one.total ?? 0) as Cents)}</Amount>
      ),
      go: { to: isOpen ? open : receiptPath({ sale: one.id }) },
    };
  }

  return {
    client,
    all: (found: Found): Record<keyof Found, Row[]> => ({
      clients: may('clients') ? found.clients.map(client) : [],
      appointments: may('all_agenda') ? found.appointments.map(appointment) : [],
      services: may('services') ? found.services.map(service) : [],
      products: may('stock') ? found.products.map(product) : [],
      sales: may('payments') ? found.sales.map(sale) : [],
    }),
  };
}

/** "hoje", "amanhã", "quinta-feira, 03/12/2026". */
export function useDayWords() {
  const { t } = useTranslation(['search', 'agenda']);
  const { date } = useFormat();
  const { date: today } = useSalonNow();
  return (day: string) => {
    const away = daysBetween(today, day);
    const near = ({ '-1': 'yesterday', '0': 'today', '1': 'tomorrow' } as const)[String(away)];
    if (near) return t(`appointment.${near}`);
    const isNear = Math.abs(away) < 60;
    const weekday = t(`agenda:weekdaysInside.${weekdayOf(day) as 0}`);
    return isNear ? `${weekday}, ${date(day)}` : date(day);
  };
}

/** One sign for each state, as in the agenda. */
function VisitBadge({
  visit,
}: {
  visit: Pick<FoundAppointment, 'status' | 'requires_confirmation' | 'arrived_at' | 'started_at' | 'no_show'>;
}) {
  const { t } = useTranslation(['search', 'agenda']);
  const status = statusOf(visit);
  if (visit.no_show)
    return (
      <Badge tone="danger" icon={markIcons.no_show}>
        {t('agenda:visit.no_show')}
      </Badge>
    );
  if (status === 'aguardando') return <Badge tone="pending">{t('agenda:status.aguardando')}</Badge>;
  if (status === 'finalizado')
    return (
      <Badge tone="success" icon={Check}>
        {t('agenda:status.finalizado')}
      </Badge>
    );
  if (status === 'cancelado') return <Badge tone="cancel">{t('agenda:status.cancelado')}</Badge>;
  if (visit.started_at)
    return (
      <Badge tone="brand" icon={markIcons.in_service}>
        {t('agenda:visit.in_service')}
      </Badge>
    );
  if (visit.arrived_at)
    return (
      <Badge tone="info" icon={markIcons.arrived}>
        {t('agenda:visit.arrived')}
      </Badge>
    );
  // As most are: on a phone the room is for when it is.
  return (
    <span className="max-md:hidden">
      <Badge icon={CheckCheck}>{t('appointment.confirmed')}</Badge>
    </span>
  );
}

const Amount = ({ children }: { children: string }) => (
  <span className="font-medium text-text tabular-nums">{children}</span>
);

export function Sign({ icon: Icon }: { icon: LucideIcon }) {
  return (
    <span aria-hidden className="grid size-9 place-items-center rounded-lg bg-subtle text-muted">
      <Icon strokeWidth={1.75} className="size-4.5" />
    </span>
  );
}
