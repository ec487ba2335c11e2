import { useTranslation } from 'react-i18next';
import { client } from '#web/ground/api/client.ts';
import { useSave } from '#web/ground/use-save.ts';

/** Ends a cost with a month, or lets it go on. `onSaved` closes what asked for the month, and says a failure there. */
export function useEndType(onSaved?: () => void) {
  const { t } = useTranslation('fixedCosts');
  return useSave({
    send: client.fixedCosts.endType,
    onSaved,
    success: ({ type, removed }) => (type.last_month === null ? t('end.resumed') : t('end.done', { count: removed })),
    changed: ['fixed_cost_types', 'monthly_fixed_costs'],
    failure: onSaved ? undefined : () => t('end.failed'),
  });
}
