import { useTranslation } from 'react-i18next';
import type { ClientsReport, LostClient } from '#contract/reports/clients.ts';
import type { Cents } from '#domain/shared/money.ts';
import type { DayRange } from '#domain/shared/period.ts';
import { client } from '#web/ground/api/client.ts';
import { failureDetail } from '#web/ground/api/errors.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useBanner } from '#web/ui/banner.tsx';
import { useCsv } from '../frame/use-csv.ts';
import { usePeriodWords } from '../frame/use-period-words.ts';

/** Month by month, and below it everybody who has not come back, not only those in sight. */
export function useClientsCsv(range: DayRange) {
  const { t } = useTranslation('reports');
  const { monthAndYear } = usePeriodWords();
  const { date } = useFormat();
  const banner = useBanner();
  const save = useCsv();

  return async ({ months }: ClientsReport) => {
    try {
      const lost = await readAll(range);
      save(t('clients.csv.file'), range, [
        [t('clients.months.month'), t('clients.attended'), t('clients.new'), t('clients.returning')],
        ...months.map((month) => [monthAndYear(month.month), month.new + month.returning, month.new, month.returning]),
        [],
        [
          t('clients.columns.client'),
          t('clients.csv.phone'),
          t('clients.columns.last'),
          t('clients.csv.usual'),
          t('clients.csv.away'),
          t('clients.columns.spent'),
        ],
        ...lost.map((one) => [
          one.name,
          one.phone ?? '',
          date(one.last_visit),
          one.usual_days,
          one.away_days,
          { cents: one.spent as Cents },
        ]),
      ]);
    } catch (error) {
      banner.error(t('frame.loadFailed', { detail: failureDetail(error) }));
    }
  };
}

async function readAll(range: DayRange): Promise<LostClient[]> {
  const rows: LostClient[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await client.reports.lostClients({ ...range, cursor });
    rows.push(...page.rows);
    if (page.next === null) return rows;
    cursor = page.next;
  }
}
