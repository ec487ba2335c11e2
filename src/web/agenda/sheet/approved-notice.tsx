import { useTranslation } from 'react-i18next';
import type { Appointment } from '#contract/agenda/appointments.ts';
import { Banner } from '#web/ui/banner.tsx';
import { useApprovals } from '../requests/approvals.ts';
import { useUndoApproval } from '../requests/use-undo-approval.ts';

/** Approved in this window, and nothing has happened to it since: it can be taken back. */
export function ApprovedNotice({ appointment, onUndone }: { appointment: Appointment; onUndone: () => void }) {
  const { t } = useTranslation('agenda');
  const approval = useApprovals().find(({ id }) => id === appointment.id);
  const { undo } = useUndoApproval(onUndone);
  if (approval?.version !== appointment.version) return null;
  return (
    <Banner tone="quiet" action={{ label: t('requests.undo'), onPress: () => void undo(approval) }}>
      {t('requests.lastApproved', { name: appointment.client_name })}
    </Banner>
  );
}
