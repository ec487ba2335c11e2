import { syncedCommission } from './appointment.ts';

type Line = {
  unit_price: number;
  commission_percent: number | null;
  commission_amount: number | null;
  discount_value?: number | undefined;
};

/** A line at another price. Its commission follows by its percentage; an amount without one stays, but is never more than the price. */
export function repriced<L extends Line>(line: L, unit_price: number, discount_value: number): L {
  const { commission_percent, commission_amount } = line;
  const isSame = unit_price === line.unit_price;
  const commission =
    isSame || commission_percent === null
      ? { commission_percent, commission_amount: commission_amount && Math.min(commission_amount, unit_price) }
      : syncedCommission({ unit_price, commission_percent, commission_amount: null });
  return { ...line, unit_price, discount_value, ...commission };
}
