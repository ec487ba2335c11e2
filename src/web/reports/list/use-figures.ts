import { useTranslation } from 'react-i18next';
import type { ReportsOverview } from '#contract/reports/overview.ts';
import type { DayRange } from '#domain/shared/period.ts';
import { useAmounts } from '../frame/use-amounts.ts';
import { usePeriodWords } from '../frame/use-period-words.ts';
import type { ReportName } from './reports.ts';

/** With the part of the address by which the report opens on just these days. */
export type Figure = { period: string; words: string; address: string };

/** One figure of each report, with the days it is of. */
export function useFigures(overview: ReportsOverview | undefined): (name: ReportName) => Figure | undefined {
  const { t } = useTranslation('reports');
  const { money, wholePercent } = useAmounts();
  const { months, monthName } = usePeriodWords();
  if (!overview) return () => undefined;
  const { income, result, professionals, services, clients, occupancy, stock } = overview;
  const lastMonth = monthName(professionals.first.slice(0, 7));
  const days = ({ first, last }: DayRange) => `?${new URLSearchParams({ de: first, ate: last })}`;
  const ofLastMonth = { period: lastMonth, address: days(professionals) };
  const figures: Partial<Record<ReportName, Figure>> = {
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
  return (name) => figures[name];
}
