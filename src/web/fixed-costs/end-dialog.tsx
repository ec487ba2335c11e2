import { useState } from 'react';
import type { FixedCost, FixedCostType } from '#contract/fixed-costs/operations.ts';
import { fixedCostYears } from '#domain/fixed-costs/cost-types.ts';
import type { Month } from '#domain/shared/period.ts';
import { client } from '#web/ground/api/client.ts';
import { refusalCode } from '#web/ground/api/errors.ts';
import { useFresh } from '#web/ground/use-fresh.ts';
import { useSalonToday } from '#web/ground/use-salon-today.ts';
import { useSave } from '#web/ground/use-save.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FieldGroup } from '#web/ui/field-group.tsx';
import { MonthPicker } from '#web/ui/month-picker.tsx';
import type { OverlayState } from '#web/ui/use-overlay.ts';
import { useCostWords } from './use-cost-words.ts';

type Props = OverlayState & {
  cost: FixedCost;
  /** As it was when the dialog was opened; unknown where the types could not be read. */
  type: FixedCostType | undefined;
  /** The one that is shown is offered as the last. */
  month: Month;
};

export function EndDialog({ cost, type, month, open, onOpenChange }: Props) {
  const { t } = useTranslation(['fixedCosts', 'common']);
  const [last, setLast] = useState(month);
  const years = fixedCostYears(useSalonToday());
  const words = useCostWords();
  const [version, setVersion] = useState(type?.version);
  const { fresh, onRefused } = useFresh<FixedCostType>('type', setVersion);
  const { save, isSaving, error } = useEndType({ onSaved: () => onOpenChange(false), onRefused });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('end.title', { name: cost.name })}
      description={t('end.text')}
      onSubmit={(event) => {
        event.preventDefault();
        return save({ id: cost.type_id, version, last_month: last });
      }}
      foot={
        <>
          <Button onClick={() => onOpenChange(false)}>{t('common:cancel')}</Button>
          <Button variant="primary" type="submit" loading={isSaving}>
            {t('end.confirm')}
          </Button>
        </>
      }
    >
      <div role="alert" className="empty:hidden">
        {error && refusalCode(error) !== 'STALE' && <Banner tone="danger">{t('end.failed')}</Banner>}
        {fresh && <Banner tone="warning">{t('end.stale', { now: words.type(fresh) })}</Banner>}
      </div>
      <FieldGroup label={t('end.lastMonth')}>
        <MonthPicker value={last} onChange={setLast} years={years} />
      </FieldGroup>
    </Dialog>
  );
}

type Asking = { onSaved: () => void; onRefused: (error: unknown) => boolean };

/** Ends a cost after a month, or resumes it. A dialog closes and shows its failure itself. */
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
