import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CashDay } from '#contract/cashier/cash-day.ts';
import { cashMovementForm, closeCashDayForm, openCashDayForm } from '#contract/cashier/forms.ts';
import { cashDifference } from '#domain/cashier/cash-day.ts';
import { type Cents, cents } from '#domain/shared/money.ts';
import { api, client, queryClient } from '#web/ground/api/client.ts';
import { failureDetail, refusalCode } from '#web/ground/api/errors.ts';
import { SalonMoneyField } from '#web/ground/salon-money-field.tsx';
import { useFormOverlay } from '#web/ground/use-form-overlay.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { classNames } from '#web/ui/class-names.ts';
import { FormDialog } from '#web/ui/form-overlay.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import type { OverlayState } from '#web/ui/use-overlay.ts';
import { ClosedDaysSheet } from './closed-days-sheet.tsx';
import { useSigned } from './drawer.tsx';

/** What somebody wants to do with the drawer. */
export type Asked = { deed: 'open' | 'supply' | 'withdrawal' | 'history' } | { deed: 'close'; day: CashDay };

type Props = OverlayState & {
  asked: Asked;
  /** As it is now: others may receive cash while somebody counts. */
  today: CashDay | null | undefined;
};

export function CashDayOverlays({ asked, today, ...state }: Props) {
  switch (asked.deed) {
    case 'open':
      return <OpenDialog {...state} />;
    case 'close':
      // If it was closed elsewhere meanwhile, this is still about the day that was counted.
      return <CloseDialog {...state} day={today?.id === asked.day.id ? today : asked.day} />;
    case 'history':
      return <ClosedDaysSheet {...state} />;
    default:
      return <MoveDialog {...state} kind={asked.deed} />;
  }
}

function OpenDialog(state: OverlayState) {
  const { t } = useTranslation('cashier');
  const form = useForm(openCashDayForm, { defaultValues: { float: null } });
  const { frame } = useFormOverlay(state, form, {
    send: client.cashier.openCashDay,
    success: t('cashDay.opened'),
    ...useDrawer((detail) => t('cashDay.openFailed', { detail })),
  });
  return (
    <FormDialog {...frame} title={t('cashDay.open')} saveLabel={t('cashDay.open')}>
      <SalonMoneyField label={t('cashDay.float')} {...form.control('float')} required />
    </FormDialog>
  );
}

/** Cash that comes in or goes out without a client. What is taken out needs a reason. */
function MoveDialog({ kind, ...state }: OverlayState & { kind: 'supply' | 'withdrawal' }) {
  const { t } = useTranslation('cashier');
  const form = useForm(cashMovementForm, { defaultValues: { kind, amount: null, reason: '' } });
  const { frame } = useFormOverlay(state, form, {
    send: client.cashier.moveCash,
    success: t(kind === 'supply' ? 'cashDay.supplied' : 'cashDay.withdrawn'),
    ...useDrawer((detail) => t('cashDay.moveFailed', { detail })),
  });
  const isNeeded = kind === 'withdrawal';
  return (
    <FormDialog {...frame} title={t(`cashDay.${kind}`)} saveLabel={t(`cashDay.${kind}`)}>
      <SalonMoneyField label={t('cashDay.amount')} {...form.control('amount')} required />
      <TextField label={t('cashDay.reason')} {...form.field('reason')} required={isNeeded} optional={!isNeeded} />
    </FormDialog>
  );
}

/** Compares the counted cash with the expected amount before anything is saved. */
function CloseDialog({ day, ...state }: OverlayState & { day: CashDay }) {
  const { t } = useTranslation('cashier');
  const { money } = useFormat();
  const form = useForm(closeCashDayForm, { defaultValues: { id: day.id, counted: null, note: '' } });
  const { frame } = useFormOverlay(state, form, {
    send: client.cashier.closeCashDay,
    success: t('cashDay.closed'),
    ...useDrawer((detail) => t('cashDay.closeFailed', { detail })),
  });
  const counted = form.control('counted');
  return (
    <FormDialog {...frame} title={t('cashDay.close')} saveLabel={t('cashDay.close')}>
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

/** What every change of the drawer shares: the answer is shown at once, and a refusal says why. */
function useDrawer(failure: (detail: string) => string) {
  const { t } = useTranslation('cashier');
  return {
    changed: ['cash_days', 'cash_movements'] as const,
    onSaved: (day: CashDay) => queryClient.setQueryData(api.cashier.cashDay.queryKey(), day.closed ? null : day),
    failure: (error: unknown): ReactNode => {
      const code = refusalCode(error);
      if (code === 'ALREADY_OPEN') return t('cashDay.alreadyOpen');
      if (code === 'NOT_OPEN' || code === 'NOT_FOUND') return t('cashDay.notOpen');
      return failure(failureDetail(error));
    },
  };
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
