import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeOf, likelyCash } from '#domain/cashier/change.ts';
import { isAmount } from '#domain/payments/split.ts';
import { type Cents, cents } from '#domain/shared/money.ts';
import { SalonMoneyField } from '#web/ground/salon-money-field.tsx';
import { useSession } from '#web/ground/session.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { classNames } from '#web/ui/class-names.ts';

/** What the client hands over and what goes back. It helps to count and is kept nowhere. */
export function CashChange({ due }: { due: Cents }) {
  const { t } = useTranslation('cashier');
  const format = useFormat();
  const { profile } = useSession();
  const [given, setGiven] = useState<number | null>(null);
  const change = given === null || !isAmount(given) ? null : changeOf(cents(given), due);
  const isShort = given !== null && change === null;
  return (
    <div className="grid gap-2 rounded-card bg-subtle px-4 py-3">
      <div className="flex items-start gap-4">
        <SalonMoneyField
          label={t('sale.given')}
          value={given}
          onChange={setGiven}
          className="w-40 flex-none"
          error={isShort ? t(isAmount(given) ? 'sale.givenShort' : 'errors.amountInvalid') : undefined}
        />
        <p role="status" className="grid min-w-0 flex-1 justify-items-end gap-1.5">
          <span className="text-13 text-muted">{t('sale.change')}</span>
          <strong className="text-2xl font-semibold whitespace-nowrap tabular-nums">
            {change === null ? '–' : format.money(change)}
          </strong>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {likelyCash(due, profile.country).map((amount) => (
          <button
            key={amount}
            type="button"
            aria-pressed={given === amount}
            onClick={() => setGiven(amount)}
            className={classNames(
              'inline-flex h-9 items-center rounded-full border border-divider bg-surface px-3 text-13 font-medium whitespace-nowrap tabular-nums transition-colors hover:bg-raised max-md:h-11 max-md:text-sm',
              'aria-pressed:border-brand-text aria-pressed:bg-brand-tint-strong aria-pressed:text-brand-text dark:aria-pressed:text-[#e3c8ff]',
            )}
          >
            {format.money(amount)}
          </button>
        ))}
      </div>
    </div>
  );
}
