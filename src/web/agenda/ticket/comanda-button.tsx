import { ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Card } from '#contract/agenda/appointments.ts';
import { comandaPath } from '#contract/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { usePhone } from '#web/ui/use-phone.ts';
import { useOpenItems } from './open-tickets.tsx';
import { ticketOf } from './payable.ts';
import { useTicketSheet } from './ticket-sheets.tsx';

type Props = { card: Card; onPaid?: () => void; className?: string };

/** With its word, in a list or a sheet: in the hand it opens the ticket there, else its page. What was paid can be looked at. */
export function ComandaButton({ card, onPaid, className }: Props) {
  const { t } = useTranslation('agenda');
  const isPhone = usePhone();
  const open = useTicketSheet();
  const count = useOpenItems(card.id);
  const ticket = ticketOf(card);
  if (!ticket) return null;
  const isPaid = ticket === 'see' && count === undefined;
  const name = card.client_name;
  if (isPaid || !isPhone) {
    return (
      <ButtonLink
        size="sm"
        icon={ReceiptText}
        aria-label={t(isPaid ? 'ticket.seeOf' : 'ticket.open', { name })}
        className={className}
        render={<Link to={comandaPath(card.id)} />}
      >
        {t(isPaid ? 'ticket.see' : 'ticket.word')}
      </ButtonLink>
    );
  }
  return (
    <Button
      size="sm"
      icon={ReceiptText}
      aria-haspopup="dialog"
      aria-label={t(count ? 'ticket.openCount' : 'ticket.open', { name, count: count ?? 0 })}
      className={className}
      onClick={() => open({ card, onPaid })}
    >
      {t('ticket.word')} {count !== undefined && <strong className="font-semibold tabular-nums">{count}</strong>}
    </Button>
  );
}
