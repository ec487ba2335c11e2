import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import {
  PAYMENT_STATUSES,
  type PaymentStatus,
  PURCHASE_PAYMENT_METHODS,
  purchaseTotal,
} from '#domain/products/purchase.ts';
import { type Measure, type PurchaseUnit, stepOf, toBase } from '#domain/products/units.ts';
import { cents } from '#domain/shared/money.ts';
import { SalonMoneyField } from '#web/account/salon-money-field.tsx';
import { useFormat } from '#web/account/use-format.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { NumberControl } from './product-fields.tsx';
import { UnitSelect } from './unit-select.tsx';
import { useQuantities } from './use-quantities.ts';

type Control<Value> = { value: Value; onChange: (value: Value) => void; error?: string };

type PurchaseControls = {
  purchase_date: Control<string>;
  quantity_purchased: NumberControl;
  purchase_unit: Omit<ComponentProps<typeof UnitSelect>, 'label' | 'measure'>;
  unit_cost: NumberControl;
  payment_method: Pick<ComponentProps<typeof NativeSelect>, 'name' | 'onChange' | 'onBlur' | 'error'>;
  payment_status: Control<PaymentStatus>;
  payment_date: Control<string>;
  due_date: Control<string>;
  supplier: Pick<ComponentProps<typeof TextField>, 'name' | 'onChange' | 'onBlur' | 'error'>;
};

type Props = PurchaseControls & { measure: Measure | undefined; today: string };

/** When, how much, for how much, and how it is paid. */
export function PurchaseFields({ measure, today, ...fields }: Props) {
  const { t } = useTranslation('products');
  const { unit } = useQuantities();
  const { purchase_date, payment_status, payment_date, due_date, purchase_unit } = fields;
  const bought = purchase_unit.value;

  function changeStatus(status: PaymentStatus) {
    payment_status.onChange(status);
    // The field that goes out of sight must not be what is refused.
    payment_date.onChange(status === 'Pago' ? payment_date.value || today : '');
    if (status === 'Pago') due_date.onChange('');
  }

  return (
    <>
      <DateField label={t('purchase.date')} {...purchase_date} today={today} required />
      <div className="grid grid-cols-2 items-start gap-4">
        <NumberField
          label={t('purchase.quantity')}
          {...fields.quantity_purchased}
          min={0}
          step={bought ? stepOf(bought) : 1}
          required
        />
        <UnitSelect label={t('purchase.unit')} {...purchase_unit} measure={measure} />
      </div>
      <div className="grid grid-cols-2 items-start gap-4">
        <SalonMoneyField
          label={t('purchase.unitCost')}
          {...fields.unit_cost}
          hint={bought && measure && t('purchase.unitCostHint', { unit: unit(bought, measure) })}
          required
        />
        <Total
          quantity={fields.quantity_purchased.value}
          cost={fields.unit_cost.value}
          unit={bought}
          measure={measure}
        />
      </div>
      <NativeSelect
        label={t('purchase.method')}
        {...fields.payment_method}
        options={PURCHASE_PAYMENT_METHODS.map((method) => ({ value: method, label: t(`paymentMethods.${method}`) }))}
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
        <DateField label={t('purchase.dueDate')} {...due_date} today={today} min={purchase_date.value} optional />
      )}
      <TextField label={t('purchase.supplier')} {...fields.supplier} capitalise="words" autoComplete="off" optional />
    </>
  );
}

type TotalProps = {
  quantity: number | null;
  cost: number | null;
  unit: PurchaseUnit | undefined;
  measure: Measure | undefined;
};

/** What it costs in all, and what reaches the stock. */
function Total({ quantity, cost, unit, measure }: TotalProps) {
  const { t } = useTranslation('products');
  const { money } = useFormat();
  const { inBase } = useQuantities();
  const isQuantity = quantity !== null && quantity > 0;
  const isCost = cost !== null && Number.isSafeInteger(cost) && cost >= 0;
  const total = isQuantity && isCost ? purchaseTotal(quantity, cents(cost)) : null;
  const arriving = isQuantity && unit && measure ? toBase(quantity, unit, measure) : undefined;
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
