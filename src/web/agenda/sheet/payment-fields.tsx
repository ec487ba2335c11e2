import { useTranslation } from 'react-i18next';
import { PAYMENT_METHODS, type PaymentMethod } from '#domain/agenda/payment-methods.ts';
import { SalonMoneyField } from '#web/account/salon-money-field.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { StatusField } from './status-field.tsx';
import type { AppointmentFields } from './use-appointment-form.ts';

/** What became of the appointment, and how it was paid. */
export function PaymentFields({ form }: { form: AppointmentFields }) {
  const { t } = useTranslation('agenda');
  const [status, method] = [form.control('status'), form.control('payment_method')];
  const discount = form.control('discount_value');
  return (
    <>
      <StatusField
        value={status.value}
        onChange={(next) => {
          status.onChange(next);
          // Whether a method is required depends on the status: its message comes and goes with it.
          method.onChange(method.value);
        }}
      />
      <div className="grid grid-cols-[minmax(0,1fr)_8rem] items-start gap-3">
        <NativeSelect
          label={t('payment.label')}
          placeholder={t('sheet.choose')}
          options={PAYMENT_METHODS.map((name) => ({ value: name, label: t(`paymentMethods.${name}`) }))}
          value={method.value ?? ''}
          onChange={(event) => method.onChange((event.currentTarget.value || null) as PaymentMethod | null)}
          error={method.error}
          required={status.value === 'finalizado'}
        />
        <SalonMoneyField
          label={t('sheet.discount')}
          {...discount}
          // An emptied field is no number yet; left empty it means no discount.
          onChange={(amount) => discount.onChange(amount as number)}
          onBlur={() => discount.value === null && discount.onChange(0)}
        />
      </div>
    </>
  );
}
