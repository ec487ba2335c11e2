import { useTranslation } from 'react-i18next';
import type { Payable } from '#contract/payables/operations.ts';
import { client } from '#web/ground/api/client.ts';
import { refusalCode } from '#web/ground/api/errors.ts';
import { usePayableSave } from './use-payable-save.ts';

/** Why it was not paid. */
export function usePayFailure(): (error: unknown) => string {
  const { t } = useTranslation('payables');
  return (error) => {
    const code = refusalCode(error);
    if (code === 'ALREADY_PAID') return t('pay.already');
    return code === 'NOT_FOUND' ? t('gone') : t('pay.failed');
  };
}

/** Today. */
export function usePay({ kind, id }: Payable) {
  const { t } = useTranslation('payables');
  const { save, isSaving } = usePayableSave({
    send: client.payables.pay,
    success: t(`pay.done.${kind}`),
    failure: usePayFailure(),
  });
  return { pay: () => void save({ kind, id, payment_date: '' }), isPaying: isSaving };
}

export function useRevert({ kind, id }: Payable) {
  const { t } = useTranslation('payables');
  const { save, isSaving } = usePayableSave({
    send: client.payables.revert,
    success: t(`revert.done.${kind}`),
    failure: (error) => {
      const code = refusalCode(error);
      if (code === 'NOT_PAID') return t('revert.already');
      return code === 'NOT_FOUND' ? t('gone') : t('revert.failed');
    },
  });
  return { revert: () => void save({ kind, id }), isReverting: isSaving };
}
