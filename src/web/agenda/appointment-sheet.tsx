import { useState } from 'react';
import { AppointmentEditor } from './sheet/appointment-editor.tsx';
import { EditAppointment } from './sheet/edit-appointment.tsx';
import type { SheetOpening } from './sheet/sheet-opening.ts';

type Props = { open: SheetOpening | null; onClose: () => void };

/** The form of an appointment beside the agenda. Each opening begins afresh, and what was shown stays while it slides away. */
export function AppointmentSheet({ open, onClose }: Props) {
  const wanted = JSON.stringify(open);
  const [last, setLast] = useState({ wanted: JSON.stringify(null), opening: open, turn: 0 });
  if (wanted !== last.wanted) {
    setLast(open ? { wanted, opening: open, turn: last.turn + 1 } : { ...last, wanted });
  }
  const { opening, turn } = last;
  if (!opening) return null;
  const isOpen = open !== null;
  return opening.kind === 'edit' ? (
    <EditAppointment key={turn} id={opening.id} open={isOpen} onClose={onClose} />
  ) : (
    <AppointmentEditor
      key={turn}
      preset={opening}
      open={isOpen}
      onClose={onClose}
      // It was saved after all, and only the answer was lost.
      onReload={(id) => setLast({ wanted, opening: { kind: 'edit', id }, turn: turn + 1 })}
    />
  );
}
