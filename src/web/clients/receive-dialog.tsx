import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paymentMethodForm } from '#contract/agenda-forms.ts';
import type { ClientAppointment } from '#contract/clients.ts';
import { PAYMENT_METHODS, TO_RECEIVE } from '#domain/agenda/payment-methods.ts';
import type { Cents } from '#domain/shared/money.ts';
import { useFormat } from '#web/account/use-format.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { usePaymentChange } from './use-payment-change.ts';

/** Asks how the money came in. Opens as it is mounted. */
export function ReceiveDialog({ appointment }: { appointment: ClientAppointment }) {
  const { t } = useTranslation(['clients', 'agenda', 'common']);
  const format = useFormat();
  const change = usePaymentChange();
  const [isOpen, setOpen] = useState(true);
  const form = useForm(paymentMethodForm, { defaultValues: { id: appointment.id } });
  const received = PAYMENT_METHODS.filter((method) => method !== TO_RECEIVE);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      title={t('receive.title', { amount: format.money(appointment.revenue as Cents) })}
      onSubmit={form.submit((values) =>
        change.mutateAsync(values).then(
          () => setOpen(false),
          () => {},
        ),
      )}
      foot={
        <>
          <Button onClick={() => setOpen(false)}>{t('common:cancel')}</Button>
          <Button type="submit" variant="primary" loading={form.isSubmitting}>
            {t('receive.confirm')}
          </Button>
        </>
      }
    >
      <NativeSelect
        label={t('agenda:payment.label')}
        placeholder={t('agenda:errors.paymentMethodRequired')}
        options={received.map((method) => ({ value: method, label: t(`agenda:paymentMethods.${method}`) }))}
        required
        {...form.field('payment_method')}
      />
    </Dialog>
  );
}
