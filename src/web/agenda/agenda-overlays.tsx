import { useState } from 'react';
import type { Overlay } from './address.ts';
import { AppointmentSheet } from './appointment-sheet.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { useAgendaAddress } from './use-agenda-address.ts';
import { WhyDialog } from './why-dialog.tsx';

type Kept<Kind extends Overlay['kind']> = { turn: number; of: Extract<Overlay, { kind: Kind }> };

/** What the address opens above the agenda: the appointment's sheet, the block dialog, the question why. */
export function AgendaOverlays() {
  const { overlay, open, close } = useAgendaAddress();
  const block = useKept(overlay, 'block');
  const why = useKept(overlay, 'why');
  const sheet = overlay?.kind === 'new' || overlay?.kind === 'edit' ? overlay : null;
  return (
    <>
      <AppointmentSheet open={sheet} onClose={close} />
      {block && (
        <BlockDialog key={`block ${block.turn}`} slot={block.of} open={overlay?.kind === 'block'} onClose={close} />
      )}
      {why && (
        <WhyDialog
          key={`why ${why.turn}`}
          slot={why.of}
          open={overlay?.kind === 'why'}
          onClose={close}
          onOpenAppointment={(id) => open({ kind: 'edit', id })}
        />
      )}
    </>
  );
}

/** What was opened last stays while it closes; each opening is a new one, with nothing left of the last. */
function useKept<Kind extends Overlay['kind']>(overlay: Overlay | null, kind: Kind): Kept<Kind> | undefined {
  const current = overlay?.kind === kind ? (overlay as Extract<Overlay, { kind: Kind }>) : null;
  const [isOpen, setIsOpen] = useState(false);
  const [kept, setKept] = useState<Kept<Kind>>();
  if (isOpen !== (current !== null)) {
    setIsOpen(current !== null);
    if (current) setKept({ turn: (kept?.turn ?? 0) + 1, of: current });
  }
  return kept;
}
