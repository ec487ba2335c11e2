import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { advanceForm } from '#contract/commissions/forms.ts';
import type { CommissionSummaryRow } from '#contract/commissions/operations.ts';
import type { DayRange } from '#domain/shared/period.ts';
import { addDays, LAST_DAY } from '#domain/shared/time.ts';
import { api, client } from '#web/ground/api/client.ts';
import { refusalCode } from '#web/ground/api/errors.ts';
import { SalonMoneyField } from '#web/ground/salon-money-field.tsx';
import { useFormOverlay } from '#web/ground/use-form-overlay.ts';
import { useSalonToday } from '#web/ground/use-salon-today.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { FormDialog } from '#web/ui/form-overlay.tsx';
import { Skeleton } from '#web/ui/loading.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import type { OverlayState } from '#web/ui/use-overlay.ts';
import { Amount } from './amounts.tsx';
import { useWords } from './use-words.ts';

/** What was paid to a professional: an advance, or what is owed. */
export function AdvanceDialog({
  row,
  range,
  ...overlay
}: OverlayState & { row: CommissionSummaryRow; range: DayRange }) {
  const { t } = useTranslation('commissions');
  const today = useSalonToday();
  const { money } = useWords();
  const owed = useStillOwed(row, range);
  const [defaultValues] = useState(() => ({
    staff_id: row.staff_id,
    amount: null,
    effective_date: today,
    description: '',
  }));
  const form = useForm(advanceForm, { defaultValues });
  const { frame } = useFormOverlay(overlay, form, {
    send: client.commissions.createAdvance,
    fields: { PERIOD_CLOSED: { effective_date: 'commissions:advance.periodClosed' } },
    success: t('advance.done'),
    changed: ['commission_advances'],
    failure: (error) => t(failureOf(error)),
  });
  const { value: date = '', ...dateField } = form.control('effective_date');
  const { value: amount = null, ...amountField } = form.control('amount');
  return (
    <FormDialog {...frame} title={t('advance.title', { name: row.staff_name })} saveLabel={t('advance.save')}>
      <OwedBox owed={owed} range={range} onUse={(left) => amountField.onChange(left)} />
      <div className="grid grid-cols-2 items-start gap-4 max-[22.5rem]:grid-cols-1">
        <DateField label={t('advance.date')} {...dateField} value={date} today={today} required />
        <SalonMoneyField
          label={t('advance.amount')}
          {...amountField}
          value={amount}
          hint={
            owed && amount !== null && amount > 0
              ? t('advance.after', { amount: money(owed.left - amount) })
              : undefined
          }
          data-first-focus
          required
        />
      </div>
      <TextField label={t('advance.note')} {...form.field('description')} autoComplete="off" optional />
    </FormDialog>
  );
}

function failureOf(error: unknown) {
  const code = refusalCode(error);
  if (code === 'IS_OWNER') return 'advance.isOwner';
  return code === 'NOT_FOUND' ? 'advance.gone' : 'advance.failed';
}

type Props = { owed: ReturnType<typeof useStillOwed>; range: DayRange; onUse: (amount: number) => void };

/** The balance with what was paid since, and a button that takes it over. */
function OwedBox({ owed, range: { last }, onUse }: Props) {
  const { t } = useTranslation('commissions');
  const { date, money } = useWords();
  if (!owed) return <Skeleton className="h-16 w-full" />;
  const isSame = owed.paidSince === 0 && owed.settledSince === 0;
  return (
    <div className="grid gap-2 rounded-card bg-subtle px-4 py-3">
      <Line name={t('advance.owedOn', { date: date(last) })} amount={owed.owed} isSum={isSame} />
      {owed.paidSince !== 0 && <Line name={t('advance.paidSince')} amount={-owed.paidSince} />}
      {owed.settledSince !== 0 && <Line name={t('advance.settledSince')} amount={-owed.settledSince} />}
      {!isSame && <Line name={t('advance.left')} amount={owed.left} isSum />}
      {owed.left > 0 ? (
        <Button size="sm" className="justify-self-start" onClick={() => onUse(owed.left)}>
          {t('advance.use', { amount: money(owed.left) })}
        </Button>
      ) : (
        <p className="text-13 text-muted">{t(owed.left < 0 ? 'advance.overpaid' : 'advance.nothingOwed')}</p>
      )}
    </div>
  );
}

function Line({ name, amount, isSum = false }: { name: string; amount: number; isSum?: boolean }) {
  return (
    <p className="flex justify-between gap-3">
      <span className={isSum ? 'font-medium' : 'text-muted'}>{name}</span>
      <Amount of={amount} className={isSum ? 'font-semibold' : undefined} />
    </p>
  );
}

/** The balance at the end of the days shown, less what was paid or settled since, so that nobody is paid for October twice. */
function useStillOwed({ staff_id, owed }: CommissionSummaryRow, { last }: DayRange) {
  const isLast = last === LAST_DAY;
  const { data } = useQuery({
    ...api.commissions.summary.queryOptions({ input: { first: isLast ? last : addDays(last, 1), last: LAST_DAY } }),
    enabled: !isLast,
  });
  if (!isLast && !data) return undefined;
  const since = data?.rows.find((row) => row.staff_id === staff_id);
  const [paidSince, settledSince] = [since?.advances_total ?? 0, since?.settled_total ?? 0];
  return { owed, paidSince, settledSince, left: owed - paidSince - settledSince };
}
