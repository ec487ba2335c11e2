import { useTranslation } from 'react-i18next';
import { openCashDayForm } from '#contract/cashier/forms.ts';
import { client } from '#web/ground/api/client.ts';
import { SalonMoneyField } from '#web/ground/salon-money-field.tsx';
import { FormDialog } from '#web/ui/form-overlay.tsx';
import { useForm } from '#web/ui/use-form.ts';
import type { OverlayState } from '#web/ui/use-overlay.ts';
import { useCashSave } from './use-cash-save.ts';

export function OpenDialog({ open, onOpenChange }: OverlayState) {
  const { t } = useTranslation('cashier');
  const form = useForm(openCashDayForm, { defaultValues: { float: null } });
  const { save, failure } = useCashSave({
    send: client.cashier.openCashDay,
    form,
    success: t('cashDay.opened'),
    failure: (detail) => t('cashDay.openFailed', { detail }),
    onOpenChange,
  });
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('cashDay.open')}
      saveLabel={t('cashDay.open')}
      form={form}
      onSubmit={form.submit(save)}
      failure={failure}
    >
      <SalonMoneyField label={t('cashDay.float')} {...form.control('float')} required />
    </FormDialog>
  );
}
