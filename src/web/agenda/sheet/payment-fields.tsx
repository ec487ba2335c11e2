import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Appointment } from '#contract/agenda/appointments.ts';
import type { Payment } from '#contract/cashier/sales.ts';
import { comandaPath } from '#contract/paths.ts';
import { STATUSES } from '#domain/agenda/statuses.ts';
import { CLIENT_PAYMENT_METHODS, type ClientPaymentMethod } from '#domain/shared/payment-methods.ts';
import { api } from '#web/ground/api/client.ts';
import { SalonMoneyField } from '#web/ground/salon-money-field.tsx';
import { TextLink } from '#web/ground/text-link.tsx';
import { useDiscountLimit } from '#web/ground/use-discount-limit.ts';
import { useMay } from '#web/ground/use-may.ts';
import { useMethods } from '#web/ground/use-methods.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { SegmentedChoice } from '#web/ui/segmented-choice.tsx';
import { statusIcons } from '../labels.ts';
import { usePaidParts } from '../use-ask-about-sale.ts';
import type { AppointmentFields } from './use-appointment-form.ts';

type Props = { form: AppointmentFields; appointment: Appointment | undefined };

/** What became of the appointment, and how it was paid. On a tall screen it stays in sight, however many services are above it. */
export function PaymentFields({ form, appointment }: Props) {
  const { t } = useTranslation(['agenda', 'app']);
  const [status, method] = [form.control('status'), form.control('payment_method')];
  const discount = form.control('discount_value');
  const methods = useMethods(CLIENT_PAYMENT_METHODS, method.value);
  const split = useSplit(appointment);
  const isSplit = split.length > 1 && status.value === 'finalizado';
  const may = useMay();
  const limit = useDiscountLimit();
  // Who receives nothing finalises nothing; what is finalised is corrected by those who may.
  const isStuck = appointment?.status === 'finalizado' && !may('corrections');
  const statuses = STATUSES.filter(
    (one) => one === status.value || (!isStuck && (one !== 'finalizado' || may('payments'))),
  );
  const isPaying = may('payments') && !isStuck;
  return (
    <div
      data-stays
      className="-mx-4 -mb-4 grid grid-cols-1 gap-3 border-t border-divider bg-surface px-4 py-3 tall:sticky tall:-bottom-4 tall:z-20 md:-mx-6 md:px-6"
    >
      <SegmentedChoice
        label={t('sheet.status')}
        hideLabel
        options={statuses.map((value) => ({ value, label: t(`status.${value}`), icon: statusIcons[value] }))}
        value={status.value}
        onChange={(next) => {
          status.onChange(next);
          // Whether a method is required depends on the status: its message comes and goes with it.
          method.onChange(method.value);
        }}
      />
      <div className="grid grid-cols-[minmax(0,1fr)_8rem] items-start gap-3">
        {!isPaying ? (
          <p className="text-sm text-muted">{method.value && t(`app:paymentMethods.${method.value}`)}</p>
        ) : isSplit && appointment ? (
          <SplitPayment appointment={appointment} parts={split} error={method.error} />
        ) : (
          <NativeSelect
            label={t('payment.label')}
            placeholder={t('sheet.choose')}
            options={methods.map((name) => ({ value: name, label: t(`app:paymentMethods.${name}`) }))}
            value={method.value ?? ''}
            onChange={(event) => method.onChange((event.currentTarget.value || null) as ClientPaymentMethod | null)}
            error={method.error}
            required={status.value === 'finalizado'}
          />
        )}
        {may('discounts') && (
          <SalonMoneyField
            label={t('sheet.discount')}
            hint={limit}
            {...discount}
            // An emptied field is no number yet; left empty it means no discount.
            onChange={(amount) => discount.onChange(amount as number)}
            onBlur={() => discount.value === null && discount.onChange(0)}
          />
        )}
      </div>
    </div>
  );
}

/** In which parts a finalised appointment was paid; one, or none that is known yet, is no split. */
function useSplit(appointment: Appointment | undefined): readonly Payment[] {
  const { id = '', status } = appointment ?? {};
  const may = useMay();
  const isPaid = status === 'finalizado';
  const { data } = useQuery({
    ...api.cashier.comanda.queryOptions({ input: { id } }),
    enabled: isPaid && may('payments'),
  });
  return isPaid ? (data?.appointment.payments ?? []) : [];
}

type SplitPaymentProps = { appointment: Appointment; parts: readonly Payment[]; error: string | undefined };

/** In place of the one method: which parts there are. They are corrected on the comanda. */
function SplitPayment({ appointment, parts, error }: SplitPaymentProps) {
  const { t } = useTranslation('agenda');
  const said = usePaidParts();
  return (
    <div className="grid min-w-0 gap-1">
      <p className="text-13 font-medium">{t('payment.split')}</p>
      <p className="text-sm break-words">{said(parts)}</p>
      {error && <p className="text-13 font-medium text-danger-text">{error}</p>}
      <p className="text-13">
        <TextLink render={<Link to={comandaPath(appointment.id)} />}>{t('payment.correct')}</TextLink>
      </p>
    </div>
  );
}
