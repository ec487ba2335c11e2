import { useState } from 'react';
import { later, useLaterAbove } from './later.tsx';
import type { MenuProps } from './menu-panel.tsx';
import { TriggerAlone } from './trigger-alone.tsx';

const panel = later(async () => (await import('./menu-panel.tsx')).MenuPanel);

/** Actions on one thing, behind one button. */
export function Menu(props: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const [isByKey, setByKey] = useState(false);
  const Panel = useLaterAbove(panel, isOpen, () => setOpen(false));
  const open = (isByKey: boolean) => {
    setByKey(isByKey);
    setOpen(true);
  };
  if (Panel) return <Panel {...props} open={isOpen} onOpenChange={setOpen} isByKey={isByKey} />;
  return <TriggerAlone trigger={props.trigger} opens="menu" isOpening={isOpen} onOpen={open} />;
}
