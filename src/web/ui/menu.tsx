import { useState } from 'react';
import { later, useLater } from './later.tsx';
import type { MenuProps } from './menu-panel.tsx';
import { TriggerAlone } from './trigger-alone.tsx';

const panel = later(async () => (await import('./menu-panel.tsx')).MenuPanel);

/** Actions on one thing, behind one button. */
export function Menu(props: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const Panel = useLater(panel, isOpen, () => setOpen(false));
  if (Panel) return <Panel {...props} open={isOpen} onOpenChange={setOpen} />;
  return <TriggerAlone trigger={props.trigger} opens="menu" isOpening={isOpen} onOpen={() => setOpen(true)} />;
}
