import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { client } from '#web/app/api/client.ts';
import { refusalCode } from '#web/app/api/errors.ts';
import { useBanner } from '#web/ui/banner.tsx';
import { useConfirm } from '#web/ui/confirm.tsx';
import { appointmentsChanged } from '../appointments-changed.ts';
import type { Failure } from './editor-alert.tsx';

/** Asks first. */
export function useDeleteAppointment(onFailure: (failure: Failure | undefined) => void, onDeleted: () => void) {
  const { t } = useTranslation('agenda');
  const banner = useBanner();
  const confirm = useConfirm();
  const deletion = useMutation({
    mutationFn: (id: string) => client.agenda.remove({ id }),
    onMutate: () => onFailure(undefined),
    onError: (error) => onFailure(failureOf(error)),
    onSuccess: async () => {
      onDeleted();
      banner.success(t('sheet.deleted'));
      await appointmentsChanged();
    },
  });
  return {
    isDeleting: deletion.isPending,
    remove: async (id: string) => {
      const agreed = await confirm({ title: t('sheet.delete'), description: t('sheet.deleteQuestion') });
      if (agreed) deletion.mutate(id);
    },
  };
}

function failureOf(error: unknown): Failure {
  const code = refusalCode(error);
  if (code === 'PERIOD_CLOSED') return 'periodClosed';
  return code === 'NOT_FOUND' ? 'notFound' : 'delete';
}
