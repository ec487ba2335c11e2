import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#web/app/api/client.ts';
import { failureDetail } from '#web/app/api/errors.ts';
import { useBanner } from '#web/ui/banner.tsx';
import { refreshServices } from './use-services.ts';

/** All categories. A salon that has none is given the usual ones, whichever window asks first. */
export function useCategories() {
  const { t } = useTranslation('services');
  const banner = useBanner();
  const query = useQuery(api.services.categories.queryOptions());
  const { mutate: createDefaults, isPending: isCreating } = useMutation(
    api.services.createDefaultCategories.mutationOptions({
      onSuccess: async ({ created }) => {
        await refreshServices();
        if (created > 0) banner.success(t('categories.defaultsCreated'));
      },
      onError: (error) => banner.error(t('categories.defaultsFailed', { detail: failureDetail(error) })),
    }),
  );
  const hasNone = query.data?.length === 0;
  useEffect(() => {
    if (hasNone) createDefaults({});
  }, [hasNone, createDefaults]);
  return { query, createDefaults: () => createDefaults({}), isCreating };
}
