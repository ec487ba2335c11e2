import { HandCoins } from 'lucide-react';
import type { Payment } from '#contract/cashier/sales.ts';
import { meansOf } from '#domain/payments/means.ts';
import { cents, sumCents } from '#domain/shared/money.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { overlayLater } from '#web/ui/later.tsx';
import { useOverlay } from '#web/ui/use-overlay.ts';

const ReceiveSheet = overlayLater(async () => (await import('./receive-panel.tsx')).ReceiveSheet);

type Props = {
  client: { id: string | null; name: string };
  /** What was finished: appointments and sales. */
  of: readonly { id: string; payments: readonly Payment[] }[];
};

/** Receives what is still owed of something that is finished. Nothing where all of it was paid. */
export function ReceiveOwed({ client: { id, name }, of }: Props) {
  const { t } = useTranslation(['cashier', 'debts']);
  const { money } = useFormat();
  const sheet = useOverlay();
  const owed = of.flatMap(({ payments }) => payments.filter(({ method }) => meansOf(method).isPending));
  const amount = sumCents(owed.map(({ amount }) => cents(amount)));
  if (id === null) return null;
  return (
    <>
      {amount > 0 && (
        <Button variant="primary" icon={HandCoins} onClick={() => sheet.open()}>
          {t('debts:confirm', { amount: money(amount) })}
        </Button>
      )}
      <ReceiveSheet key={sheet.turn} {...sheet.state} debtor={{ id, name }} of={of.map(({ id }) => id)} />
    </>
  );
}
