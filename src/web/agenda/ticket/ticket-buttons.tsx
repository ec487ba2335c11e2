import { ReceiptText } from 'lucide-react';
import { Link } from 'react-router';
import type { Card } from '#contract/agenda/appointments.ts';
import { comandaPath } from '#contract/paths.ts';
import { useMay } from '#web/ground/use-may.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { usePhone } from '#web/ui/use-phone.ts';
import { useOpenItems } from './open-tickets.tsx';
import { ticketOf } from './payable.ts';
import { useTicketSheet } from './ticket-sheets.tsx';

/** How many items are open, and what the button is called. A paid ticket can only be looked at. */
function useTicketWords(card: Card) {
  const { t } = useTranslation('agenda');
  const name = card.client_name;
  const count = useOpenItems(card.id);
  const isPaid = ticketOf(card) === 'see' && count === undefined;
  const pay = t(count ? 'ticket.openCount' : 'ticket.open', { name, count: count ?? 0 });
  return { t, name, count, isPaid, label: isPaid ? t('ticket.seeOf', { name }) : pay };
}

type Props = { card: Card; onPaid?: () => void; className?: string };

/** With its word, in a list or a sheet. On a phone it opens the ticket there, otherwise its page. */
export function ComandaButton({ card, onPaid, className }: Props) {
  const { t, name, count, isPaid, label } = useTicketWords(card);
  const isPhone = usePhone();
  const open = useTicketSheet();
  const may = useMay();
  if (!ticketOf(card) || !may('payments')) return null;
  if (isPaid || !isPhone) {
    return (
      <ButtonLink
        size="sm"
        icon={ReceiptText}
        aria-label={isPaid ? label : t('ticket.open', { name })}
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
      aria-label={label}
      className={className}
      onClick={() => open({ card, onPaid })}
    >
      {t('ticket.word')} {count !== undefined && <strong className="font-semibold tabular-nums">{count}</strong>}
    </Button>
  );
}

/**
 * At the foot of a card in the grid: a link that `TicketTip` follows without reloading the page. Margins lay it over the card's text, because a
 * positioned box would cost each of a thousand cards while they scroll (see CardView). Below it stays the edge that makes the card longer.
 * `isBeside`: it shares the foot with the next step of the visit.
 */
export function TicketButton({ card, isTabStop, isBeside }: { card: Card; isTabStop: boolean; isBeside: boolean }) {
  const { t, count, isPaid, label } = useTicketWords(card);
  return (
    <a
      href={comandaPath(card.id)}
      draggable={false}
      data-foot
      data-ticket={isPaid ? 'see' : 'pay'}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={label}
      title={isPaid ? t('ticket.see') : undefined}
      className="-mt-8 mr-1.5 mb-2 hidden h-6 flex-none items-center gap-1 self-end rounded-control bg-surface/75 px-1.75 font-medium text-text hover:bg-surface hover:text-brand-text @min-[7.25rem]:flex"
    >
      <ReceiptText aria-hidden className="size-3.5 flex-none" />
      {count !== undefined && (
        <>
          <span className={isBeside ? 'hidden @min-[12.5rem]:inline' : 'hidden @min-[9.5rem]:inline'}>
            {t('ticket.word')}
          </span>{' '}
          <strong className="font-semibold tabular-nums">{count}</strong>
        </>
      )}
    </a>
  );
}
