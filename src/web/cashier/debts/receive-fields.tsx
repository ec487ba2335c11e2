import type { ReactNode } from 'react';
import type { ToReceive } from '#contract/clients/operations.ts';
import { type Cents, cents } from '#domain/shared/money.ts';
import { SalonMoneyField } from '#web/ground/salon-money-field.tsx';
import { useFormat } from '#web/ground/use-format.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { PayTiles } from '../pay/pay-tiles.tsx';
import { Missing } from '../pay/split-rows.tsx';
import { Unfolded } from '../pay/unfolded.tsx';
import type { Receiving } from './use-receiving.ts';

type Props = { debts: readonly ToReceive[]; receiving: Receiving };

/** What is owed, visit by visit. */
export function DebtTicks({ debts, receiving }: Props) {
  const { t } = useTranslation(['cashier', 'debts']);
  const { money, date } = useFormat();
  return (
    <ul aria-label={t('debts:itemsOwed')} className="max-h-48 divide-y divide-divider overflow-y-auto">
      {debts.map((debt) => (
        <li key={debt.id} className="flex items-center justify-between gap-3 px-6 py-1.5 max-md:px-4">
          <Checkbox
            className="min-w-0 flex-1"
            checked={receiving.isTicked(debt)}
            onChange={() => receiving.tick(debt)}
            label={
              <>
                <span className="block break-words">{debt.what.join(', ') || t('sale.services')}</span>
                <span className="block text-13 text-muted">
                  {date(debt.date)}
                  {debt.professional_name && `, ${t('receipt.with', { name: debt.professional_name })}`}
                  {debt.sale_number !== null && `, ${t('sale.numbered', { number: debt.sale_number })}`}
                </span>
              </>
            }
          />
          <span className="tabular-nums">{money(debt.amount as Cents)}</span>
        </li>
      ))}
    </ul>
  );
}

type FieldsProps = {
  receiving: Receiving;
  /** Stays in sight, above what only helps to count; a dialog has it at its foot. */
  button?: ReactNode;
};

/** How much of it, and how. */
export function ReceiveFields({ receiving, button }: FieldsProps) {
  const { t } = useTranslation(['cashier', 'debts']);
  const { money } = useFormat();
  const { paying, owed, amount } = receiving;
  const rest = cents(owed - amount);
  return (
    <>
      <div className="flex items-start justify-between gap-4">
        <p className="grid pt-1.5">
          <span className="font-medium">{t('debts:amount')}</span>
          <span className="text-13 text-muted">
            {rest > 0 && amount > 0 ? t('debts:rest', { amount: money(rest) }) : t('debts:amountHint')}
          </span>
        </p>
        <SalonMoneyField
          label={t('debts:amount')}
          hideLabel
          className="w-42 flex-none [&_input]:text-right [&_input]:text-xl [&_input]:font-semibold"
          value={receiving.typed}
          onChange={receiving.type}
          error={receiving.amountError}
        />
      </div>
      <PayTiles paying={paying} hasClient={false} isReceived />
      <div role="alert" className="empty:hidden">
        {receiving.failure && <Banner tone="danger">{receiving.failure}</Banner>}
      </div>
      {!paying.isSplit && button}
      <Unfolded paying={paying} sum={<Missing paying={paying} />} />
      {paying.isSplit && button}
    </>
  );
}

export function ReceiveButton({ receiving }: { receiving: Receiving }) {
  const { t } = useTranslation(['cashier', 'debts']);
  const { money } = useFormat();
  return (
    <Button type="submit" variant="primary" size="lg" block blocked={!receiving.isReady} loading={receiving.isSaving}>
      {t('debts:confirm', { amount: money(receiving.amount) })}
    </Button>
  );
}
