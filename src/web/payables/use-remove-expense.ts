import { useTranslation } from 'react-i18next';
import type { Payable } from '#contract/payables/operations.ts';
import { client } from '#web/ground/api/client.ts';
import { refusalCode } from '#web/ground/api/errors.ts';
import { useConfirm } from '#web/ui/confirm.tsx';
import { usePayableSave } from './use-payable-save.ts';
import { usePayableWords } from './use-payable-words.ts';

/** Asks, and then removes. */
export function useRemoveExpense(payable: Payable): () => Promise<void> {
  const { t } = useTranslation('payables');
  const words = usePayableWords();
  const confirm = useConfirm();
  const { save } = usePayableSave({
    send: client.payables.removeExpense,
    success: t('expense.removed'),
    failure: (error) => {
      const code = refusalCode(error);
      if (code === 'ALREADY_PAID') return t('expense.alreadyPaid');
      return code === 'NOT_FOUND' ? t('gone') : t('expense.removeFailed');
    },
  });
  return async () => {
    const isSure = await confirm({
      title: t('expense.question'),
      description: t('expense.questionText', { name: payable.name, value: words.value(payable) }),
      confirmLabel: t('expense.remove'),
    });
    if (isSure) await save({ id: payable.id });
  };
}
