import { ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Card } from '#contract/agenda/appointments.ts';
import { comandaPath } from '#contract/paths.ts';
import { useOpenItems } from './open-tickets.tsx';
import { ticketOf } from './payable.ts';

/**
 * What the client pays, at the foot of a card: a link to it, which `TicketTip` follows without loading the page anew. It lies over the card's
 * text by its margins, because a box that is positioned would cost each of a thousand cards while they scroll (see CardView); what is left below
 * it is the edge that makes the card longer.
 */
export function TicketButton({ card, isTabStop }: { card: Card; isTabStop: boolean }) {
  const { t } = useTranslation('agenda');
  const count = useOpenItems(card.id);
  const isPaid = ticketOf(card) === 'see' && count === undefined;
  const name = card.client_name;
  return (
    <a
      href={comandaPath(card.id)}
      draggable={false}
      data-foot
      data-ticket={isPaid ? 'see' : 'pay'}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={
        isPaid
          ? t('ticket.seeOf', { name })
          : t(count ? 'ticket.openCount' : 'ticket.open', { name, count: count ?? 0 })
      }
      title={isPaid ? t('ticket.see') : undefined}
      className="-mt-8 mr-1.5 mb-2 hidden h-6 flex-none items-center gap-1 self-end rounded-control bg-surface/75 px-1.75 font-medium text-text hover:bg-surface hover:text-brand-text @min-[7.25rem]:flex"
    >
      <ReceiptText aria-hidden className="size-3.5 flex-none" />
      {count !== undefined && (
        <>
          <span className="hidden @min-[9.5rem]:inline">{t('ticket.word')}</span>{' '}
          <strong className="font-semibold tabular-nums">{count}</strong>
        </>
      )}
    </a>
  );
}
