import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import { popup } from './popup-style.ts';

type Props = {
  trigger: ReactElement<Record<string, unknown>>;
  label: string;
  side?: 'bottom' | 'right';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
};

/** More about one thing, beside the button that opens it. */
export function Popover({ trigger, label, side = 'bottom', open, onOpenChange, children }: Props) {
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange?.(next)}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={8} align="start" collisionPadding={8} className="z-40">
          <Base.Popup aria-label={label} className={`${popup} max-w-(--available-width) p-4`}>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
