import { useState } from 'react';
import type { Comanda } from '#contract/cashier/sales.ts';
import { type Cents, cents, sumCents } from '#domain/shared/money.ts';
import { discountForm, isReadable, offOf, type PricedRow, rowPrice } from './service-draft.ts';

type Appointment = Comanda['appointment'];

export type LinePrices = ReturnType<typeof useLinePrices>;

/** Prices and discounts of the appointment's own lines, as they are typed at the desk. They are written when the comanda is finished. */
export function useLinePrices(appointment: Appointment) {
  const [typed, setTyped] = useState({ version: appointment.version, rows: rowsOf(appointment) });
  // Changed in the agenda meanwhile: the lines may be others.
  const isCurrent = typed.version === appointment.version;
  const rows = isCurrent ? typed.rows : rowsOf(appointment);
  const prices = sumCents(rows.map(rowPrice));
  const isChanged = isCurrent && JSON.stringify(rows) !== JSON.stringify(rowsOf(appointment));
  return {
    rows,
    change: (key: string, changes: Partial<PricedRow>) =>
      setTyped({
        version: appointment.version,
        rows: rows.map((row) => (row.key === key ? { ...row, ...changes } : row)),
      }),
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

const rowsOf = ({ lines }: Appointment): PricedRow[] =>
  lines.map(({ unit_price, discount }, index) => ({
    key: String(index),
    list_price: unit_price + discount,
    off: offOf({ discount, discount_percent: null }),
  }));
