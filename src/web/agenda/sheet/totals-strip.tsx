import type { AppointmentForm } from '#contract/agenda/appointments-forms.ts';
import { netValue } from '#domain/agenda/appointment.ts';
import { revenueOf } from '#domain/agenda/revenue.ts';
import { productCost } from '#domain/products/lots.ts';
import { type Cents, cents, moneyParts } from '#domain/shared/money.ts';
import { useFormat } from '#web/ground/use-format.ts';
import { useMay } from '#web/ground/use-may.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { usePlace } from '#web/ui/use-place.ts';
import { countable } from './line-draft.ts';

type Props = Pick<AppointmentForm, 'lines' | 'discount_value'> & { costOf: (product_id: string) => number };

/** What the client pays and what stays with the salon, with the sums behind it below. */
export function TotalsStrip(props: Props) {
  const totals = totalsOf(props);
  const { t } = useTranslation('agenda');
  const { money } = useFormat();
  const may = useMay();
  // What is left is told to those who see what is taken from it.
  const seesNet = may('all_commissions') && may('stock');
  const place = usePlace();
  const amount = (value: Cents) => moneyParts(value, place).amount;
  const less = (value: Cents) => amount(cents(-value));
  return (
    <div className="grid grid-cols-1 gap-1 tabular-nums">
      <dl className="flex flex-wrap items-end justify-between gap-x-3">
        <div>
          <dt className="text-13 font-medium">{t('sheet.totals.paid')}</dt>
          <dd className="text-2xl/7 font-semibold whitespace-nowrap">{money(totals.paid)}</dd>
        </div>
        {seesNet && (
          <div className="text-right">
            <dt className="text-xs text-muted">{t('sheet.totals.net')}</dt>
            <dd className="text-base/6 font-medium whitespace-nowrap">{money(totals.net)}</dd>
          </div>
        )}
      </dl>
      <dl className="flex flex-wrap gap-x-3 text-xs text-muted">
        <Sum label={t('sheet.totals.revenue')}>{amount(totals.revenue)}</Sum>
        <Sum label={t('sheet.totals.discount')}>{less(totals.discount)}</Sum>
        {may('stock') && <Sum label={t('sheet.totals.products')}>{less(totals.products)}</Sum>}
        {may('all_commissions') && <Sum label={t('sheet.totals.commissions')}>{less(totals.commissions)}</Sum>}
      </dl>
    </div>
  );
}

function Sum({ label, children }: { label: string; children: string }) {
  return (
    <div className="flex gap-1">
      <dt>{label}</dt>
      <dd className="whitespace-nowrap">{children}</dd>
    </div>
  );
}

/** In cents; an incomplete quantity costs nothing. */
export function costOf(quantity: number | null, perUnit: number) {
  const isQuantity = quantity !== null && quantity > 0 && quantity <= 1_000_000;
  return isQuantity ? productCost(quantity, perUnit) : cents(0);
}

/** The sums of the form; incomplete amounts count as nothing. */
function totalsOf({ lines, discount_value, costOf: costPerUnit }: Props) {
  const counted = lines.map(({ unit_price, commission_amount, products_used }) => ({
    unit_price: countable(unit_price) ?? 0,
    commission_amount: countable(commission_amount) ?? 0,
    products_used: products_used.map(({ product_id, quantity_used }) => ({
      total_cost: costOf(quantity_used, costPerUnit(product_id)),
    })),
  }));
  const discount = countable(discount_value) ?? cents(0);
  const sum = (amounts: number[]) => cents(amounts.reduce((total, amount) => total + amount, 0));
  const prices = counted.map(({ unit_price }) => cents(unit_price));
  return {
    /** What the client pays. */
    paid: revenueOf({ linePrices: prices, service_revenue_price: cents(0), discount_value: discount }),
    revenue: sum(prices),
    products: sum(counted.flatMap(({ products_used }) => products_used.map(({ total_cost }) => total_cost))),
    commissions: sum(counted.map(({ commission_amount }) => commission_amount)),
    discount,
    net: netValue({ lines: counted, discount_value: discount }),
  };
}
