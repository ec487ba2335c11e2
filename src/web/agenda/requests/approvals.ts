import { useQuery } from '@tanstack/react-query';
import { client, queryClient } from '#web/ground/api/client.ts';
import { failureDetail, refusalCode } from '#web/ground/api/errors.ts';
import { useSave } from '#web/ground/use-save.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { conflictWith } from '../failure.ts';

/** What this window approved, the latest first: it can be undone here after the banner that offers it is gone. */
type Approval = { id: string; version: string; client_name: string };

// In the query cache, which is cleared when somebody signs out.
const KEY = ['approvals of this window'];

export function useApprovals(): readonly Approval[] {
  const { data } = useQuery<readonly Approval[]>({
    queryKey: KEY,
    queryFn: () => [],
    initialData: [],
    enabled: false,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return data;
}

export function rememberApproval(approval: Approval): void {
  forgetApproval(approval.id);
  queryClient.setQueryData<readonly Approval[]>(KEY, (known = []) => [approval, ...known]);
}

function forgetApproval(id: string): void {
  queryClient.setQueryData<readonly Approval[]>(KEY, (known = []) => known.filter((approval) => approval.id !== id));
}

/** Undoes an approval: the request awaits its answer again. */
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
      // What the server refused it will refuse again; a call that got no answer may be repeated.
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
