import { useQuery } from '@tanstack/react-query';
import {
  ArrowDownUp,
  Boxes,
  CalendarDays,
  ChevronRight,
  Handshake,
  IdCard,
  type LucideIcon,
  RotateCw,
  Scale,
  Scissors,
  Users,
} from 'lucide-react';
import { Link } from 'react-router';
import { type PathName, paths } from '#contract/paths.ts';
import type { ReportsOverview } from '#contract/reports/overview.ts';
import type { DayRange } from '#domain/shared/period.ts';
import { api } from '#web/ground/api/client.ts';
import { failureDetail } from '#web/ground/api/errors.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/loading.tsx';
import { useAmounts } from './frame/use-amounts.ts';
import { usePeriodWords } from './frame/use-period-words.ts';

const REPORTS = [
  { name: 'income', path: 'reportIncome', icon: ArrowDownUp },
  { name: 'result', path: 'reportResult', icon: Scale },
  { name: 'professionals', path: 'reportProfessionals', icon: IdCard },
  { name: 'services', path: 'reportServices', icon: Scissors },
  { name: 'clients', path: 'reportClients', icon: Users },
  { name: 'occupancy', path: 'reportOccupancy', icon: CalendarDays },
  { name: 'stock', path: 'reportStock', icon: Boxes },
  { name: 'partner', path: 'reportPartner', icon: Handshake },
] as const satisfies { name: string; path: PathName; icon: LucideIcon }[];

type Report = (typeof REPORTS)[number];

/** Every report with one figure of it. The links stay when the figures could not be loaded. */
export function Page() {
  const { t } = useTranslation(['reports', 'ui']);
  const query = useQuery(api.reports.overview.queryOptions());
  const figures = useFigures(query.data);
  return (
    <div className="grid grid-cols-1 gap-4">
      {query.isError && !query.data && (
        <Banner tone="danger">
          <div className="flex flex-wrap items-center gap-3">
            {t('frame.loadFailed', { detail: failureDetail(query.error) })}
            <Button size="sm" icon={RotateCw} loading={query.isFetching} onClick={() => query.refetch()}>
              {t('ui:retry')}
            </Button>
          </div>
        </Banner>
      )}
      <ul className="grid grid-cols-3 gap-4 max-wide:grid-cols-2 max-md:grid-cols-1 max-md:gap-3">
        {REPORTS.map((report) => (
          <ReportCard key={report.name} report={report} figure={figures?.[report.name]} isLoading={query.isPending} />
        ))}
      </ul>
    </div>
  );
}

type CardProps = { report: Report; figure: Figure | undefined; isLoading: boolean };

/** The name is the link, and covers the card. */
function ReportCard({ report: { name, path, icon: Icon }, figure, isLoading }: CardProps) {
  const { t } = useTranslation('reports');
  return (
    <li className="relative flex min-w-0 flex-col gap-4 rounded-card border border-divider bg-surface px-6 pt-5 shadow-1 transition-colors hover:border-control max-md:px-4 max-md:pt-4">
      <div className="flex flex-1 gap-4">
        <span className="grid size-11 flex-none place-items-center rounded-control bg-brand-tint-strong text-brand-text">
          <Icon aria-hidden strokeWidth={1.75} className="size-5" />
        </span>
        <div className="min-w-0 flex-1">
          <h2 className="text-base font-semibold">
            <Link
              to={`${paths[path]}${figure?.address ?? ''}`}
              className="rounded-control after:absolute after:inset-0 after:rounded-card"
            >
              {t(`list.${name}.title`)}
            </Link>
          </h2>
          <p className="text-sm text-muted">{t(`list.${name}.text`)}</p>
        </div>
        <ChevronRight aria-hidden className="mt-0.5 size-5 flex-none text-muted" />
      </div>
      {(figure || isLoading) && (
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 border-t border-divider py-2.5 text-13">
          {isLoading && <Skeleton className="h-4 w-full" />}
          <span className="text-muted">{figure?.period}</span>
          <span className="font-medium tabular-nums">{figure?.words}</span>
        </div>
      )}
    </li>
  );
}

/** With the part of the address by which the report opens on just these days. */
type Figure = { period: string; words: string; address: string };

/** One figure of each report, with the days it is of. */
function useFigures(overview: ReportsOverview | undefined): Record<Report['name'], Figure> | undefined {
  const { t } = useTranslation('reports');
  const { money, wholePercent } = useAmounts();
  const { months, monthName } = usePeriodWords();
  if (!overview) return undefined;
  const { income, result, professionals, services, clients, occupancy, stock } = overview;
  const lastMonth = monthName(professionals.first.slice(0, 7));
  const days = ({ first, last }: DayRange) => `?${new URLSearchParams({ de: first, ate: last })}`;
  const ofLastMonth = { period: lastMonth, address: days(professionals) };
  return {
    income: {
      period: t('list.untilToday', { period: monthName(income.first.slice(0, 7)) }),
      words: t('list.income.figure', { amount: money(income.revenue) }),
      address: `?mes=${income.first.slice(0, 7)}`,
    },
    result: {
      period: months(result),
      address: days(result),
      words:
        result.remains < 0
          ? t('list.result.loss', { amount: money(-result.remains) })
          : t('list.result.figure', { amount: money(result.remains) }),
    },
    professionals: { ...ofLastMonth, words: t('list.professionals.figure', { count: professionals.count }) },
    services: {
      ...ofLastMonth,
      words: services
        ? t('list.services.figure', { count: services.count, share: wholePercent(services.share) })
        : t('list.nothing'),
    },
    clients: { ...ofLastMonth, words: t('list.clients.figure', { count: clients.attended }) },
    occupancy: {
      ...ofLastMonth,
      words: occupancy ? t('list.occupancy.figure', { share: wholePercent(occupancy.share) }) : t('list.nothing'),
    },
    stock: { period: t('list.today'), address: '', words: t('list.stock.figure', { count: stock.low }) },
    partner: { ...ofLastMonth, words: t('list.partner.figure') },
  };
}
