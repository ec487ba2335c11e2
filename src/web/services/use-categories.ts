import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { api, client } from '#web/ground/api/client.ts';
import { failureDetail } from '#web/ground/api/errors.ts';
import { useSave } from '#web/ground/use-save.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { useBanner } from '#web/ui/banner.tsx';

/** All categories. A salon without any gets the usual ones. */
export function useCategories() {
  const { t } = useTranslation('services');
  const banner = useBanner();
  const query = useQuery(api.services.categories.queryOptions());
  const { save, isSaving: isCreating } = useSave({
    send: client.services.createDefaultCategories,
    onSaved: ({ created }) => created > 0 && banner.success(t('categories.defaultsCreated')),
    changed: ['service_categories'],
    failure: (error) => t('categories.defaultsFailed', { detail: failureDetail(error) }),
  });
  const createDefaults = () => save({});
  const create = useEffectEvent(createDefaults);
  const hasNone = query.data?.length === 0;
  useEffect(() => {
    if (hasNone) create();
  }, [hasNone]);
  return { query, createDefaults, isCreating };
}
