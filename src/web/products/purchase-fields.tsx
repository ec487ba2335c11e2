import type { ComponentProps } from 'react';
import { PAYMENT_STATUSES, type PaymentStatus, purchaseTotal } from '#domain/products/purchase.ts';
import { type Measure, type PurchaseUnit, stepOf, toBase } from '#domain/products/units.ts';
import { type Cents, cents } from '#domain/shared/money.ts';
import { PURCHASE_PAYMENT_METHODS } from '#domain/shared/payment-methods.ts';
import { SalonMoneyField } from '#web/ground/salon-money-field.tsx';
import { useFormat } from '#web/ground/use-format.ts';
import { useMethods } from '#web/ground/use-methods.ts';
import { useSalonToday } from '#web/ground/use-salon-today.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { Control, Registered } from '#web/ui/use-form.ts';
import { InstalmentFields, type InstalmentsForm, useInstalments } from './instalment-fields.tsx';
import { UnitSelect } from './unit-select.tsx';
import { useQuantities } from './use-quantities.ts';

type Props = {
  form: InstalmentsForm & {
    field: (name: 'payment_method' | 'supplier') => Registered;
    control: ((name: 'purchase_date' | 'payment_date') => Control<string>) &
      ((name: 'quantity_purchased' | 'unit_cost') => Control<number | null>) &
      ((name: 'payment_status') => Control<PaymentStatus>);
  };
  unit: Omit<ComponentProps<typeof UnitSelect>, 'label' | 'measure'>;
  measure: Measure | undefined;
};

/** When, how much, for how much, and how it is paid. */
export function PurchaseFields({ form, unit, measure }: Props) {
  const { t } = useTranslation(['products', 'app']);
  const { unit: unitName } = useQuantities();
  const today = useSalonToday();
  const methods = useMethods(PURCHASE_PAYMENT_METHODS);
  const rows = useInstalments(form);
  const [purchase_date, payment_date] = [form.control('purchase_date'), form.control('payment_date')];
  const [quantity, cost] = [form.control('quantity_purchased'), form.control('unit_cost')];
  const payment_status = form.control('payment_status');
  const bought = unit.value;

  function changeStatus(status: PaymentStatus) {
    payment_status.onChange(status);
    // A hidden field must not be refused.
    payment_date.onChange(status === 'Pago' ? payment_date.value || today : '');
    if (status !== 'Pago') return;
    form.control('due_date').onChange('');
    rows.replace([]);
  }

  return (
    <>
      <DateField label={t('purchase.date')} {...purchase_date} today={today} required />
      <div className="grid grid-cols-2 items-start gap-4">
        <NumberField label={t('purchase.quantity')} {...quantity} min={0} step={bought ? stepOf(bought) : 1} required />
        <UnitSelect label={t('purchase.unit')} {...unit} measure={measure} />
      </div>
      <div className="grid grid-cols-2 items-start gap-4">
        <SalonMoneyField
          label={t('purchase.unitCost')}
          {...cost}
          hint={bought && measure && t('purchase.unitCostHint', { unit: unitName(bought, measure) })}
          required
        />
        <Total quantity={quantity.value} cost={cost.value} unit={bought} measure={measure} />
      </div>
      <NativeSelect
        label={t('purchase.method')}
        {...form.field('payment_method')}
        options={methods.map((method) => ({
          value: method,
          label: t(`app:paymentMethods.${method}`),
        }))}
        required
      />
      <RadioGroup
        label={t('purchase.status')}
        {...payment_status}
        onChange={changeStatus}
        options={PAYMENT_STATUSES.map((status) => ({ value: status, label: t(`paymentStatus.${status}`) }))}
      />
      {payment_status.value === 'Pago' ? (
        <DateField label={t('purchase.paymentDate')} {...payment_date} today={today} required />
      ) : (
        <InstalmentFields
          form={form}
          rows={rows}
          purchaseDate={purchase_date.value}
          total={totalOf(quantity.value, cost.value)}
          today={today}
        />
      )}
      <TextField
        label={t('purchase.supplier')}
        {...form.field('supplier')}
        capitalise="words"
        autoComplete="off"
        optional
      />
    </>
  );
}

type TotalProps = {
  quantity: number | null;
  cost: number | null;
  unit: PurchaseUnit | undefined;
  measure: Measure | undefined;
};

/** The total cost, and the quantity that enters the stock. */
function Total({ quantity, cost, unit, measure }: TotalProps) {
  const { t } = useTranslation('products');
  const { money } = useFormat();
  const { inBase } = useQuantities();
  const total = totalOf(quantity, cost);
  const arriving = isQuantity(quantity) && unit && measure ? toBase(quantity, unit, measure) : undefined;
  return (
    <output className="grid content-start gap-1.5">
      <span className="text-13 font-medium">{t('purchase.total')}</span>
      <span className="flex h-control items-center text-base font-semibold tabular-nums">
        {total === null ? '–' : money(total)}
      </span>
      {arriving?.ok && measure && (
        <span className="text-13 text-muted">
          {t('purchase.entersStock', { quantity: inBase(arriving.quantity, measure) })}
        </span>
      )}
    </output>
  );
}

const isQuantity = (quantity: number | null): quantity is number => quantity !== null && quantity > 0;

/** Null while a field is missing. */
function totalOf(quantity: number | null, cost: number | null): Cents | null {
  const isCost = cost !== null && Number.isSafeInteger(cost) && cost >= 0;
  return isQuantity(quantity) && isCost ? purchaseTotal(quantity, cents(cost)) : null;
}
