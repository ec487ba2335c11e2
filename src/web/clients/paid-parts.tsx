import type { ClientPayment } from '#contract/clients/operations.ts';
import { cents } from '#domain/shared/money.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useTranslation } from '#web/texts/use-translation.ts';

export function PaidParts({ payments }: { payments: readonly ClientPayment[] }) {
  const { t } = useTranslation(['agenda', 'app']);
  const { money } = useFormat();
  return (
    <ul aria-label={t('payment.split')} className="grid gap-0.5">
      {payments.map(({ id, method, amount }) => (
        <li key={id}>
          {t('payment.part', { method: t(`app:paymentMethods.${method}`), amount: money(cents(amount)) })}
        </li>
      ))}
    </ul>
  );
}
