import { useTranslation } from 'react-i18next';
import type { FixedCostType } from '#contract/fixed-costs/operations.ts';
import type { Month } from '#domain/shared/period.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHead, CardRow, CardRows } from '#web/ui/card.tsx';
import { useCostWords } from './use-cost-words.ts';
import { useEndType } from './use-end-type.ts';

type Props = { types: readonly FixedCostType[]; month: Month; onEdit: (type: FixedCostType) => void };

/** What no longer is in this month because it ended; from here it can be taken up again. */
export function EndedTypes({ types, month, onEdit }: Props) {
  const { t } = useTranslation('fixedCosts');
  const words = useCostWords();
  const { save, isSaving } = useEndType();
  const ended = types.filter(({ last_month }) => last_month !== null && last_month < month);
  if (ended.length === 0) return null;
  return (
    <Card>
      <CardHead title={t('ended.title')} />
      <CardRows>
        {ended.map((type) => (
          <CardRow key={type.id} className="flex-wrap">
            <div className="min-w-0 flex-1">
              <p className="truncate font-medium">{type.name}</p>
              <p className="text-13 text-muted">{t('ended.since', { month: words.month(type.last_month ?? month) })}</p>
            </div>
            <Button
              variant="ghost"
              size="sm"
              onClick={() => onEdit(type)}
              aria-label={t('actions.edit', { name: type.name })}
            >
              {t('ended.edit')}
            </Button>
            <Button
              size="sm"
              loading={isSaving}
              aria-label={t('ended.resumeOne', { name: type.name })}
              onClick={() => save({ id: type.id, version: type.version, last_month: null })}
            >
              {t('ended.resume')}
            </Button>
          </CardRow>
        ))}
      </CardRows>
    </Card>
  );
}
