import { type ReceiveForm, receiveForm } from '#contract/clients/forms.ts';
import type { ToReceive } from '#contract/clients/operations.ts';
import { meansOf } from '#domain/payments/means.ts';
import type { Cents } from '#domain/shared/money.ts';
import { CLIENT_PAYMENT_METHODS, TO_RECEIVE } from '#domain/shared/payment-methods.ts';
import { client } from '#web/ground/api/client.ts';
import { failureDetail, refusalCode } from '#web/ground/api/errors.ts';
import { SalonMoneyField } from '#web/ground/salon-money-field.tsx';
import { useFormat } from '#web/ground/use-format.ts';
import { useMethods } from '#web/ground/use-methods.ts';
import { useSave } from '#web/ground/use-save.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Badge } from '#web/ui/badge.tsx';
import { useBanner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHead, CardRow, CardRows } from '#web/ui/card.tsx';
import { FormDialog } from '#web/ui/form-overlay.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { type OverlayState, useOverlay } from '#web/ui/use-overlay.ts';

/** Services and products that the client pays for at the end of the month. */
export function ToReceiveCard({ payments }: { payments: ToReceive[] }) {
  const { t } = useTranslation(['clients', 'app']);
  const format = useFormat();
  const receiving = useOverlay<ToReceive>();
  return (
    <Card>
      <CardHead title={t('pending')} as="h3">
        <Badge tone="pending">{t(`app:paymentMethods.${TO_RECEIVE}`)}</Badge>
      </CardHead>
      <CardRows>
        {payments.map((payment) => (
          <CardRow key={payment.id} className="flex-wrap gap-y-0">
            <span className="text-text tabular-nums @2xl:w-24">{format.date(payment.date)}</span>
            <span className="min-w-0 flex-1 break-words @max-2xl:order-first @max-2xl:basis-full">
              {payment.sale_number === null ? (
                payment.what.join(', ') || t('history.noService')
              ) : (
                <>
                  {t('history.sale', { number: payment.sale_number })}{' '}
                  <span className="text-muted">{payment.what.join(', ')}</span>
                </>
              )}
            </span>
            <span className="ml-auto font-medium tabular-nums">{format.money(payment.amount as Cents)}</span>
            <Button size="sm" className="@2xl:ml-6" onClick={() => receiving.open(payment)}>
              {t('receive.action')}
            </Button>
          </CardRow>
        ))}
      </CardRows>
      {receiving.what && <ReceiveDialog key={receiving.turn} {...receiving.state} payment={receiving.what} />}
    </Card>
  );
}

type Props = OverlayState & { payment: ToReceive };

/** Asks for the payment method and the amount. */
function ReceiveDialog({ payment, open, onOpenChange }: Props) {
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
      // Two choices are quickly made again: closing asks no question.
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

type Form = { refuse: (fields: Record<string, string>) => boolean };

/** Receives all or a part. An appointment paid at once can be undone: it is to be received again. */
function useReceive({ id, appointment_id }: ToReceive, form: Form) {
  const { t } = useTranslation(['clients', 'agenda']);
  const format = useFormat();
  const banner = useBanner();
  const undo = useSave({
    send: client.agenda.changePaymentMethod,
    success: t('agenda:grid.undone'),
    changed: ['appointments', 'payments'],
    failure: () => t('agenda:payment.failed'),
  });
  return useSave({
    send: ({ method, amount }: ReceiveForm) => client.cashier.receive({ id, method, amount }),
    form,
    fields: { TOO_MUCH: { amount: 'clients:errors.amountTooMuch' } },
    onSaved: (payments, { amount }) => {
      const isWhole = appointment_id !== null && payments.length === 1;
      const takeBack = isWhole && {
        label: t('agenda:grid.undo'),
        onPress: () => undo.save({ id: appointment_id, payment_method: TO_RECEIVE }),
      };
      banner.success(t('receive.done', { amount: format.money(amount as Cents) }), takeBack || undefined);
    },
    changed: ['payments', 'appointments'],
  });
}
