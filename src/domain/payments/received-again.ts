import { type Cents, cents } from '#domain/shared/money.ts';
import { meansOf } from './means.ts';
import type { Part } from './parts.ts';

/** Cash that had come in before an appointment was reopened. */
export type EarlierCash = { amount: Cents; received_at: string };

/** The parts when something is paid again: cash received before keeps its time, and only the rest comes in now (null). So no money is counted twice. */
export function receivedAgain(
  parts: readonly Part[],
  earlier: readonly EarlierCash[],
): (Part & { received_at: string | null })[] {
  const there = earlier.map((one) => ({ ...one }));
  return parts.flatMap((part) => {
    if (!meansOf(part.method).isCash) return { ...part, received_at: null };
    let open: number = part.amount;
    const rows: (Part & { received_at: string | null })[] = [];
    for (const one of there) {
      const taken = Math.min(open, one.amount);
      if (taken === 0) continue;
      rows.push({ ...part, amount: cents(taken), received_at: one.received_at });
      one.amount = cents(one.amount - taken);
      open -= taken;
    }
    return open > 0 || rows.length === 0 ? [...rows, { ...part, amount: cents(open), received_at: null }] : rows;
  });
}
