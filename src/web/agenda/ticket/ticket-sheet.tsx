import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Card } from '#contract/agenda/appointments.ts';
import { comandaPath } from '#contract/paths.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { OverlayState } from '#web/ui/use-overlay.ts';
import { MethodChips } from './method-chips.tsx';
import { TicketSum } from './ticket-sum.tsx';
import { useTicket } from './use-ticket.ts';

type Props = OverlayState & { card: Card; onPaid?: () => void };

/** The same in the hand, where nothing hovers: it rises from the bottom. */
export default function TicketSheet({ card, onPaid, ...overlay }: Props) {
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
