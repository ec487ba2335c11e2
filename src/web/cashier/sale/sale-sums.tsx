import { useId } from 'react';
import { addCents } from '#domain/shared/money.ts';
import { useDiscountLimit } from '#web/ground/use-discount-limit.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useMay } from '#web/ground/use-may.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { DiscountField } from './discount-field.tsx';
import type { Draft, totalsOf } from './draft.ts';
import { isDiscount, type Off } from './service-draft.ts';

type Props = {
  draft: Draft;
  totals: ReturnType<typeof totalsOf>;
  /** In percent: what the member may take off, where that was more. */
  beyond: number | undefined;
  hasServices: boolean;
  /** Of a comanda the discount is also on what the appointment costs. */
  isComanda: boolean;
  onDiscount: (discount: Off) => void;
};

/** What the amount to pay is made of, and the discount on all of it. */
export function SaleSums({ draft, totals, beyond, hasServices, isComanda, onDiscount }: Props) {
  const { t } = useTranslation('cashier');
  const format = useFormat();
  const id = useId();
  const { discount } = draft;
  const label = t(isComanda ? 'sale.discountOnAll' : 'sale.discount');
  const isWrong = !isDiscount(discount);
  const whole = addCents(totals.services, totals.products);
  const limit = useDiscountLimit();
  const mayDiscount = useMay()('discounts');
  const isBeyond = !isWrong && beyond !== undefined;
  const isCapped = !isWrong && !isBeyond && whole > 0 && !discount.isPercent && (discount.amount ?? 0) > whole;
  return (
    <>
      {hasServices && <Line label={t('sale.services')} value={format.money(totals.services)} />}
      {(draft.rows.length > 0 || !hasServices) && (
        <Line label={t('sale.products')} value={format.money(totals.products)} />
      )}
      {mayDiscount && (
        <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
          <span aria-hidden="true" className="text-muted">
            {label}
          </span>
          <DiscountField
            label={label}
            value={discount}
            onChange={onDiscount}
            onLeave={() => discount.amount === null && onDiscount({ ...discount, amount: 0 })}
            errorAt={isWrong || isBeyond ? id : undefined}
            hintAt={limit && !isBeyond ? `${id}-limit` : undefined}
            className="w-36"
          />
          {(isWrong || isBeyond) && (
            <p
              id={id}
              role={isBeyond ? 'alert' : undefined}
              className="basis-full text-right text-13 font-medium text-danger-text"
            >
              {isBeyond
                ? t('sale.discountLimit', { percent: beyond })
                : t(discount.isPercent ? 'errors.percentInvalid' : 'errors.discountNegative')}
            </p>
          )}
          {isCapped && (
            <p role="status" className="basis-full text-right text-13 text-muted">
              {t('sale.discountCapped', { amount: format.money(whole) })}
            </p>
          )}
          {limit && !isBeyond && (
            <p id={`${id}-limit`} className="basis-full text-right text-13 text-muted">
              {limit}
            </p>
          )}
        </div>
      )}
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
