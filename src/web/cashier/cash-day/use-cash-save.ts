import { useTranslation } from 'react-i18next';
import type { CashDay } from '#contract/cashier/cash-day.ts';
import { api, queryClient } from '#web/ground/api/client.ts';
import { failureDetail, refusalCode } from '#web/ground/api/errors.ts';
import { useSave } from '#web/ground/use-save.ts';

type Deed<Input> = {
  /** With the key that makes another try of the same movement safe. */
  send: (input: Input, call: { context: { idempotencyKey: string } }) => Promise<CashDay>;
  form: { refuse: (fields: Record<string, string>) => boolean };
  success: string;
  failure: (detail: string) => string;
  onOpenChange: (open: boolean) => void;
};

/** Does something with the drawer, and says why where it could not be done. */
export function useCashSave<Input>({ send, form, success, failure, onOpenChange }: Deed<Input>) {
  const { t } = useTranslation('cashier');
  const { save, error } = useSave({
    send,
    form,
    onSaved: (day) => {
      queryClient.setQueryData(api.cashier.cashDay.queryKey(), day.closed ? null : day);
      onOpenChange(false);
    },
    success,
    changed: ['cash_days', 'cash_movements'],
  });
  const said = (error: unknown) => {
    const code = refusalCode(error);
    if (code === 'ALREADY_OPEN') return t('cashDay.alreadyOpen');
    if (code === 'NOT_OPEN' || code === 'NOT_FOUND') return t('cashDay.notOpen');
    return failure(failureDetail(error));
  };
  return { save, failure: error && said(error) };
}
