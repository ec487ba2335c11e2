import type { ClientCard, ToReceive } from '#contract/clients/operations.ts';
import { type Cents, sumCents } from '#domain/shared/money.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHead, CardRow, CardRows } from '#web/ui/card.tsx';
import { useOverlay } from '#web/ui/use-overlay.ts';
import { ReceiveSheet } from './receive-later.tsx';

/** Services and products that the client pays for at the end of the month. */
export function ToReceiveCard({ client }: { client: ClientCard }) {
  const { t } = useTranslation('clients');
  const format = useFormat();
  const receiving = useOverlay<ToReceive>();
  const total = sumCents(client.to_receive.map(({ amount }) => amount as Cents));
  return (
    <Card className="@container">
      <CardHead title={t('pending')} as="h3">
        <strong className="text-sm font-semibold text-text tabular-nums">{format.money(total)}</strong>
      </CardHead>
      <CardRows>
        {client.to_receive.map((payment) => (
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
      <ReceiveSheet
        key={receiving.turn}
        {...receiving.state}
        debtor={client}
        of={receiving.what && [receiving.what.appointment_id ?? receiving.what.sale_id ?? '']}
      />
    </Card>
  );
}
