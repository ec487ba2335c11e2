import { useId } from 'react';
import { addCents } from '#domain/shared/money.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { DiscountField } from './discount-field.tsx';
import type { Draft, totalsOf } from './draft.ts';
import { isDiscount, type Off } from './service-draft.ts';

type Props = {
  draft: Draft;
  totals: ReturnType<typeof totalsOf>;
  hasServices: boolean;
  /** Of a comanda the discount is also on what the appointment costs. */
  isComanda: boolean;
  onDiscount: (discount: Off) => void;
};

/** What the amount to pay is made of, and the discount on all of it. */
export function SaleSums({ draft, totals, hasServices, isComanda, onDiscount }: Props) {
  const { t } = useTranslation('cashier');
  const format = useFormat();
  const id = useId();
  const { discount } = draft;
  const label = t(isComanda ? 'sale.discountOnAll' : 'sale.discount');
  const isWrong = !isDiscount(discount);
  const whole = addCents(totals.services, totals.products);
  const isCapped = !isWrong && whole > 0 && !discount.isPercent && (discount.amount ?? 0) > whole;
  return (
    <>
      {hasServices && <Line label={t('sale.services')} value={format.money(totals.services)} />}
      {(draft.rows.length > 0 || !hasServices) && (
        <Line label={t('sale.products')} value={format.money(totals.products)} />
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
        <span aria-hidden="true" className="text-muted">
          {label}
        </span>
        <DiscountField
          label={label}
          value={discount}
          onChange={onDiscount}
          onLeave={() => discount.amount === null && onDiscount({ ...discount, amount: 0 })}
          errorAt={isWrong ? id : undefined}
          className="w-36"
        />
        {(isWrong || isCapped) && (
          <p
            id={id}
            role={isWrong ? undefined : 'status'}
            className={`basis-full text-right text-13 ${isWrong ? 'font-medium text-danger-text' : 'text-muted'}`}
          >
            {isWrong
              ? t(discount.isPercent ? 'errors.percentInvalid' : 'errors.discountNegative')
              : t('sale.discountCapped', { amount: format.money(whole) })}
          </p>
        )}
      </div>
    </>
  );
}

function Line({ label, value }: { label: string; value: string }) {
  return (
    <p className="flex min-h-7 items-center justify-between gap-3">
      <span className="text-muted">{label}</span>
      <span className="tabular-nums">{value}</span>
    </p>
  );
}
