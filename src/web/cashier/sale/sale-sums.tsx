import { useTranslation } from 'react-i18next';
import type { Cents } from '#domain/shared/money.ts';
import { SalonMoneyField } from '#web/ground/salon-money-field.tsx';
import { useFormat } from '#web/ground/use-format.ts';
import type { Draft } from './draft.ts';

type Props = {
  draft: Draft;
  subtotal: Cents;
  /** Of the appointment, after its own discount; undefined where there is none. */
  services?: Cents;
  onDiscount: (discount: number | null) => void;
};

/** What the amount to pay is made of. The discount is the sale's; the appointment keeps its own. */
export function SaleSums({ draft, subtotal, services, onDiscount }: Props) {
  const { t } = useTranslation('cashier');
  const format = useFormat();
  const isWrong = draft.discount !== null && !(draft.discount >= 0);
  const hasProducts = draft.rows.length > 0 || services === undefined;
  // It takes nothing off the services, and no more than the products cost.
  const isCapped = draft.rows.length > 0 && (draft.discount ?? 0) > subtotal;
  return (
    <>
      {services !== undefined && <Line label={t('sale.services')} value={format.money(services)} />}
      {hasProducts && <Line label={t('sale.products')} value={format.money(subtotal)} />}
      {hasProducts && (
        <div className="flex items-start justify-between gap-3">
          <span aria-hidden="true" className="pt-2 text-muted">
            {t('sale.discount')}
          </span>
          <SalonMoneyField
            label={t('sale.discount')}
            hideLabel
            className="w-32 [&_input]:text-right"
            value={draft.discount}
            onChange={onDiscount}
            onBlur={() => draft.discount === null && onDiscount(0)}
            error={isWrong ? t('sale.discountNegative') : undefined}
            hint={isCapped && t('sale.discountCapped', { amount: format.money(subtotal) })}
          />
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
