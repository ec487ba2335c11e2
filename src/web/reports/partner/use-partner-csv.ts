import { useTranslation } from 'react-i18next';
import type { PartnerReport } from '#contract/reports/partner.ts';
import { cents } from '#domain/shared/money.ts';
import { roundTo } from '#domain/shared/numbers.ts';
import type { DayRange } from '#domain/shared/period.ts';
import { useCsv } from '../frame/use-csv.ts';
import { usePeriodWords } from '../frame/use-period-words.ts';

/** For the accountant: a row for each month and professional, so that it can be filtered and added up. */
export function usePartnerCsv(range: DayRange) {
  const { t } = useTranslation('reports');
  const { monthAndYear } = usePeriodWords();
  const save = useCsv();
  const columns = ['services', 'gross', 'salon', 'professional', 'share'] as const;
  return ({ rows }: PartnerReport) =>
    save(t('partner.file'), range, [
      [
        t('partner.columns.month'),
        t('professionals.columns.professional'),
        t('partner.columns.kind'),
        ...columns.map((column) => t(`partner.columns.${column}`)),
      ],
      ...rows.map((row) => [
        monthAndYear(row.month),
        row.id === null ? t('professionals.nobody') : row.name,
        t(row.is_salons ? 'partner.salons' : 'partner.partner'),
        row.services,
        { cents: cents(row.gross) },
        { cents: cents(row.salon) },
        { cents: cents(row.professional) },
        row.gross > 0 ? roundTo((row.professional / row.gross) * 100, 1) : '',
      ]),
    ]);
}
