import { useTranslation } from 'react-i18next';
import { cashMovementForm } from '#contract/cashier/forms.ts';
import { client } from '#web/ground/api/client.ts';
import { SalonMoneyField } from '#web/ground/salon-money-field.tsx';
import { FormDialog } from '#web/ui/form-overlay.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import type { OverlayState } from '#web/ui/use-overlay.ts';
import { useCashSave } from './use-cash-save.ts';

/** Cash that comes in or goes out without a client. What is taken out needs a reason. */
export function MoveDialog({ kind, open, onOpenChange }: OverlayState & { kind: 'supply' | 'withdrawal' }) {
  const { t } = useTranslation('cashier');
  const form = useForm(cashMovementForm, { defaultValues: { kind, amount: null, reason: '' } });
  const { save, failure } = useCashSave({
    send: client.cashier.moveCash,
    form,
    success: t(kind === 'supply' ? 'cashDay.supplied' : 'cashDay.withdrawn'),
    failure: (detail) => t('cashDay.moveFailed', { detail }),
    onOpenChange,
  });
  const isNeeded = kind === 'withdrawal';
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t(`cashDay.${kind}`)}
      saveLabel={t(`cashDay.${kind}`)}
      form={form}
      onSubmit={form.submit(save)}
      failure={failure}
    >
      <SalonMoneyField label={t('cashDay.amount')} {...form.control('amount')} required />
      <TextField label={t('cashDay.reason')} {...form.field('reason')} required={isNeeded} optional={!isNeeded} />
    </FormDialog>
  );
}
