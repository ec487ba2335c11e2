import { useTranslation } from 'react-i18next';
import { client } from '#web/ground/api/client.ts';
import { refusalCode } from '#web/ground/api/errors.ts';
import { useSave } from '#web/ground/use-save.ts';

type Asking = { onSaved: () => void; onRefused: (error: unknown) => boolean };

/** Ends a cost with a month, or lets it go on. What asked for the month is closed, and says a failure itself. */
export function useEndType(asking?: Asking) {
  const { t } = useTranslation('fixedCosts');
  return useSave({
    send: client.fixedCosts.endType,
    ...asking,
    success: ({ type, removed }) => (type.last_month === null ? t('end.resumed') : t('end.done', { count: removed })),
    changed: ['fixed_cost_types', 'monthly_fixed_costs'],
    failure: asking ? undefined : (error) => t(refusalCode(error) === 'STALE' ? 'end.changed' : 'end.failed'),
  });
}
