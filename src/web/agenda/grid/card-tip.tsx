import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { markOf } from '#domain/agenda/visit.ts';
import { isOftenMissed } from '#domain/clients/no-shows.ts';
import { formatTime } from '#domain/shared/time.ts';
import { useSalonNow } from '#web/ground/use-salon-now.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { useOffLabel, useStateWords, useWarningWords } from '../labels.ts';
import { type Block, type CardBlock, type Column, foundAt, type OffBlock } from './columns.ts';
import { listen } from './listen.ts';

/** How long the mouse rests on a card before its tip appears, and how long the tip waits for the mouse after it has left. */
const MILLISECONDS = { asking: 400, leaving: 150 };
const GAP = 6;

type Props = { scroller: RefObject<HTMLElement | null>; columns: readonly Column[] };

/**
 * What the card under the mouse or the focus has no room for; nothing if the card shows it all. One tip for the whole grid, because a day has a
 * thousand cards.
 */
export function CardTip({ scroller, columns }: Props) {
  const [card, setCard] = useState<HTMLElement | null>(null);
  const tip = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const block = card?.isConnected ? foundAt(card, columns).block : undefined;
  const isNeeded = block !== undefined && card !== null && !showsAll(card, block);

  function show(next: HTMLElement | null, after = 0) {
    clearTimeout(timer.current);
    if (after === 0) setCard(next);
    else timer.current = setTimeout(() => setCard(next), after);
  }

  const hover = useEffectEvent((event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || event.buttons > 0) return;
    const next = cardAt(event);
    if (next !== card) show(next, next ? MILLISECONDS.asking : MILLISECONDS.leaving);
    else clearTimeout(timer.current);
  });
  const leave = useEffectEvent(() => show(null, MILLISECONDS.leaving));
  const focus = useEffectEvent((event: FocusEvent) => {
    if ((event.target as Element).matches(':focus-visible')) show(cardAt(event));
  });
  const hide = useEffectEvent(() => show(null));

  useEffect(() => {
    const stop = listen(scroller.current, {
      pointerover: (event) => hover(event),
      pointerleave: () => leave(),
      pointerdown: () => hide(),
      focusin: (event) => focus(event),
      focusout: () => hide(),
    });
    // Before the key moves the focus, which shows the next one.
    const stopKeys = listen(window, { keydown: () => hide() }, { capture: true });
    return () => {
      stop();
      stopKeys();
    };
  }, [scroller]);

  // Listens only while it shows: nothing of ours runs while a grid is scrolled.
  useLayoutEffect(() => {
    if (!isNeeded || !card) return;
    const place = () => tip.current && putBeside(tip.current, card);
    const follow = () => (card.contains(document.activeElement) ? place() : hide());
    place();
    return listen(scroller.current, { scroll: follow });
  }, [isNeeded, card, scroller]);

  if (!isNeeded) return null;
  return createPortal(
    // Screen readers get the same from the card's name.
    <div
      ref={tip}
      data-tip
      aria-hidden="true"
      onPointerEnter={() => clearTimeout(timer.current)}
      onPointerLeave={() => show(null, MILLISECONDS.leaving)}
      className="fixed z-30 grid max-w-64 gap-0.5 rounded-control border border-transparent bg-text px-3 py-2 text-xs text-surface shadow-2"
    >
      {block.kind === 'card' ? <AboutCard {...block} /> : <AboutOff block={block} />}
    </div>,
    document.body,
  );
}

function AboutCard({ card, by, start, end }: CardBlock) {
  const { t } = useTranslation(['agenda', 'app']);
  const state = useStateWords();
  const warning = useWarningWords();
  const now = useSalonNow();
  const mark = markOf(card, card.date === now.date ? now : undefined);
  return (
    <>
      <Line>{`${formatTime(start)} – ${formatTime(end)}, ${state(card, mark)}`}</Line>
      <strong className="text-13 font-semibold">{card.client_name}</strong>
      {card.client_warning && <strong className="font-semibold">{warning(card.client_warning)}</strong>}
      <Line>{card.services.join(', ')}</Line>
      <Line>{by || t('grid.unassigned')}</Line>
      {isOftenMissed(card.client_no_shows) && <Line>{t('app:noShows', { count: card.client_no_shows })}</Line>}
    </>
  );
}

function AboutOff({ block }: { block: OffBlock }) {
  const { word } = useOffLabel(block);
  return (
    <>
      <Line>{`${formatTime(block.start)} – ${formatTime(block.end)}`}</Line>
      <strong className="text-13 font-semibold">{word}</strong>
      <Line>{block.name}</Line>
    </>
  );
}

function Line({ children }: { children: ReactNode }) {
  return <span className="empty:hidden">{children}</span>;
}

/** Not for the buttons at a card's foot, which have labels of their own. */
function cardAt({ target }: Event): HTMLElement | null {
  const element = target as Element;
  return element.closest('[data-foot]') ? null : element.closest<HTMLElement>('[data-block]');
}

/** A block never shows its time. */
function showsAll(card: HTMLElement, block: Block): boolean {
  if (block.kind === 'off' || block.card.client_warning || isOftenMissed(block.card.client_no_shows)) return false;
  const shown = card.innerText;
  if (!block.card.services.every((service) => shown.includes(service))) return false;
  // Clipped words are still in the text of the box.
  return ![...card.querySelectorAll('span')].some(
    ({ clientWidth, clientHeight, scrollWidth, scrollHeight }) =>
      clientWidth > 0 && (scrollWidth > clientWidth || scrollHeight > clientHeight),
  );
}

/** To the right or, if there is no room, to the left. */
function putBeside(tip: HTMLElement, card: HTMLElement): void {
  const { left, right, top } = card.getBoundingClientRect();
  const isRight = right + GAP + tip.offsetWidth <= window.innerWidth - GAP;
  tip.style.left = `${isRight ? right + GAP : Math.max(GAP, left - GAP - tip.offsetWidth)}px`;
  tip.style.top = `${Math.max(GAP, Math.min(top, window.innerHeight - tip.offsetHeight - GAP))}px`;
}
