import { instalmentValues, monthlyDates, oneMonthLater } from '#domain/products/instalments.ts';
import { centsFromDecimal, decimalFromCents } from '#domain/shared/money.ts';
import { daysBefore } from './calendar.ts';
import { idOf } from './chance.ts';
import type { Rows } from './salon.ts';

type Purchase = Rows<'product_purchases'>[number];
type Instalments = { purchases: Purchase[]; instalments: Rows<'purchase_instalments'> };

const PARTS = 3;
const SPLIT = 2;

/** The two dearest orders of five to nine weeks ago are paid in parts: of each the first is paid, the last is still to come. */
export function inInstalments(bought: readonly Purchase[], today: string): Instalments {
  const [first, last] = [daysBefore(today, 63), daysBefore(today, 35)];
  const split = bought
    .filter(({ purchase_date: day }) => first <= day && day <= last)
    .sort((a, b) => Number(b.total_value) - Number(a.total_value))
    .slice(0, SPLIT);
  const isSplit = new Set(split.map(({ id }) => id));
  return {
    purchases: bought.map((purchase) => (isSplit.has(purchase.id) ? { ...purchase, ...unpaid } : purchase)),
    instalments: split.flatMap((purchase) => partsOf(purchase, today)),
  };
}

const unpaid = {
  instalments: PARTS,
  payment_method: 'Boleto',
  payment_status: 'Pendente',
  payment_date: null,
  due_date: null,
};

function partsOf({ id, purchase_date, total_value }: Purchase, today: string): Rows<'purchase_instalments'> {
  const values = instalmentValues(centsFromDecimal(Number(total_value).toFixed(2)), PARTS);
  return monthlyDates(oneMonthLater(purchase_date), PARTS).map((due_date, index) => {
    const isPaid = due_date < today;
    return {
      id: idOf('instalment', `${id} ${index + 1}`),
      purchase_id: id ?? '',
      purchase_date,
      number: index + 1,
      value: decimalFromCents(values[index] ?? values[0] ?? centsFromDecimal('0')),
      due_date,
      payment_status: isPaid ? 'Pago' : 'Pendente',
      payment_date: isPaid ? due_date : null,
    };
  });
}
