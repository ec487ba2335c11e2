import type { Payable } from '#contract/payables/operations.ts';
import { client } from '#web/ground/api/client.ts';
import { refusalCode } from '#web/ground/api/errors.ts';
import { useSave } from '#web/ground/use-save.ts';
import { useTranslation } from '#web/texts/use-translation.ts';

type Saving<Input, Answer> = Parameters<typeof useSave<Input, Answer>>[0];

/** The tables behind every list of bills. */
export const PAYABLES = ['product_purchases', 'purchase_instalments', 'expenses'] as const;

/** Saves a change of a bill: refetches all lists of bills, and shows failures briefly. */
export function usePayableSave<Input, Answer>(saving: Omit<Saving<Input, Answer>, 'changed' | 'isBrief'>) {
  return useSave({ ...saving, changed: PAYABLES, isBrief: true });
}

/** Why a bill was not changed: by the refusal's code, that it is gone, or else that it failed. */
export function usePayableFailure() {
  const { t } = useTranslation('payables');
  return (failed: string, refusals: Record<string, string>) => (error: unknown) => {
    const code = refusalCode(error) ?? '';
    return refusals[code] ?? (code === 'NOT_FOUND' ? t('gone') : failed);
  };
}

/** Why it was not paid. */
export function usePayFailure(): (error: unknown) => string {
  const { t } = useTranslation('payables');
  return usePayableFailure()(t('pay.failed'), { ALREADY_PAID: t('pay.already') });
}

/** Pays it today. */
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
    failure: usePayableFailure()(t('revert.failed'), { NOT_PAID: t('revert.already') }),
  });
  return { revert: () => void save({ kind, id }), isReverting: isSaving };
}
