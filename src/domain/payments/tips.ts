import { type Cents, cents } from '#domain/shared/money.ts';
import { meansOf } from './means.ts';
import { mainMethod, type Part } from './parts.ts';

/** Money for one professional, paid with the rest: no revenue. In which ways it came follows from the parts. */
export type Tip = { staff_id: string; parts: readonly Part[] };

/**
 * Takes a tip out of the parts that pay for everything, from the last one backwards. What is paid later is no tip: null where the other parts do not
 * reach. What is left pays for the rest; where nothing is, it is one part of nothing, in the way in which most was paid.
 */
export function takeTip(parts: readonly Part[], tip: Cents): { rest: Part[]; tips: Part[] } | null {
  const left = parts.map((part) => ({ ...part }));
  const tips: Part[] = [];
  let open: number = tip;
  for (const part of left.toReversed()) {
    const taken = meansOf(part.method).isPending ? 0 : Math.min(open, part.amount);
    if (taken === 0) continue;
    tips.unshift({ ...part, amount: cents(taken) });
    part.amount = cents(part.amount - taken);
    open -= taken;
  }
  if (open > 0) return null;
  const rest = tip === 0 ? left : left.filter(({ amount }) => amount > 0);
  const method = mainMethod(parts);
  return { rest: rest.length > 0 || !method ? rest : [{ method, amount: cents(0) }], tips };
}

/** A payment that is about to be written, with the tip that it carries. */
type Carrying = Part & { tip: Cents; tip_staff_id: string | null };

/** Each part of a tip goes with a payment in the same way, the last of them; where there is none, with one of nothing. */
export function withTip<P extends Part>(parts: readonly P[], tip: Tip | undefined): (P & Carrying)[] {
  const rows = parts.map((part) => ({ ...part, tip: cents(0), tip_staff_id: null as string | null }));
  for (const { method, amount } of tip?.parts ?? []) {
    let row = rows.findLast((one) => one.method === method);
    if (!row) {
      row = {
        ...(rows[0] as P & Carrying),
        method,
        amount: cents(0),
        source_id: null,
        tip: cents(0),
        tip_staff_id: null,
      };
      rows.push(row);
    }
    row.tip = cents(row.tip + amount);
    row.tip_staff_id = tip?.staff_id ?? null;
  }
  return rows;
}
