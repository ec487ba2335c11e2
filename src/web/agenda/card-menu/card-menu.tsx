import { Check } from 'lucide-react';
import { createContext, type ReactNode, use, useState } from 'react';
import type { Card } from '#contract/agenda/appointments.ts';
import { statusOf } from '#domain/agenda/statuses.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { overlayLater } from '#web/ui/later.tsx';
import type { Shown } from './card-menu-list.tsx';

/** `isByKey`: then the first entry has the focus, as in any menu. */
type Open = (card: Card, anchor: HTMLElement, isByKey: boolean) => void;

const Menu = overlayLater(async () => (await import('./card-menu-list.tsx')).CardMenuList);

const OpenContext = createContext<Open>(() => {});

/** Opens the menu of a card beside the button that was pressed. */
export const useCardMenu = () => use(OpenContext);

/** One menu for all the cards of the agenda: a day has a hundred of them, and one is open at a time. */
export function CardMenuProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  // Kept after it closed, so that the words stay while it fades.
  const [shown, setShown] = useState<Shown>();
  const [open] = useState<Open>(() => (card: Card, anchor: HTMLElement, isByKey: boolean) => {
    setShown({ card, anchor, isByKey });
    // Set on the element, so that a thousand buttons need not render. It keeps the button visible while the pointer is on the menu.
    anchor.ariaExpanded = 'true';
    setOpen(true);
  });
  return (
    <OpenContext value={open}>
      {children}
      <Menu open={isOpen} onOpenChange={setOpen} shown={shown} />
    </OpenContext>
  );
}

type StatusButtonProps = { card: Card; isTabStop?: boolean; className: string };

/** Finalises or cancels without opening the sheet, while there is something to finalise. */
export function StatusButton({ card, isTabStop = true, className }: StatusButtonProps) {
  const { t } = useTranslation('agenda');
  const open = useCardMenu();
  if (statusOf(card) !== 'pendente') return null;
  const label = t('changeStatus.open', { name: card.client_name });
  return (
    <button
      type="button"
      // The grid leaves presses on it alone: they open no sheet and drag nothing.
      data-foot
      aria-haspopup="menu"
      aria-label={label}
      title={label}
      tabIndex={isTabStop ? 0 : -1}
      onClick={(event) => open(card, event.currentTarget, event.detail === 0)}
      className={`items-center justify-center rounded-control border border-edge bg-raised text-text shadow-1 hover:text-success-text ${className}`}
    >
      <Check aria-hidden className="size-4" />
    </button>
  );
}
