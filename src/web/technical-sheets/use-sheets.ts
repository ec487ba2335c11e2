import { client } from '#web/ground/api/client.ts';
import { failureDetail } from '#web/ground/api/errors.ts';
import { useSave } from '#web/ground/use-save.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { useConfirm } from '#web/ui/confirm.tsx';
import { forgetSheet } from './show-saved.ts';

export function useRepeatSheet() {
  const { t } = useTranslation('technicalSheets');
  return useSave({
    send: client.technicalSheets.repeat,
    success: ({ is_next }) => t(is_next ? 'repeated' : 'repeatedNot'),
    changed: ['technical_sheets'],
    failure: (error) => t('repeatFailed', { detail: failureDetail(error) }),
  });
}

/** Asks first: a formula cannot be brought back. */
export function useRemoveSheet(onRemoved?: () => void) {
  const { t } = useTranslation('technicalSheets');
  const confirm = useConfirm();
  const { save, isSaving } = useSave({
    send: (id: string) => client.technicalSheets.remove({ id }),
    success: t('form.deleted'),
    changed: ['technical_sheets'],
    onSaved: (_, id) => {
      forgetSheet(id);
      onRemoved?.();
    },
    failure: (error) => t('form.deleteFailed', { detail: failureDetail(error) }),
  });
  const ask = async (id: string) => {
    if (await confirm({ title: t('form.deleteQuestion'), description: t('form.deleteText') })) await save(id);
  };
  return { ask, isRemoving: isSaving };
}
