import { Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { useApprovals } from './approvals.ts';
import { useUndoApproval } from './use-undo-approval.ts';

/** The last request that was approved in this window, with the way back. */
export function UndoLastApproval() {
  const { t } = useTranslation('agenda');
  const [last] = useApprovals();
  const { undo, isUndoing } = useUndoApproval();
  if (!last) return null;
  return (
    <p className="flex min-w-0 flex-wrap items-center justify-end gap-x-2 text-sm text-muted">
      <span className="min-w-0 wrap-anywhere">{t('requests.lastApproved', { name: last.client_name })}</span>
      <Button variant="ghost" icon={Undo2} className="text-brand-text!" loading={isUndoing} onClick={() => undo(last)}>
        {t('requests.undo')}
      </Button>
    </p>
  );
}
