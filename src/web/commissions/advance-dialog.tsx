import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { advanceForm } from '#contract/commissions/forms.ts';
import type { CommissionSummaryRow } from '#contract/commissions/operations.ts';
import type { DayRange } from '#domain/shared/period.ts';
import { client } from '#web/ground/api/client.ts';
import { refusalCode } from '#web/ground/api/errors.ts';
import { SalonMoneyField } from '#web/ground/salon-money-field.tsx';
import { useSalonToday } from '#web/ground/use-salon-today.ts';
import { useSave } from '#web/ground/use-save.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { FormDialog } from '#web/ui/form-overlay.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import type { OverlayState } from '#web/ui/use-overlay.ts';
import { OwedBox } from './owed-box.tsx';
import { useStillOwed } from './use-still-owed.ts';
import { useWords } from './use-words.ts';

/** What was paid to a professional: an advance, or what is owed. */
export function AdvanceDialog({
  row,
  range,
  open,
  onOpenChange,
}: OverlayState & { row: CommissionSummaryRow; range: DayRange }) {
  const { t } = useTranslation('commissions');
  const today = useSalonToday();
  const { money } = useWords();
  const owed = useStillOwed(row, range);
  const [defaultValues] = useState(() => ({
    staff_id: row.staff_id,
    amount: null,
    effective_date: today,
    description: '',
  }));
  const form = useForm(advanceForm, { defaultValues });
  const { save, error } = useSave({
    send: client.commissions.createAdvance,
    form,
    fields: { PERIOD_CLOSED: { effective_date: 'commissions:advance.periodClosed' } },
    success: t('advance.done'),
    changed: ['commission_advances'],
    onSaved: () => onOpenChange(false),
  });
  const { value: date = '', ...dateField } = form.control('effective_date');
  const { value: amount = null, ...amountField } = form.control('amount');
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('advance.title', { name: row.staff_name })}
      saveLabel={t('advance.save')}
      form={form}
      onSubmit={form.submit(save)}
      failure={error && t(failureOf(error))}
    >
      <OwedBox owed={owed} range={range} onUse={(left) => amountField.onChange(left)} />
      <div className="grid grid-cols-2 items-start gap-4 max-[22.5rem]:grid-cols-1">
        <DateField label={t('advance.date')} {...dateField} value={date} today={today} required />
        <SalonMoneyField
          label={t('advance.amount')}
          {...amountField}
          value={amount}
          hint={
            owed && amount !== null && amount > 0
              ? t('advance.after', { amount: money(owed.left - amount) })
              : undefined
          }
          data-first-focus
          required
        />
      </div>
      <TextField label={t('advance.note')} {...form.field('description')} autoComplete="off" optional />
    </FormDialog>
  );
}

function failureOf(error: unknown) {
  const code = refusalCode(error);
  if (code === 'IS_OWNER') return 'advance.isOwner';
  return code === 'NOT_FOUND' ? 'advance.gone' : 'advance.failed';
}
