import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Card } from '#contract/agenda/appointments.ts';
import { comandaPath } from '#contract/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { MethodChips } from './method-chips.tsx';
import { TicketSum } from './ticket-sum.tsx';
import { useTicket } from './use-ticket.ts';

/** A ticket beside its card: what it holds, how it is paid, and done. */
export default function TicketCard({ card, onPaid }: { card: Card; onPaid: () => void }) {
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
