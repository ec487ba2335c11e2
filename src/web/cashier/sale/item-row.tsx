import { CircleAlert, X } from 'lucide-react';
import { useId } from 'react';
import { type SoldUnit, soldUnitsFor } from '#domain/cashier/sale.ts';
import { cents } from '#domain/shared/money.ts';
import { isOwnerRole } from '#domain/shared/names.ts';
import { SalonMoneyField } from '#web/ground/salon-money-field.tsx';
import { useDiscountLimit } from '#web/ground/use-discount-limit.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useMay } from '#web/ground/use-may.ts';
import { useQuantities } from '#web/products/use-quantities.ts';
import { useTeam } from '#web/team/use-team.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { IconButton } from '#web/ui/button.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import type { Limit } from './beyond-limit.ts';
import { isPrice, quantityProblem, type Row, rowValue, rowWhole } from './draft.ts';
import { OwnDiscount } from './own-discount.tsx';
import { PersonSelect } from './person-select.tsx';
import { PriceLeft } from './price-left.tsx';
import { QuantityField } from './quantity-field.tsx';
import { isDiscount } from './service-draft.ts';

/** The columns of the items, where the card has room for them. */
const ITEM_COLUMNS =
  '@2xl:grid @2xl:grid-cols-[minmax(0,1fr)_6.5rem_4.5rem_7.5rem_minmax(5.5rem,max-content)_2rem] @2xl:gap-x-2 @2xl:gap-y-1';

type Props = { row: Row; limit: Limit | undefined; onChange: (changes: Partial<Row>) => void; onRemove: () => void };

export function ItemRow({ row, limit, onChange, onRemove }: Props) {
  const { t } = useTranslation('cashier');
  const quantities = useQuantities();
  const format = useFormat();
  const may = useMay();
  const { product_name: name, measure } = row;
  const units = soldUnitsFor(measure);
  const id = useId();
  const quantity = quantityProblem(row);
  const hint = useDiscountLimit();
  const beyond = (at: Limit['at']) => limit?.at === at && { said: t('sale.discountLimit', limit), isLimit: true };
  const wrong = {
    quantity: quantity && { id: `${id}-quantity`, said: t(`errors.${quantity}`) },
    price: withId(`${id}-price`, isPrice(row) ? beyond('price') : { said: t('sale.priceWrong') }),
    discount: withId(
      `${id}-discount`,
      isDiscount(row.off)
        ? beyond('discount')
        : { said: t(row.off?.isPercent ? 'errors.percentInvalid' : 'errors.discountNegative') },
    ),
  };
  const isHinted = hint && row.off !== null && !wrong.discount;
  return (
    <li
      className={`relative flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-divider px-6 py-2 max-md:px-4 max-md:py-3 @2xl:[&_input]:text-sm @2xl:[&_select]:text-sm ${ITEM_COLUMNS}`}
    >
      <p className="min-w-0 flex-1 basis-full pr-10 font-medium break-words @2xl:pr-0">{name}</p>
      <div className="w-34 @2xl:w-auto">
        <QuantityField
          row={row}
          onChange={(quantity) => onChange({ quantity })}
          onRemove={onRemove}
          errorAt={wrong.quantity?.id}
        />
      </div>
      <NativeSelect
        label={t('sale.unitOf', { name })}
        hideLabel
        className="w-22 @2xl:w-auto @2xl:[&_select]:pr-7 @2xl:[&_select]:pl-2.5"
        options={units.map((unit) => ({ value: unit, label: quantities.unit(unit, measure) }))}
        value={row.sold_unit}
        onChange={(event) => onChange({ sold_unit: event.currentTarget.value as SoldUnit })}
      />
      {may('discounts') ? (
        <SalonMoneyField
          label={t('sale.priceOf', { name })}
          hideLabel
          className="w-34 max-md:order-1 @2xl:w-auto [&_input]:text-right @2xl:[&_input]:pr-2"
          value={row.unit_price}
          onChange={(unit_price) => onChange({ unit_price })}
          errorAt={wrong.price?.id}
        />
      ) : (
        <p className="w-34 text-right text-sm tabular-nums max-md:order-1 @2xl:w-auto">
          <span className="sr-only">{t('sale.priceOf', { name })} </span>
          {format.money(cents(row.unit_price || 0))}
        </p>
      )}
      <p className="ml-auto grid text-right font-medium whitespace-nowrap tabular-nums @2xl:ml-0">
        <PriceLeft price={rowValue(row)} before={rowWhole(row)} />
      </p>
      <IconButton
        icon={X}
        size="sm"
        label={t('sale.remove', { name })}
        onClick={onRemove}
        className="@max-2xl:absolute @max-2xl:top-1.5 @max-2xl:right-3 max-md:right-1"
      />
      <div className="flex min-w-0 basis-full flex-wrap items-center gap-x-2 max-md:order-1 @2xl:col-span-full">
        <SellerSelect product={name} value={row.seller_id} onChange={(seller_id) => onChange({ seller_id })} />
        <OwnDiscount
          name={name}
          off={row.off}
          onChange={(off) => onChange({ off })}
          errorAt={wrong.discount?.id}
          hintAt={isHinted ? `${id}-limit` : undefined}
          buttonClass="-ml-2"
          fieldClass="w-40 max-md:w-44"
        />
      </div>
      <Wrong {...wrong.quantity} />
      <Wrong {...wrong.price} />
      <Wrong {...wrong.discount} />
      {isHinted && (
        <p id={`${id}-limit`} className="order-2 basis-full text-13 text-muted @2xl:col-span-full">
          {hint}
        </p>
      )}
    </li>
  );
}

type Said = { said: string; isLimit?: boolean };

const withId = (id: string, said: Said | false) => (said ? { id, ...said } : undefined);

/** Below the row, because the columns have no room for a sentence. */
function Wrong({ id, said, isLimit }: Partial<Said> & { id?: string }) {
  if (!said) return null;
  return (
    <p
      id={id}
      role={isLimit ? 'alert' : undefined}
      className="order-2 flex basis-full gap-1.5 text-13 font-medium text-danger-text @2xl:col-span-full @2xl:justify-end"
    >
      <CircleAlert aria-hidden className="mt-px size-4 flex-none" />
      {said}
    </p>
  );
}

type SellerProps = { product: string; value: string | null; onChange: (seller: string | null) => void };

/** The owner may be named and earns nothing; a salon where she works alone is not asked. */
function SellerSelect({ product, value, onChange }: SellerProps) {
  const { t } = useTranslation('cashier');
  const team = useTeam();
  const sellers = team.rows.filter(({ id, ativo }) => id === value || ativo);
  if (sellers.every(({ id, funcao }) => id !== value && isOwnerRole(funcao))) return null;
  return (
    <PersonSelect
      label={t('sale.sellerOf', { name: product })}
      empty={t('sale.seller')}
      value={value}
      onChange={onChange}
      nameOf={(name) => t('sale.soldBy', { name })}
    />
  );
}
