import type { OpenSale } from '#contract/cashier/month.ts';
import type { Cents } from '#domain/shared/money.ts';
import { client } from '#web/ground/api/client.ts';
import { failureDetail, refusalCode } from '#web/ground/api/errors.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useSave } from '#web/ground/use-save.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { useConfirm } from '#web/ui/confirm.tsx';

export function useCancelSale({ id, total }: OpenSale, name: string) {
  const { t } = useTranslation('cashier');
  const { money } = useFormat();
  const confirm = useConfirm();
  const { save, isSaving } = useSave({
    send: client.cashier.cancelSale,
    success: t('month.open.cancelled'),
    changed: ['sales'],
    failure: (error) =>
      ['NOT_OPEN', 'NOT_FOUND'].includes(refusalCode(error) ?? '')
        ? t('month.open.notOpen')
        : t('month.open.cancelFailed', { detail: failureDetail(error) }),
    isBrief: true,
  });
  return {
    isCancelling: isSaving,
    cancel: async () => {
      const isSure = await confirm({
        title: t('month.open.question'),
        description: t('month.open.questionText', { client: name, total: money(total as Cents) }),
        confirmLabel: t('month.open.confirm'),
        cancelLabel: t('month.open.keep'),
      });
      if (isSure) await save({ id });
    },
  };
}
