import { Menu as Base } from '@base-ui/react/menu';
import type { LucideIcon } from 'lucide-react';
import { type ReactElement, useEffect, useEffectEvent, useRef } from 'react';
import { popup, popupItem } from './popup-style.ts';
import type { OverlayState } from './use-overlay.ts';

type MenuItem = { label: string; icon?: LucideIcon; onSelect: () => void; danger?: boolean };

export type MenuProps = {
  trigger: ReactElement<Record<string, unknown>>;
  /** Groups are split by a line; the dangerous one comes last. */
  groups: readonly (readonly MenuItem[])[];
};

type Props = MenuProps & OverlayState & { /** Opened by a key before it was loaded. */ isByKey: boolean };

export function MenuPanel({ trigger, groups, isByKey, ...state }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const focusFirst = useEffectEvent(() => {
    if (state.open && isByKey) list.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
  });
  useEffect(() => {
    // Once it has its place.
    const frame = requestAnimationFrame(() => focusFirst());
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Base.Root {...state}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={4} align="end" collisionPadding={8} className="z-40 outline-none">
          <Base.Popup ref={list} className={`${popup} min-w-48`}>
            {groups.map((items, index) => (
              <Base.Group key={items.map((item) => item.label).join()}>
                {index > 0 ? <Base.Separator className="mx-1.5 my-1.5 h-px bg-divider" /> : null}
                {items.map((item) => (
                  <Item key={item.label} {...item} />
                ))}
              </Base.Group>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function Item({ label, icon: Icon, onSelect, danger }: MenuItem) {
  return (
    <Base.Item onClick={onSelect} className={`${popupItem} ${danger ? 'text-danger-text' : ''}`}>
      {Icon ? <Icon aria-hidden className="size-4.5 flex-none" strokeWidth={1.75} /> : null}
      {label}
    </Base.Item>
  );
}
