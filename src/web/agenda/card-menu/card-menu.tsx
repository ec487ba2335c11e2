import { Menu } from '@base-ui/react/menu';
import { createContext, type ReactNode, use, useRef, useState } from 'react';
import type { Card } from '#contract/agenda/appointments.ts';
import { statusOf } from '#domain/agenda/statuses.ts';
import { popup, popupList } from '#web/ui/popup-style.ts';
import { GiveItems } from './give-items.tsx';
import { SettleItems } from './settle-items.tsx';

/** `isByKey`: then the first entry has the focus, as in any menu. */
type Open = (card: Card, anchor: HTMLElement, isByKey: boolean) => void;

const OpenContext = createContext<Open>(() => {});

/** Opens the menu of a card beside the button that was pressed. */
export const useCardMenu = () => use(OpenContext);

/** One menu for all the cards of the agenda: a day has a hundred of them, and one is open at a time. */
export function CardMenuProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  // Kept after it closed, so that the words stay while it fades.
  const [shown, setShown] = useState<{ card: Card; anchor: HTMLElement; isByKey: boolean }>();
  const list = useRef<HTMLDivElement>(null);
  const [open] = useState<Open>(() => (card: Card, anchor: HTMLElement, isByKey: boolean) => {
    setShown({ card, anchor, isByKey });
    // Written on the button itself: a thousand of them need not hear of it. It keeps the button in its place while the pointer is on the menu.
    anchor.ariaExpanded = 'true';
    setOpen(true);
  });
  return (
    <OpenContext value={open}>
      {children}
      <Menu.Root
        open={isOpen}
        onOpenChange={setOpen}
        onOpenChangeComplete={(isThere) => {
          if (!isThere) shown?.anchor.removeAttribute('aria-expanded');
          else if (shown?.isByKey) list.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
        }}
      >
        <Menu.Portal>
          <Menu.Positioner
            anchor={shown?.anchor}
            sideOffset={4}
            align="end"
            collisionPadding={8}
            className="z-40 outline-none"
          >
            {/* The button may be gone by then, but the card stays. */}
            <Menu.Popup
              ref={list}
              finalFocus={() => cardOf(shown?.anchor)}
              className={`${popup} ${popupList} min-w-56`}
            >
              {shown && (statusOf(shown.card) === 'aguardando' ? <GiveItems {...shown} /> : <SettleItems {...shown} />)}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </OpenContext>
  );
}

function cardOf(anchor: HTMLElement | undefined): HTMLElement | true {
  return anchor?.closest('.appointment')?.querySelector('button') ?? true;
}
