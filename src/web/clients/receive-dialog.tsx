import { useTranslation } from 'react-i18next';
import { receiveForm } from '#contract/clients/forms.ts';
import type { ToReceive } from '#contract/clients/operations.ts';
import { meansOf } from '#domain/payments/means.ts';
import type { Cents } from '#domain/shared/money.ts';
import { CLIENT_PAYMENT_METHODS } from '#domain/shared/payment-methods.ts';
import { failureDetail, refusalCode } from '#web/ground/api/errors.ts';
import { SalonMoneyField } from '#web/ground/salon-money-field.tsx';
import { useFormat } from '#web/ground/use-format.ts';
import { useMethods } from '#web/ground/use-methods.ts';
import { FormDialog } from '#web/ui/form-overlay.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { useForm } from '#web/ui/use-form.ts';
import type { OverlayState } from '#web/ui/use-overlay.ts';
import { useReceive } from './use-receive.ts';

type Props = OverlayState & { payment: ToReceive };

/** Asks how the money came in, and how much of it. */
export function ReceiveDialog({ payment, open, onOpenChange }: Props) {
  const { t } = useTranslation(['clients', 'agenda', 'app']);
  const format = useFormat();
  const form = useForm(receiveForm(payment.amount), { defaultValues: { amount: payment.amount } });
  const amount = form.control('amount');
  const { save, error } = useReceive(payment, form);
  const isGone = ['NOT_FOUND', 'ALREADY_RECEIVED', 'TOO_MUCH'].includes(refusalCode(error) ?? '');
  const received = useMethods(CLIENT_PAYMENT_METHODS).filter((method) => !meansOf(method).isPending);
  const rest = payment.amount - (amount.value ?? 0);
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('receive.title', { amount: format.money(payment.amount as Cents) })}
      saveLabel={t('receive.confirm')}
      // Two choices are soon made again: nobody is asked about them.
      form={{ ...form, isDirty: false }}
      onSubmit={form.submit(async (values) => {
        if (await save(values)) onOpenChange(false);
      })}
      failure={error && (isGone ? t('receive.gone') : t('receive.failed', { detail: failureDetail(error) }))}
    >
      <NativeSelect
        label={t('agenda:payment.label')}
        placeholder={t('agenda:errors.paymentMethodRequired')}
        options={received.map((method) => ({ value: method, label: t(`app:paymentMethods.${method}`) }))}
        required
        {...form.field('method')}
      />
      <SalonMoneyField
        label={t('receive.amount')}
        {...amount}
        value={amount.value ?? null}
        onChange={(value) => amount.onChange(value as number)}
        hint={
          rest > 0 && rest < payment.amount ? t('receive.rest', { amount: format.money(rest as Cents) }) : undefined
        }
      />
    </FormDialog>
  );
}
