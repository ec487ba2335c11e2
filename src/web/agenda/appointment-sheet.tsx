import { useTranslation } from 'react-i18next';
import { Sheet } from '#web/ui/sheet.tsx';

/** What the sheet is asked to show: a new appointment with what the click already told, or one that exists. */
export type SheetOpening =
  | { kind: 'new'; date: string; start_time?: string; professional_id?: string }
  | { kind: 'edit'; id: string };

type Props = { open: SheetOpening | null; onClose: () => void };

export function AppointmentSheet({ open, onClose }: Props) {
  const { t } = useTranslation('agenda');
  return (
    <Sheet
      open={open !== null}
      onOpenChange={() => onClose()}
      title={t(open?.kind === 'edit' ? 'sheet.edit' : 'sheet.new')}
    />
  );
}
