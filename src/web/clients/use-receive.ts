import { useTranslation } from 'react-i18next';
import type { ReceiveForm } from '#contract/clients/forms.ts';
import type { ToReceive } from '#contract/clients/operations.ts';
import type { Cents } from '#domain/shared/money.ts';
import { TO_RECEIVE } from '#domain/shared/payment-methods.ts';
import { client } from '#web/ground/api/client.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useSave } from '#web/ground/use-save.ts';
import { useBanner } from '#web/ui/banner.tsx';

type Form = { refuse: (fields: Record<string, string>) => boolean };

/** Receives all of it or a piece. What an appointment paid in one is taken back by naming it as to be received again. */
export function useReceive({ id, appointment_id }: ToReceive, form: Form) {
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
