import { useTranslation } from 'react-i18next';
import { payInput } from '#contract/payables/forms.ts';
import type { Payable } from '#contract/payables/operations.ts';
import { client } from '#web/ground/api/client.ts';
import { useSalonToday } from '#web/ground/use-salon-today.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { FormDialog } from '#web/ui/form-overlay.tsx';
import { useForm } from '#web/ui/use-form.ts';
import type { OverlayState } from '#web/ui/use-overlay.ts';
import { usePayFailure } from './use-pay.ts';
import { usePayableSave } from './use-payable-save.ts';
import { usePayableWords } from './use-payable-words.ts';

/** What was paid on another day than today. */
export function PayDialog({ payable, open, onOpenChange }: OverlayState & { payable: Payable }) {
  const { t } = useTranslation('payables');
  const today = useSalonToday();
  const words = usePayableWords();
  const { kind, id } = payable;
  const form = useForm(payInput, { defaultValues: { kind, id, payment_date: today } });
  const failure = usePayFailure();
  const { save, error } = usePayableSave({
    send: client.payables.pay,
    form,
    success: t(`pay.done.${kind}`),
    onSaved: () => onOpenChange(false),
  });
  const { value = '', ...date } = form.control('payment_date');
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('pay.title')}
      saveLabel={t('pay.save')}
      form={form}
      onSubmit={form.submit(save)}
      failure={error && failure(error)}
    >
      <p className="text-muted">{t('pay.what', { name: words.name(payable), value: words.value(payable) })}</p>
      <DateField label={t('pay.date')} {...date} value={value} today={today} max={today} />
    </FormDialog>
  );
}
