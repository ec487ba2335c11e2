import { useState } from 'react';
import { type Means, meansOf } from '#domain/payments/means.ts';
import { missing, type Part, payExactly } from '#domain/payments/parts.ts';
import { followed, readableAmount, type SplitRow, withAmount, withoutPart, withPart } from '#domain/payments/split.ts';
import { type Cents, sumCents } from '#domain/shared/money.ts';
import type { ClientPaymentMethod } from '#domain/shared/payment-methods.ts';

export type Paying = ReturnType<typeof usePaying>;

/** How something is paid: by one method, or divided over several. Nothing is preselected. */
export function usePaying(total: Cents, hasClient: boolean) {
  const [isSplit, setSplit] = useState(false);
  const [rows, setRows] = useState<SplitRow[]>([]);
  // Which amount gets the focus next. The turn changes when the same one gets it again.
  const [asked, setAsked] = useState<{ method: ClientPaymentMethod | undefined; turn: number }>();

  const allowed = followed(
    rows.filter(({ method }) => hasClient || meansOf(method).needs !== 'client'),
    total,
  );
  const typed: Part[] = allowed.map(({ method, amount }) => ({ method, amount: readableAmount(amount) }));
  const first = allowed[0];
  const parts: Part[] = isSplit ? typed : first ? [{ method: first.method, amount: total }] : [];
  const left = missing(parts, total);
  const ask = (method: ClientPaymentMethod | undefined) =>
    setAsked((last) => ({ method, turn: (last?.turn ?? 0) + 1 }));

  return {
    isSplit,
    parts,
    rows: allowed,
    asked,
    /** Still missing; below zero when too much was entered. */
    left,
    isReady: payExactly(parts, total),
    isChosen: (method: ClientPaymentMethod) => parts.some((part) => part.method === method),
    amountBy: (isSo: (means: Means) => boolean) =>
      sumCents(parts.filter(({ method }) => isSo(meansOf(method))).map(({ amount }) => amount)),
    /** Undivided, it becomes the only method. Divided, it adds a row with the missing amount and focuses it, or removes its row. */
    press(method: ClientPaymentMethod) {
      if (!isSplit) return setRows(withPart([], method, total));
      if (allowed.some((row) => row.method === method)) return setRows(withoutPart(allowed, method, total));
      setRows(withPart(allowed, method, total));
      ask(method);
    },
    /** The row's button goes with it, so the focus moves to the last remaining row. */
    remove(method: ClientPaymentMethod) {
      const rest = withoutPart(allowed, method, total);
      setRows(rest);
      ask(rest.at(-1)?.method);
    },
    /** The method chosen so far becomes the first part. */
    toggleSplit() {
      setRows(isSplit || !first ? [] : withPart([], first.method, total));
      setSplit(!isSplit);
      if (!isSplit && first) ask(first.method);
    },
    changeAmount(method: ClientPaymentMethod, amount: number | null) {
      setRows(withAmount(allowed, method, amount, total));
    },
  };
}
