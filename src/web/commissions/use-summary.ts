import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { DayRange } from '#domain/shared/period.ts';
import { api } from '#web/ground/api/client.ts';
import { useFailureBanner } from '#web/ground/use-failure-banner.ts';

export type ReadSummary = ReturnType<typeof useSummary>;

export function useSummary({ first, last }: DayRange) {
  const { t } = useTranslation('commissions');
  const read = useQuery(
    api.commissions.summary.queryOptions({ input: { first, last }, placeholderData: keepPreviousData }),
  );
  useFailureBanner(read.error, () => t('loadFailed'));
  return read;
}
