import { useState } from 'react';
import { useAddressedOverlay } from '#web/ui/use-overlay.ts';
import type { Overlay, Slot } from './address.ts';
import { BlockDialog } from './block-dialog.tsx';
import { AppointmentEditor } from './sheet/appointment-editor.tsx';
import { EditAppointment } from './sheet/edit-appointment.tsx';
import { useAgendaAddress } from './use-agenda-address.ts';
import { WhyDialog } from './why/why-dialog.tsx';

/** What the address opens above the agenda: the appointment's sheet, the block dialog, the question why. */
export function AgendaOverlays() {
  const { overlay, open, close } = useAgendaAddress();
  const made = useAddressedOverlay(ofKind(overlay, 'new'));
  const edited = useAddressedOverlay(ofKind(overlay, 'edit'));
  const block = useAddressedOverlay(ofKind(overlay, 'block'));
  const why = useAddressedOverlay(ofKind(overlay, 'why'));
  return (
    <>
      {made.what && <NewAppointment key={`new ${made.turn}`} preset={made.what} open={made.isOpen} onClose={close} />}
      {edited.what && (
        <EditAppointment key={`edit ${edited.turn}`} id={edited.what.id} open={edited.isOpen} onClose={close} />
      )}
      {block.what && <BlockDialog key={`block ${block.turn}`} slot={block.what} open={block.isOpen} onClose={close} />}
      {why.what && (
        <WhyDialog
          key={`why ${why.turn}`}
          slot={why.what}
          open={why.isOpen}
          onClose={close}
          onOpenAppointment={(id) => open({ kind: 'edit', id })}
        />
      )}
    </>
  );
}

type NewProps = { preset: Slot; open: boolean; onClose: () => void };

function NewAppointment({ preset, ...overlay }: NewProps) {
  const [saved, setSaved] = useState<string>();
  // It was saved after all, and only the answer was lost.
  if (saved) return <EditAppointment id={saved} {...overlay} />;
  return <AppointmentEditor preset={preset} onReload={setSaved} {...overlay} />;
}

function ofKind<Kind extends Overlay['kind']>(overlay: Overlay | null, kind: Kind) {
  return overlay?.kind === kind ? (overlay as Extract<Overlay, { kind: Kind }>) : null;
}
