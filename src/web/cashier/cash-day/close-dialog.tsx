import { CircleAlert, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CashDay } from '#contract/cashier/cash-day.ts';
import { closeCashDayForm } from '#contract/cashier/forms.ts';
import { cashDifference } from '#domain/cashier/cash-day.ts';
import { type Cents, cents } from '#domain/shared/money.ts';
import { client } from '#web/ground/api/client.ts';
import { SalonMoneyField } from '#web/ground/salon-money-field.tsx';
import { useFormat } from '#web/ground/use-format.ts';
import { classNames } from '#web/ui/class-names.ts';
import { FormDialog } from '#web/ui/form-overlay.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import type { OverlayState } from '#web/ui/use-overlay.ts';
import { useCashSave } from './use-cash-save.ts';
import { useSigned } from './use-signed.ts';

/** What was counted beside what should be there, before anything is kept. */
export function CloseDialog({ day, open, onOpenChange }: OverlayState & { day: CashDay }) {
  const { t } = useTranslation('cashier');
  const { money } = useFormat();
  const form = useForm(closeCashDayForm, { defaultValues: { id: day.id, counted: null, note: '' } });
  const { save, failure } = useCashSave({
    send: client.cashier.closeCashDay,
    form,
    success: t('cashDay.closed'),
    failure: (detail) => t('cashDay.closeFailed', { detail }),
    onOpenChange,
  });
  const counted = form.control('counted');
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('cashDay.close')}
      saveLabel={t('cashDay.close')}
      form={form}
      onSubmit={form.submit(save)}
      failure={failure}
    >
      <p className="flex justify-between gap-3">
        <span className="text-muted">{t('cashDay.expected')}</span>
        <strong className="font-semibold tabular-nums">{money(day.expected as Cents)}</strong>
      </p>
      <SalonMoneyField label={t('cashDay.counted')} {...counted} required />
      {Number.isInteger(counted.value) && (
        <Difference amount={cashDifference(cents(counted.value ?? 0), cents(day.expected))} />
      )}
      <TextField label={t('cashDay.note')} {...form.field('note')} optional />
    </FormDialog>
  );
}

function Difference({ amount }: { amount: Cents }) {
  const { t } = useTranslation('cashier');
  const signed = useSigned();
  const Icon = amount === 0 ? CircleCheck : CircleAlert;
  const look =
    amount === 0
      ? 'bg-success-bg text-success-text'
      : amount < 0
        ? 'bg-danger-bg text-danger-text'
        : 'bg-pending-bg text-pending-text';
  return (
    <p
      role="status"
      className={classNames('flex flex-wrap items-center gap-2 rounded-card px-4 py-3 forced-colors:border', look)}
    >
      <Icon aria-hidden strokeWidth={1.75} className="size-5 flex-none" />
      <span className="flex-1 text-sm font-medium">
        {t(amount === 0 ? 'cashDay.exact' : amount < 0 ? 'cashDay.missing' : 'cashDay.surplus')}
      </span>
      <strong className="text-xl font-semibold tabular-nums">{signed(amount)}</strong>
    </p>
  );
}
