import { useEffect, useEffectEvent, useState } from 'react';
import type { Comanda } from '#contract/cashier/sales.ts';
import { type Cents, cents, sumCents } from '#domain/shared/money.ts';
import { FAILURE_SECONDS } from '#web/ground/use-failure-banner.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { useBanner } from '#web/ui/banner.tsx';
import { blamedLines, type Limit, type Refused } from './beyond-limit.ts';
import {
  discountForm,
  isReadable,
  nextKey,
  offOf,
  type PricedRow,
  pricesKept,
  rowPrice,
  samePrice,
} from './service-draft.ts';

type Appointment = Comanda['appointment'];

export type LinePrices = ReturnType<typeof useLinePrices>;

/**
 * Prices and discounts of the appointment's own lines, as they are typed at the desk. They are written when the comanda is finished; what is changed in the
 * agenda meanwhile leaves them alone, and is said where it changed the lines.
 */
export function useLinePrices(appointment: Appointment) {
  const { t } = useTranslation('cashier');
  const banner = useBanner();
  const stored = rowsOf(appointment);
  const [typed, setTyped] = useState({ base: stored, rows: stored });
  const rows = pricesKept(typed.base, typed.rows, stored);
  const prices = sumCents(rows.map(rowPrice));
  const isChanged = !areSame(rows, stored);

  const [refused, setRefused] = useState<Refused<PricedRow[]>>();
  const blamed = refused && blamedLines(refused.before, refused.sent, rows);

  const lines = JSON.stringify(stored);
  const isElsewhere = lines !== JSON.stringify(typed.base) && !areSame(typed.rows, typed.base);
  const tell = useEffectEvent(
    () => isElsewhere && banner.error(t('sale.changedElsewhere'), { seconds: FAILURE_SECONDS }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: other lines are what is told
  useEffect(() => void tell(), [lines]);

  return {
    rows,
    change: (key: string, changes: Partial<PricedRow>) =>
      setTyped({ base: stored, rows: rows.map((row) => (row.key === key ? { ...row, ...changes } : row)) }),
    /** Of a line that was refused because it takes off too much. */
    limitOf: (key: string): Limit | undefined => {
      const at = blamed?.get(key);
      return at && refused && { at, percent: refused.percent };
    },
    /** After that refusal; answers whether it stands beside a line. */
    showLimit: (percent: number): boolean => {
      setRefused({ percent, sent: rows, before: stored });
      return blamedLines(stored, rows, rows).size > 0;
    },
    /** What the appointment costs, after its own discount. */
    due: (rows.length === 0 ? appointment.revenue : Math.max(0, prices - appointment.discount)) as Cents,
    isReadable: rows.every(isReadable),
    isChanged,
    /** As the server takes them; undefined where nothing was changed. */
    form: isChanged
      ? rows.map(({ list_price, off }) => ({ list_price: cents(list_price ?? 0), ...discountForm(off) }))
      : undefined,
  };
}

const areSame = (some: readonly PricedRow[], others: readonly PricedRow[]) =>
  some.every((row, at) => samePrice(row, others[at]));

/** Each by its name, whichever place it has. */
function rowsOf({ lines }: Appointment): PricedRow[] {
  const rows: PricedRow[] = [];
  for (const { service_name, unit_price, discount } of lines) {
    const off = offOf({ discount, discount_percent: null });
    rows.push({ key: nextKey(rows, service_name), list_price: unit_price + discount, off });
  }
  return rows;
}
