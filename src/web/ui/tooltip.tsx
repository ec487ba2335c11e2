import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement } from 'react';

type Props = {
  /** Only repeats or shortens what the element's own name says: neither touch nor screen readers get to it. */
  text: string;
  children: ReactElement<Record<string, unknown>>;
};

export function Tooltip({ text, children }: Props) {
  return (
    <Base.Root>
      <Base.Trigger render={children} />
      <Base.Portal>
        <Base.Positioner sideOffset={8} className="z-40">
          <Base.Popup className="max-w-60 rounded-control bg-text px-2 py-1 text-xs font-medium text-surface transition-opacity forced-colors:border data-ending-style:opacity-0 data-instant:transition-none data-starting-style:opacity-0">
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
