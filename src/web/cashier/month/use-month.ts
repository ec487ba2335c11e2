import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Month, yearAndMonth } from '#domain/shared/period.ts';
import { api } from '#web/ground/api/client.ts';
import { useFailureBanner } from '#web/ground/use-failure-banner.ts';

export type ReadMonth = ReturnType<typeof useMonth>;

export function useMonth(month: Month) {
  const { t } = useTranslation('cashier');
  const read = useQuery(api.cashier.month.queryOptions({ input: yearAndMonth(month) }));
  useFailureBanner(read.error, (detail) => t('month.loadFailed', { detail }));
  return read;
}
