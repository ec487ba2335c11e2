import { CircleAlert, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cents } from '#domain/shared/money.ts';
import { SalonMoneyField } from '#web/ground/salon-money-field.tsx';
import { useDiscountLimit } from '#web/ground/use-discount-limit.ts';
import { useMay } from '#web/ground/use-may.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { IconButton } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import type { Limit } from './beyond-limit.ts';
import { OwnDiscount } from './own-discount.tsx';
import { PriceLeft } from './price-left.tsx';
import { isDiscount, isListPrice, type PricedRow, rowPrice } from './service-draft.ts';

/** The last three are those of the products. */
const COLUMNS =
  '@2xl:grid @2xl:grid-cols-[minmax(0,1fr)_8.5rem_7.5rem_minmax(5.5rem,max-content)_2rem] @2xl:gap-x-2 @2xl:gap-y-2.5';

type Props = {
  name: string;
  row: PricedRow;
  /** Its price is agreed on each time. Any other is the list's for who may give no discount. */
  isVariable: boolean;
  /** Where more was taken off than the member may. */
  limit: Limit | undefined;
  onChange: (changes: Partial<PricedRow>) => void;
  /** Undefined where the line is the appointment's, which is changed in the agenda. */
  onRemove?: () => void;
  /** Who does it, below the name. */
  who: ReactNode;
  badge?: ReactNode;
};

/** A service with its price, its own discount, and what is left. */
export function ServiceRowFields({ name, row, isVariable, limit, onChange, onRemove, who, badge }: Props) {
  const { t } = useTranslation('cashier');
  const id = useId();
  const hint = useDiscountLimit();
  const isTyped = useMay()('discounts') || isVariable;
  const discountWrong = t(row.off?.isPercent ? 'errors.percentInvalid' : 'errors.discountNegative');
  const isReadable = isListPrice(row) && isDiscount(row.off);
  const beyond = isReadable ? limit : undefined;
  const wrong = !isListPrice(row)
    ? t('sale.priceWrong')
    : isDiscount(row.off)
      ? beyond && t('sale.discountLimit', beyond)
      : discountWrong;
  const isHinted = hint && row.off !== null && !wrong;
  const price = rowPrice(row);
  const list = cents(isListPrice(row) ? (row.list_price ?? 0) : 0);
  return (
    <li
      className={`relative flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-divider px-6 py-2 max-md:px-4 max-md:py-3 @2xl:[&_input]:text-sm ${COLUMNS}`}
    >
      <div className="grid min-w-0 flex-1 basis-full pr-10 @2xl:pr-0">
        <p className="flex flex-wrap items-center gap-x-2 font-medium break-words">
          {name}
          {badge}
        </p>
        {who}
      </div>
      <div className="max-w-40 min-w-0 @2xl:max-w-none">
        <OwnDiscount
          name={name}
          off={row.off}
          onChange={(off) => onChange({ off })}
          errorAt={isDiscount(row.off) && beyond?.at !== 'discount' ? undefined : id}
          hintAt={isHinted ? `${id}-limit` : undefined}
          buttonClass="-ml-2 @2xl:ml-0"
        />
      </div>
      {isTyped ? (
        <SalonMoneyField
          label={t('sale.priceOf', { name })}
          hideLabel
          className="ml-auto w-34 @2xl:ml-0 @2xl:w-auto [&_input]:text-right [&_input]:pr-2"
          value={row.list_price}
          onChange={(list_price) => onChange({ list_price })}
          errorAt={isListPrice(row) && beyond?.at !== 'price' ? undefined : id}
        />
      ) : (
        <span className="@max-2xl:hidden" />
      )}
      {/* Where there is little room, only if it is not what the field says already. */}
      <p
        className={classNames(
          'basis-full text-right font-medium whitespace-nowrap tabular-nums @2xl:grid @max-2xl:[&>s]:mr-2',
          isTyped && price === list && '@max-2xl:hidden',
        )}
      >
        <PriceLeft price={price} before={list} />
      </p>
      {onRemove ? (
        <IconButton
          icon={X}
          size="sm"
          label={t('sale.remove', { name })}
          onClick={onRemove}
          className="@max-2xl:absolute @max-2xl:top-1.5 @max-2xl:right-3 max-md:right-1"
        />
      ) : (
        <span className="@max-2xl:hidden" />
      )}
      {wrong && (
        <p
          id={id}
          role={beyond && 'alert'}
          className="flex basis-full gap-1.5 text-13 font-medium text-danger-text @2xl:col-span-full @2xl:justify-end"
        >
          <CircleAlert aria-hidden className="mt-px size-4 flex-none" />
          {wrong}
        </p>
      )}
      {isHinted && (
        <p id={`${id}-limit`} className="basis-full text-13 text-muted @2xl:col-span-full @2xl:text-right">
          {hint}
        </p>
      )}
    </li>
  );
}
