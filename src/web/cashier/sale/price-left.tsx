import type { Cents } from '#domain/shared/money.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useTranslation } from '#web/texts/use-translation.ts';

/** What a line costs, after the price before its own discount, struck out. They stand above or beside each other, as the parent has it. */
export function PriceLeft({ price, before }: { price: Cents; before: Cents }) {
  const { t } = useTranslation('cashier');
  const format = useFormat();
  return (
    <>
      {price !== before && (
        <s className="text-13 leading-4 font-normal text-muted">
          <span className="sr-only">{t('sale.priceBefore')} </span>
          {format.money(before)}
        </s>
      )}
      <span>{format.money(price)}</span>
    </>
  );
}
