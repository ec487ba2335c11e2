import { type RefObject, Suspense, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router';
import { useTranslation } from '#web/texts/use-translation.ts';
import { type Column, foundAt } from '../grid/columns.ts';
import { listen } from '../grid/listen.ts';
import { fetchTicketCard, TicketCard } from './ticket-sheets.tsx';

/** How long pointer or focus rest on a ticket before its card opens, and how long the card waits after they have left. */
const MILLISECONDS = { asking: 150, leaving: 200 };

type Props = { scroller: RefObject<HTMLElement | null>; columns: readonly Column[] };

/**
 * The card of a hovered or focused ticket, open while pointer or focus is on either; a click opens its page. One for the whole grid, because a day
 * has a thousand tickets.
 */
export function TicketTip({ scroller, columns }: Props) {
  const { t } = useTranslation('agenda');
  const navigate = useNavigate();
  const [ticket, setTicket] = useState<HTMLElement | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const block = ticket?.isConnected ? foundAt(ticket, columns).block : undefined;
  const card = block?.kind === 'card' ? block.card : undefined;

  function show(next: HTMLElement | null, after = 0) {
    clearTimeout(timer.current);
    if (after === 0) setTicket(next);
    else timer.current = setTimeout(() => setTicket(next), after);
  }

  const ask = useEffectEvent((next: HTMLElement | null) => {
    if (next?.dataset.ticket !== 'pay') return;
    fetchTicketCard();
    if (next === ticket) clearTimeout(timer.current);
    else show(next, MILLISECONDS.asking);
  });
  function leave() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => !isHeld(ticket, panel.current) && setTicket(null), MILLISECONDS.leaving);
  }
  /** Returns the focus, if it was inside. */
  function close() {
    if (panel.current?.contains(document.activeElement)) ticket?.focus();
    show(null);
  }
  const left = useEffectEvent(leave);
  const scrolled = useEffectEvent(close);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    } else if (event.key === 'Tab' && ticket && panel.current) walkThrough(event, ticket, panel.current);
  });
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = ticketAt(event);
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    navigate(link.getAttribute('href') ?? '');
  });

  useEffect(() => {
    const stop = listen(scroller.current, {
      pointerover: (event) => event.pointerType === 'mouse' && ask(ticketAt(event)),
      pointerout: (event) => ticketAt(event) && left(),
      focusin: (event) => isByKey(event) && ask(ticketAt(event)),
      focusout: (event) => ticketAt(event) && left(),
      click: (event) => follow(event),
    });
    return () => {
      stop();
      clearTimeout(timer.current);
    };
  }, [scroller]);

  // Only while it shows: otherwise nothing of ours runs while the grid scrolls.
  useLayoutEffect(() => {
    const shown = panel.current;
    if (!ticket || !shown) return;
    const place = () => besideTicket(shown, ticket);
    place();
    // It grows once its ticket is loaded.
    const grown = new ResizeObserver(place);
    grown.observe(shown);
    const stop = listen(scroller.current, { scroll: () => (isHeld(ticket, shown) ? place() : scrolled()) });
    const stopKeys = listen(window, { keydown: (event) => press(event) }, { capture: true });
    return () => {
      stop();
      stopKeys();
      grown.disconnect();
    };
  }, [ticket, scroller]);

  if (!card || !ticket) return null;
  return createPortal(
    <div data-ticket-card>
      <div
        ref={panel}
        role="dialog"
        aria-label={t('ticket.open', { name: card.client_name })}
        onPointerEnter={() => clearTimeout(timer.current)}
        onPointerLeave={leave}
        onBlur={leave}
        className="fixed z-30 rounded-card border border-divider bg-raised text-text shadow-2"
      >
        <Suspense fallback={<div className="h-80 w-85" />}>
          <TicketCard key={card.id} card={card} onPaid={close} />
        </Suspense>
      </div>
    </div>,
    document.body,
  );
}

function ticketAt({ target }: Event): HTMLElement | null {
  return (target as Element).closest<HTMLElement>('[data-ticket]');
}

function isByKey({ target }: Event): boolean {
  return (target as Element).matches(':focus-visible');
}

/** Pointer or focus is on the ticket or in its card. */
function isHeld(...places: readonly (HTMLElement | null)[]): boolean {
  return places.some(
    (place) => place?.matches(':hover') || place?.matches(':focus-visible') || place?.matches(':focus-within'),
  );
}

const GAP = 6;

/** Above the ticket or, if there is no room, below it; always on the screen. */
function besideTicket(panel: HTMLElement, ticket: HTMLElement): void {
  const { left, top, bottom } = ticket.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = panel;
  const isAbove = top - GAP - height >= GAP;
  panel.style.left = `${within(left, window.innerWidth - width)}px`;
  panel.style.top = `${within(isAbove ? top - GAP - height : bottom + GAP, window.innerHeight - height)}px`;
}

function within(place: number, most: number): number {
  return Math.max(GAP, Math.min(place, most - GAP));
}

/**
 * Tab goes from the ticket into its card and out again. The card is at the end of the page, where Tab would reach it last.
 */
function walkThrough(event: KeyboardEvent, ticket: HTMLElement, panel: HTMLElement): void {
  const stops = [...panel.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')];
  const [first, last, here] = [stops[0], stops.at(-1), document.activeElement];
  if (!event.shiftKey && here === ticket && first) {
    event.preventDefault();
    first.focus();
  } else if (event.shiftKey && here === first) {
    event.preventDefault();
    ticket.focus();
  } else if (!event.shiftKey && here === last) {
    // And on from there, as the browser does.
    ticket.focus();
  }
}
