import { type ReactNode, useRef } from 'react';
import type { Part } from '#domain/payments/parts.ts';
import { addCents, type Cents, cents } from '#domain/shared/money.ts';
import { SalonMoneyField } from '#web/ground/salon-money-field.tsx';
import { useFormat } from '#web/ground/use-format.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Card } from '#web/ui/card.tsx';
import { PayPanel } from '../pay/pay-panel.tsx';
import { type Draft, formOf, totalsOf } from './draft.ts';
import { SaleItems } from './sale-items.tsx';
import { SpokenSale } from './spoken-sale.tsx';
import type { SaleEditing } from './use-sale.ts';

type Props = {
  editing: SaleEditing;
  /** Above the products: the appointment's services, or the buyer. */
  children: ReactNode;
  /** What the appointment costs, to be paid with the products. */
  services?: Cents;
  onFinish: (parts: Part[]) => void;
  isFinishing: boolean;
  /** Rare actions; on a phone at the very bottom, out of the thumb's way. */
  seldom?: ReactNode;
};

/** Products, discount and payment of a sale, with or without an appointment. */
export function SaleEditor({ editing, children, services, onFinish, isFinishing, seldom }: Props) {
  const { draft, change } = editing;
  const { subtotal, total } = totalsOf(draft);
  const toPay = addCents(services ?? cents(0), total);
  const frame = useRef<HTMLDivElement>(null);

  function finish(parts: Part[]) {
    if (formOf(draft) !== null) return onFinish(parts);
    // Unreadable fields are marked: focus the first.
    frame.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }

  return (
    <div
      ref={frame}
      className="grid grid-cols-1 items-start gap-6 max-md:gap-4 max-md:tall:pb-76 xl:grid-cols-[minmax(0,1fr)_420px]"
    >
      <Card>
        {children}
        <SpokenSale draft={draft} toPay={toPay} />
        <SaleItems draft={draft} onChange={change} beginsWithProducts={services === undefined} />
      </Card>
      <PayPanel total={toPay} hasClient={draft.client !== null} onFinish={finish} isFinishing={isFinishing}>
        <SaleSums
          draft={draft}
          subtotal={subtotal}
          services={services}
          onDiscount={(discount) => change((draft) => ({ ...draft, discount }))}
        />
      </PayPanel>
      {seldom && <div className="flex flex-wrap justify-center gap-2 xl:hidden">{seldom}</div>}
    </div>
  );
}

type SumsProps = {
  draft: Draft;
  subtotal: Cents;
  /** Of the appointment, after its own discount. */
  services?: Cents;
  onDiscount: (discount: number | null) => void;
};

/** What the amount to pay is made of. The discount is the sale's; the appointment keeps its own. */
function SaleSums({ draft, subtotal, services, onDiscount }: SumsProps) {
  const { t } = useTranslation('cashier');
  const format = useFormat();
  const isWrong = draft.discount !== null && !(draft.discount >= 0);
  const hasProducts = draft.rows.length > 0 || services === undefined;
  // It never exceeds the products' total, and does not apply to services.
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
