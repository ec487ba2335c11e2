import { useTranslation } from 'react-i18next';
import { client } from '#web/ground/api/client.ts';
import { useSave } from '#web/ground/use-save.ts';
import { useConfirm } from '#web/ui/confirm.tsx';
import { deletionFailure, type Failure } from '../failure.ts';
import { useAskAboutSale } from '../use-ask-about-sale.ts';

/** Asks first. */
export function useDeleteAppointment(onFailure: (failure: Failure | undefined) => void, onDeleted: () => void) {
  const { t } = useTranslation('agenda');
  const confirm = useConfirm();
  const { aboutDeleting } = useAskAboutSale();
  const { save, isSaving } = useSave({
    send: client.agenda.remove,
    onSaved: onDeleted,
    success: t('sheet.deleted'),
    changed: ['appointments', 'stock_movements', 'sales'],
    onRefused: (error) => {
      onFailure(deletionFailure(error));
      return true;
    },
  });
  return {
    isDeleting: isSaving,
    remove: async (id: string) => {
      const description = [...(await aboutDeleting(id)), t('sheet.deleteQuestion')].join(' ');
      const agreed = await confirm({ title: t('sheet.delete'), description });
      if (!agreed) return;
      onFailure(undefined);
      await save({ id });
    },
  };
}
