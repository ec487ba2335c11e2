import { type Cents, cents } from '#domain/shared/money.ts';
import { failureDetail } from '#web/ground/api/errors.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { classNames } from '#web/ui/class-names.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/loading.tsx';
import { leftOut, ticketOf } from './payable.ts';
import type { TicketInHand } from './use-ticket.ts';

/** Services, the first products, and the amount to pay. */
export function TicketSum({ card, ticket, reading }: TicketInHand) {
  const { t } = useTranslation('cashier');
  const { money } = useFormat();
  if (reading.isError && !ticket) {
    return (
      <ErrorState
        message={t('ticket.loadFailed', { detail: failureDetail(reading.error) })}
        onRetry={() => reading.refetch()}
        retrying={reading.isFetching}
      />
    );
  }
  const more = ticket && leftOut(ticket);
  // A discount is never larger than the products' price.
  const taken = cents(ticket ? ticket.subtotal - ticket.total : 0);
  return (
    <>
      <dl className="grid gap-1.5 text-13 max-md:text-base">
        {ticketOf(card) === 'pay' && <Line what={card.services.join(', ')} amount={cents(card.revenue)} />}
        {!ticket && <Skeleton className="h-5" />}
        {ticket?.items.map(({ quantity, unit_label, name, value }) => (
          <Line
            key={`${name} ${unit_label} ${quantity} ${value}`}
            what={t('ticket.item', { quantity, label: unit_label, name })}
            amount={cents(value)}
          />
        ))}
        {more && <Line isQuiet what={t('ticket.more', { count: more.count })} amount={more.value} />}
        {taken > 0 && <Line isQuiet what={t('sale.discount')} amount={taken} isTaken />}
      </dl>
      {ticket?.paid_sales.map(({ id, number, total }) => (
        <p key={id} className="text-13 text-success-text max-md:text-base">
          {t('comanda.paidSale', { number, amount: money(cents(total)) })}
        </p>
      ))}
      <p className="flex items-baseline justify-between gap-4 border-t border-divider pt-3">
        <span className="text-sm">{t('sale.toPay')}</span>
        {ticket ? (
          <strong className="text-2xl font-semibold tabular-nums max-md:text-3xl">{money(cents(ticket.to_pay))}</strong>
        ) : (
          <Skeleton className="h-8 w-32" />
        )}
      </p>
    </>
  );
}

type LineProps = { what: string; amount: Cents; isQuiet?: boolean; isTaken?: boolean };

function Line({ what, amount, isQuiet, isTaken }: LineProps) {
  const { money } = useFormat();
  return (
    <div className={classNames('flex items-baseline justify-between gap-4', isQuiet && 'text-muted')}>
      <dt className="min-w-0 truncate">{what}</dt>
      <dd className="flex-none tabular-nums">{isTaken ? `– ${money(amount)}` : money(amount)}</dd>
    </div>
  );
}
