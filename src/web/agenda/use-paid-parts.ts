import { useTranslation } from 'react-i18next';
import { cents } from '#domain/shared/money.ts';
import type { ClientPaymentMethod } from '#domain/shared/payment-methods.ts';
import { useFormat } from '#web/ground/use-format.ts';

type Part = { method: ClientPaymentMethod; amount: number };

/** "Dinheiro R$ 50,00, PIX R$ 30,00". */
export function usePaidParts(): (parts: readonly Part[]) => string {
  const { t } = useTranslation(['agenda', 'app']);
  const { money } = useFormat();
  return (parts) =>
    parts
      .map(({ method, amount }) =>
        t('payment.part', { method: t(`app:paymentMethods.${method}`), amount: money(cents(amount)) }),
      )
      .join(', ');
}
