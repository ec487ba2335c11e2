import { useTranslation } from 'react-i18next';
import type { ClientAppointment } from '#contract/clients.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '#domain/agenda/payment-methods.ts';
import { useFormat } from '#web/account/use-format.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { usePaymentChange } from './use-payment-change.ts';

/** Changes how the appointment was paid as soon as another method is chosen. */
export function PaymentMethodSelect({ appointment }: { appointment: ClientAppointment }) {
  const { t } = useTranslation('agenda');
  const { date } = useFormat();
  const change = usePaymentChange();
  const { id, payment_method } = appointment;
  // What was chosen shows at once; where it could not be saved, what is true comes back.
  const shown = change.isPending ? change.variables.payment_method : payment_method;
  return (
    <NativeSelect
      label={t('payment.of', { date: date(appointment.date) })}
      hideLabel
      quiet
      options={PAYMENT_METHODS.map((method) => ({ value: method, label: t(`paymentMethods.${method}`) }))}
      value={shown ?? ''}
      disabled={change.isPending}
      onChange={(event) => change.mutate({ id, payment_method: event.currentTarget.value as PaymentMethod })}
    />
  );
}
