import { useState } from 'react';
import type { Payment } from '#contract/cashier/sales.ts';
import { meansOf } from '#domain/payments/means.ts';
import { cents } from '#domain/shared/money.ts';
import { CLIENT_PAYMENT_METHODS, type ClientPaymentMethod } from '#domain/shared/payment-methods.ts';
import { client } from '#web/ground/api/client.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useMethods } from '#web/ground/use-methods.ts';
import { useSave } from '#web/ground/use-save.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { FormDialog } from '#web/ui/form-overlay.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { type OverlayState, useOverlay } from '#web/ui/use-overlay.ts';
import { correctionFailure } from '../failures.ts';

type Props = { payment: Payment; hasClient: boolean };

/** Corrects the method of one payment, and nothing else. */
export function CorrectPayment({ payment, hasClient }: Props) {
  const { t } = useTranslation(['cashier', 'app']);
  const { money } = useFormat();
  const dialog = useOverlay();
  const method = t(`app:paymentMethods.${payment.method}`);
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        aria-label={t('correct.part', { method, amount: money(cents(payment.amount + payment.tip)) })}
        onClick={() => dialog.open()}
      >
        {t('correct.action')}
      </Button>
      <CorrectDialog key={dialog.turn} {...dialog.state} payment={payment} hasClient={hasClient} />
    </>
  );
}

function CorrectDialog({ payment: read, hasClient, ...overlay }: Props & OverlayState) {
  const { t } = useTranslation(['cashier', 'app']);
  const { money } = useFormat();
  // As it was when the dialog opened: a correction from another window meanwhile is reported.
  const [payment] = useState(read);
  const [method, setMethod] = useState<ClientPaymentMethod>(payment.method);
  const { save, isSaving, error } = useSave({
    send: client.cashier.correctMethod,
    success: t('correct.done'),
    changed: ['payments', 'appointments', 'sales'],
  });
  const offered = useMethods(CLIENT_PAYMENT_METHODS, payment.method).filter(
    (one) => one === payment.method || (payment.tip === 0 && hasClient) || meansOf(one).needs !== 'client',
  );
  return (
    <FormDialog
      {...overlay}
      title={t('correct.title')}
      saveLabel={t('correct.save')}
      // A single choice is quick to repeat, so closing does not ask.
      form={{ isDirty: false, isSubmitting: isSaving, hasErrors: false }}
      onSubmit={async (event) => {
        event.preventDefault();
        if (method === payment.method || (await save({ id: payment.id, method, was: payment.method }))) {
          overlay.onOpenChange(false);
        }
      }}
      failure={error && correctionFailure(error)}
    >
      <p className="text-muted">
        {t('correct.text', {
          amount: money(cents(payment.amount + payment.tip)),
          method: t(`app:paymentMethods.${payment.method}`),
        })}
      </p>
      <NativeSelect
        label={t('sale.method')}
        options={offered.map((one) => ({ value: one, label: t(`app:paymentMethods.${one}`) }))}
        value={method}
        onChange={(event) => setMethod(event.currentTarget.value as ClientPaymentMethod)}
      />
    </FormDialog>
  );
}
