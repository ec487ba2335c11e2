import { useTranslation } from 'react-i18next';
import { payInput } from '#contract/payables/forms.ts';
import type { Payable } from '#contract/payables/operations.ts';
import { client } from '#web/ground/api/client.ts';
import { useFormOverlay } from '#web/ground/use-form-overlay.ts';
import { useSalonToday } from '#web/ground/use-salon-today.ts';
import { PurchaseSheet } from '#web/products/purchase-sheet.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { FormDialog } from '#web/ui/form-overlay.tsx';
import { useForm } from '#web/ui/use-form.ts';
import type { OverlayState } from '#web/ui/use-overlay.ts';
import { ChangeExpenseDialog, NewExpenseDialog } from './expense-dialogs.tsx';
import { PAYABLES, usePayFailure } from './use-payable-save.ts';
import { usePayableWords } from './use-payable-words.ts';

export type Opened = { form: 'purchase' } | { form: 'expense'; payable?: Payable } | { form: 'pay'; payable: Payable };

/** One thing at a time stands above the list. */
export function PayableOverlays({ opened, ...state }: OverlayState & { opened: Opened }) {
  if (opened.form === 'purchase') return <PurchaseSheet {...state} />;
  if (opened.form === 'pay') return <PayDialog {...state} payable={opened.payable} />;
  return opened.payable ? <ChangeExpenseDialog {...state} payable={opened.payable} /> : <NewExpenseDialog {...state} />;
}

/** What was paid on another day than today. */
function PayDialog({ payable, ...overlay }: OverlayState & { payable: Payable }) {
  const { t } = useTranslation('payables');
  const today = useSalonToday();
  const words = usePayableWords();
  const { kind, id } = payable;
  const form = useForm(payInput, { defaultValues: { kind, id, payment_date: today } });
  const { frame } = useFormOverlay(overlay, form, {
    send: client.payables.pay,
    success: t(`pay.done.${kind}`),
    failure: usePayFailure(),
    changed: PAYABLES,
  });
  const { value = '', ...date } = form.control('payment_date');
  return (
    <FormDialog {...frame} title={t('pay.title')} saveLabel={t('pay.save')}>
      <p className="text-muted">{t('pay.what', { name: words.name(payable), value: words.value(payable) })}</p>
      <DateField label={t('pay.date')} {...date} value={value} today={today} max={today} />
    </FormDialog>
  );
}
