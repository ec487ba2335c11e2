import { Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClientAppointment } from '#contract/clients/operations.ts';
import { CLIENT_PAYMENT_METHODS, type ClientPaymentMethod } from '#domain/shared/payment-methods.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useMethods } from '#web/ground/use-methods.ts';
import { IconButton } from '#web/ui/button.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { usePaymentChange } from './use-payment-change.ts';

/** Another method is chosen first and saved with the button beside it: an arrow key in passing changes no money. */
export function PaymentMethodField({ appointment }: { appointment: ClientAppointment }) {
  const { t } = useTranslation(['agenda', 'app']);
  const format = useFormat();
  const change = usePaymentChange(appointment);
  const [chosen, setChosen] = useState<ClientPaymentMethod>();
  const { id, payment_method } = appointment;
  const methods = useMethods(CLIENT_PAYMENT_METHODS, payment_method);
  const date = format.date(appointment.date);
  const isOther = chosen !== undefined && chosen !== payment_method;
  return (
    <div className="flex gap-1">
      <NativeSelect
        label={t('payment.of', { date })}
        hideLabel
        quiet
        className="flex-1"
        options={methods.map((method) => ({ value: method, label: t(`app:paymentMethods.${method}`) }))}
        value={chosen ?? payment_method ?? ''}
        disabled={change.isSaving}
        onChange={(event) => setChosen(event.currentTarget.value as ClientPaymentMethod)}
      />
      {isOther && (
        <IconButton
          icon={Check}
          variant="primary"
          label={t('payment.change', { date })}
          onClick={async () => {
            await change.save({ id, payment_method: chosen, was: payment_method ?? undefined });
            setChosen(undefined);
          }}
        />
      )}
    </div>
  );
}
