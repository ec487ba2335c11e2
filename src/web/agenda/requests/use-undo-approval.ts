import { useTranslation } from 'react-i18next';
import { client } from '#web/ground/api/client.ts';
import { failureDetail, refusalCode } from '#web/ground/api/errors.ts';
import { useSave } from '#web/ground/use-save.ts';
import { conflictWith } from '../conflict-with.ts';
import { type Approval, forgetApproval } from './approvals.ts';

/** Takes an approval back: the request awaits its answer again. */
export function useUndoApproval(onUndone?: () => void) {
  const { t } = useTranslation('agenda');
  const { save, isSaving } = useSave({
    send: ({ id, version }: Approval) => client.agenda.undoApproval({ id, version }),
    onSaved: (_, { id }) => {
      forgetApproval(id);
      onUndone?.();
    },
    success: t('requests.undone'),
    changed: ['appointments', 'clients'],
    failure: (error, { id }) => {
      // What was refused will be refused again; what was not answered may be tried again.
      if (refusalCode(error)) forgetApproval(id);
      return t('requests.undoFailed', { detail: detailOf(error) });
    },
  });

  function detailOf(error: unknown): string {
    const professional = conflictWith(error);
    if (professional !== undefined) return t('requests.undoTaken', { professional });
    const code = refusalCode(error);
    if (code === 'STALE') return t('requests.undoStale');
    return code === 'NOT_FOUND' ? t('sheet.failures.notFound') : failureDetail(error);
  }

  return { undo: save, isUndoing: isSaving };
}
