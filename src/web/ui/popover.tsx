import { useState } from 'react';
import { later, useLaterAbove } from './later.tsx';
import type { PopoverProps } from './popover-panel.tsx';
import { TriggerAlone } from './trigger-alone.tsx';

const panel = later(async () => (await import('./popover-panel.tsx')).PopoverPanel);

/** More about one thing, beside the button that opens it. */
export function Popover(props: PopoverProps) {
  const [isOpen, setOpen] = useState(false);
  const { open = isOpen, onOpenChange = setOpen } = props;
  const Panel = useLaterAbove(panel, open, () => onOpenChange(false));
  if (Panel) return <Panel {...props} open={open} onOpenChange={onOpenChange} />;
  return <TriggerAlone trigger={props.trigger} opens="dialog" isOpening={open} onOpen={() => onOpenChange(true)} />;
}
