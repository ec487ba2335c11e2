import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode, useState } from 'react';
import { api } from '#web/ground/api/client.ts';
import { OverlayLoading } from '#web/ui/loading.tsx';
import { useAddressedOverlay } from '#web/ui/use-overlay.ts';
import type { Overlay, Slot } from './address.ts';
import { BlockDialog } from './block-dialog.tsx';
import { AppointmentEditor } from './sheet/appointment-editor.tsx';
import { EditAppointment } from './sheet/edit-appointment.tsx';
import { useAgendaAddress } from './use-agenda-address.ts';
import { WhyDialog } from './why/why-dialog.tsx';

/** What the address opens above the agenda: the appointment's sheet, the block dialog, the question why. */
export function AgendaOverlays() {
  return (
    <>
      <Addressed kind="new">{(slot, overlay) => <NewAppointment preset={slot} {...overlay} />}</Addressed>
      <Addressed kind="edit">{({ id }, overlay) => <EditAppointment id={id} {...overlay} />}</Addressed>
      <Addressed kind="block">{(slot, overlay) => <BlockDialog slot={slot} {...overlay} />}</Addressed>
      <Addressed kind="why">{(slot, overlay) => <WhyDialog slot={slot} {...overlay} />}</Addressed>
    </>
  );
}

type OverlayProps = { open: boolean; onClose: () => void };
type AddressedProps<Kind> = {
  kind: Kind;
  children: (what: Extract<Overlay, { kind: Kind }>, overlay: OverlayProps) => ReactNode;
};

/** Each kind by itself: one may open while another is still closing. */
function Addressed<Kind extends Overlay['kind']>({ kind, children }: AddressedProps<Kind>) {
  const { overlay, close } = useAgendaAddress();
  const wanted = overlay?.kind === kind ? (overlay as Extract<Overlay, { kind: Kind }>) : null;
  const { what, turn, isOpen } = useAddressedOverlay(wanted);
  return what && <Fragment key={turn}>{children(what, { open: isOpen, onClose: close })}</Fragment>;
}

function NewAppointment({ preset, ...overlay }: OverlayProps & { preset: Slot }) {
  const [saved, setSaved] = useState<string>();
  // It was saved after all, and only the response was lost.
  if (saved) return <EditAppointment id={saved} {...overlay} />;
  if (preset.like) return <LikeAnother preset={preset} like={preset.like} onReload={setSaved} {...overlay} />;
  if (preset.client) return <ForClient preset={preset} client={preset.client} onReload={setSaved} {...overlay} />;
  return <AppointmentEditor preset={preset} onReload={setSaved} {...overlay} />;
}

type LikeProps = OverlayProps & { preset: Slot; like: string; onReload: (id: string) => void };

/** Waits for the other one; where it cannot be had, the sheet is empty. */
function LikeAnother({ preset, like, ...editor }: LikeProps) {
  const { data, isPending } = useQuery(api.agenda.read.queryOptions({ input: { id: like }, retry: false }));
  if (isPending) return <OverlayLoading />;
  return <AppointmentEditor preset={preset} like={data} {...editor} />;
}

type ForProps = OverlayProps & { preset: Slot; client: string; onReload: (id: string) => void };

/** Waits for the client; where they are gone, somebody else is chosen. */
function ForClient({ preset, client, ...editor }: ForProps) {
  const { data, isPending } = useQuery(api.clients.read.queryOptions({ input: { id: client }, retry: false }));
  if (isPending) return <OverlayLoading />;
  return <AppointmentEditor preset={preset} client={data} {...editor} />;
}
