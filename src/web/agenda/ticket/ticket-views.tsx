import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { Card } from '#contract/agenda/appointments.ts';
import { comandaPath } from '#contract/paths.ts';
import { meansOf } from '#domain/payments/means.ts';
import { CLIENT_PAYMENT_METHODS } from '#domain/shared/payment-methods.ts';
import { SIGNS } from '#web/cashier/pay/methods.ts';
import { useMethods } from '#web/ground/use-methods.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { OverlayState } from '#web/ui/use-overlay.ts';
import { TicketSum } from './ticket-sum.tsx';
import { type TicketInHand, useTicket } from './use-ticket.ts';

/** A ticket beside its card: what is on it, and the methods to pay it. */
export function TicketCard({ card, onPaid }: { card: Card; onPaid: () => void }) {
  const { t } = useTranslation('cashier');
  const hand = useTicket(card, { onPaid });
  const { ticket } = hand;
  const held = [
    t('ticket.services', { count: card.services.length }),
    ticket && ticket.item_count > 0 && t('ticket.items', { count: ticket.item_count }),
  ];
  return (
    <div className="grid w-85 max-w-full gap-3 p-4">
      <p className="flex items-baseline justify-between gap-4">
        <strong className="min-w-0 truncate text-sm font-semibold">{card.client_name}</strong>
        <span className="flex-none text-xs text-muted">{held.filter(Boolean).join(', ')}</span>
      </p>
      <TicketSum {...hand} />
      <MethodChips {...hand} />
      <div className="grid grid-cols-[1fr_1.4fr] gap-2">
        <ButtonLink block render={<Link to={comandaPath(card.id)} />}>
          {t('ticket.open')}
        </ButtonLink>
        <Button block variant="primary" blocked={!hand.isReady} loading={hand.isSaving} onClick={hand.finish}>
          {t('sale.finish')}
        </Button>
      </div>
    </div>
  );
}

type SheetProps = OverlayState & { card: Card; onPaid?: () => void };

/** The same on a phone, where nothing hovers: it rises from the bottom. */
export function TicketSheet({ card, onPaid, ...overlay }: SheetProps) {
  const { t } = useTranslation('cashier');
  const [failure, setFailure] = useState<string>();
  const hand = useTicket(card, {
    onFailure: setFailure,
    onPaid: () => {
      overlay.onOpenChange(false);
      onPaid?.();
    },
  });
  return (
    <Dialog
      {...overlay}
      title={card.client_name}
      description={[`${card.start_time} – ${card.end_time}`, card.professional_name].filter(Boolean).join(', ')}
      onSubmit={hand.finish}
      foot={
        <>
          <ButtonLink render={<Link to={comandaPath(card.id)} />}>{t('ticket.openWhole')}</ButtonLink>
          <Button type="submit" variant="primary" blocked={!hand.isReady} loading={hand.isSaving}>
            {t('sale.finish')}
          </Button>
        </>
      }
    >
      <div role="alert" className="empty:hidden">
        {failure && <Banner tone="danger">{failure}</Banner>}
      </div>
      <TicketSum {...hand} />
      <MethodChips {...hand} />
    </Dialog>
  );
}

/** The whole ticket is paid by one method. */
function MethodChips({ ticket, method: chosen, choose, isMissing }: TicketInHand) {
  const { t } = useTranslation('cashier');
  const why = useId();
  const methods = useMethods(CLIENT_PAYMENT_METHODS, chosen);
  const isWithoutClient = ticket?.has_client === false;
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-1.5">
      <legend className="sr-only">{t('sale.method')}</legend>
      {methods.map((method) => {
        const isBarred = isWithoutClient && meansOf(method).needs === 'client';
        return (
          <button
            key={method}
            type="button"
            aria-pressed={method === chosen}
            aria-disabled={isBarred || undefined}
            aria-describedby={isBarred ? why : undefined}
            onClick={() => !isBarred && choose(method)}
            className="inline-flex h-8 flex-none items-center gap-1.5 rounded-full border border-divider bg-surface px-3 text-13 font-medium whitespace-nowrap transition-colors hover:bg-subtle aria-disabled:cursor-not-allowed aria-disabled:bg-subtle aria-disabled:text-muted aria-pressed:border-brand-text aria-pressed:bg-brand-tint-strong aria-pressed:text-brand-text max-md:h-11 max-md:px-4 max-md:text-base dark:aria-pressed:text-[#e3c8ff]"
          >
            {method === chosen && <Check aria-hidden className="size-3.5" />}
            {t(`sale.tiles.${SIGNS[method].word}`)}
          </button>
        );
      })}
      <p role="alert" className="w-full text-13 text-danger-text empty:hidden">
        {isMissing && t('ticket.methodRequired')}
      </p>
      {isWithoutClient && (
        <p id={why} className="w-full text-13 text-muted">
          {t('ticket.monthlyNeedsClient')}
        </p>
      )}
    </fieldset>
  );
}
