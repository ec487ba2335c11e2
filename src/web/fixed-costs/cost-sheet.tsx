import { CalendarX2, Pencil, Trash2 } from 'lucide-react';
import type { FixedCost } from '#contract/fixed-costs/operations.ts';
import type { Month } from '#domain/shared/period.ts';
import { StaleNotice } from '#web/ground/stale-notice.tsx';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { FormSheet } from '#web/ui/form-overlay.tsx';
import type { OverlayState } from '#web/ui/use-overlay.ts';
import { useCostFields } from './cost-fields.tsx';
import type { CostDeeds } from './cost-table.tsx';
import { useCostWords } from './use-cost-words.ts';
import { useChangeCost } from './use-costs.ts';

type Props = OverlayState & { cost: FixedCost; month: Month; deeds: CostDeeds };

/** On a phone, where a row has no room for fields. */
export function CostSheet({ cost, month, deeds, open, onOpenChange }: Props) {
  const { t } = useTranslation(['fixedCosts', 'app']);
  const words = useCostWords();
  const close = () => onOpenChange(false);
  const { form, fresh, failure, begin, submit } = useChangeCost(cost, close);
  const fields = useCostFields(form);
  /** One overlay at a time. */
  const instead = (deed: (cost: FixedCost) => void) => () => {
    close();
    deed(cost);
  };
  return (
    <FormSheet
      open={open}
      onOpenChange={onOpenChange}
      title={cost.name}
      saveLabel={t('edit.save')}
      form={form}
      onSubmit={submit}
      failure={failure}
      deed={
        <IconButton
          icon={Trash2}
          variant="danger"
          label={t('actions.remove')}
          className="mr-auto"
          onClick={instead(deeds.onRemove)}
        />
      }
    >
      <p className="text-muted">
        {words.monthTitle(month)}, {t(`app:costCategories.${cost.category}`)}
      </p>
      <StaleNotice fresh={fresh} words={words.whole} onTake={begin} />
      <div className="grid grid-cols-2 items-start gap-4 max-[22.5rem]:grid-cols-1">
        {fields.value}
        {fields.due}
      </div>
      {fields.method}
      {fields.observations}
      {fields.paid}
      <div className="flex flex-wrap gap-2 border-t border-divider pt-4">
        <Button icon={Pencil} onClick={instead(deeds.onEditType)}>
          {t('actions.editType')}
        </Button>
        <Button icon={CalendarX2} onClick={instead(deeds.onEnd)}>
          {t('actions.end')}
        </Button>
      </div>
    </FormSheet>
  );
}
