import { useState } from 'react';
import { missing, type Part, payExactly } from '#domain/payments/parts.ts';
import { type Cents, cents, sumCents } from '#domain/shared/money.ts';
import { type ClientPaymentMethod, TO_RECEIVE } from '#domain/shared/payment-methods.ts';

/** A row of a divided payment, as it is typed. */
type PayRow = { method: ClientPaymentMethod; amount: number | null };

export type Paying = ReturnType<typeof usePaying>;

/** How something is paid: in one way, or divided over several. Nothing is chosen beforehand. */
export function usePaying(total: Cents, hasClient: boolean) {
  const [isSplit, setSplit] = useState(false);
  const [rows, setRows] = useState<PayRow[]>([]);

  const allowed = rows.filter(({ method }) => hasClient || method !== TO_RECEIVE);
  const typed: Part[] = allowed.map(({ method, amount }) => ({ method, amount: readable(amount) }));
  const first = allowed[0];
  const parts: Part[] = isSplit ? typed : first ? [{ method: first.method, amount: total }] : [];
  const left = missing(parts, total);

  return {
    isSplit,
    parts,
    rows: allowed,
    /** Still to be entered; below zero where too much was. */
    left,
    isReady: payExactly(parts, total),
    isChosen: (method: ClientPaymentMethod) => parts.some((part) => part.method === method),
    amountIn: (method: ClientPaymentMethod) =>
      sumCents(parts.filter((part) => part.method === method).map(({ amount }) => amount)),
    /** Alone it is the only one; divided it adds a row with what is still missing, or takes its row away. */
    press(method: ClientPaymentMethod) {
      if (!isSplit) return setRows([{ method, amount: total }]);
      const isThere = allowed.some((row) => row.method === method);
      setRows(
        isThere ? allowed.filter((row) => row.method !== method) : [...allowed, { method, amount: Math.max(0, left) }],
      );
    },
    /** What was chosen alone is the first part. */
    toggleSplit() {
      setRows(isSplit || !first ? [] : [{ method: first.method, amount: total }]);
      setSplit(!isSplit);
    },
    changeAmount(method: ClientPaymentMethod, amount: number | null) {
      setRows(allowed.map((row) => (row.method === method ? { ...row, amount } : row)));
    },
  };
}

/** Whether what was typed can be an amount; an empty field is still being typed in. */
export function isAmount(typed: number | null): boolean {
  return typed === null || typed >= 0;
}

/** What cannot be read pays nothing. */
function readable(amount: number | null): Cents {
  return cents(isAmount(amount) ? (amount ?? 0) : 0);
}
