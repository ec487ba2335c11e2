import type { ORPCError } from '@orpc/client';
import { useTranslation } from 'react-i18next';
import { client } from '#web/ground/api/client.ts';
import { refusalCode } from '#web/ground/api/errors.ts';
import { useSave } from '#web/ground/use-save.ts';
import { useConfirm } from '#web/ui/confirm.tsx';
import { useAskAboutSale } from '../use-ask-about-sale.ts';
import type { Failure } from './use-failure-sentence.ts';

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
      onFailure(failureOf(error));
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

/** What it used may not fit back on the shelf: then it is said of which product. */
function failureOf(error: unknown): Failure {
  const code = refusalCode(error);
  if (code === 'PERIOD_CLOSED') return 'periodClosed';
  if (code === 'STOCK_REFUSED') return { stockOf: (error as ORPCError<string, { product: string }>).data.product };
  return code === 'NOT_FOUND' ? 'notFound' : 'delete';
}
