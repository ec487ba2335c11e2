import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import { popup } from './popup-style.ts';

export type PopoverProps = {
  trigger: ReactElement<Record<string, unknown>>;
  label: string;
  side?: 'bottom' | 'right';
  align?: 'start' | 'end';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
};

export function PopoverPanel({
  trigger,
  label,
  side = 'bottom',
  align = 'start',
  open,
  onOpenChange,
  children,
}: PopoverProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange?.(next)}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={8} align={align} collisionPadding={8} className="z-50">
          <Base.Popup aria-label={label} className={`${popup} max-w-(--available-width) p-4`}>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
