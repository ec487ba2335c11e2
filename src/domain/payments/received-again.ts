import { type Cents, cents, sumCents } from '#domain/shared/money.ts';
import { meansOf } from './means.ts';
import type { Part } from './parts.ts';

/** Cash that had come in before an appointment was reopened, with its tips. */
export type EarlierCash = { amount: Cents; received_at: string };

type Paid = Part & { tip?: Cents; tip_staff_id?: string | null };

/**
 * The parts when something is paid again: cash received before keeps its time, and only the rest comes in now (null). So no money is counted twice. What a part
 * pays stands before the tip that it carries.
 */
export function receivedAgain<P extends Paid>(
  parts: readonly P[],
  earlier: readonly EarlierCash[],
): (P & { received_at: string | null })[] {
  const there = earlier.map((one) => ({ ...one }));
  /** How much of it each of the earlier ones covers. */
  const covered = (wanted: number) => {
    let open = wanted;
    return there.map((one) => {
      const taken = cents(Math.min(open, one.amount));
      one.amount = cents(one.amount - taken);
      open -= taken;
      return taken;
    });
  };
  return parts.flatMap((part) => {
    if (!meansOf(part.method).isCash) return { ...part, received_at: null };
    const row = (amount: number, tip: number, received_at: string | null) => ({
      ...part,
      amount: cents(amount),
      ...(part.tip !== undefined && { tip: cents(tip), tip_staff_id: tip > 0 ? part.tip_staff_id : null }),
      received_at,
    });
    const [amounts, tips] = [covered(part.amount), covered(part.tip ?? 0)];
    const rows = there
      .map(({ received_at }, at) => row(amounts[at] ?? 0, tips[at] ?? 0, received_at))
      .filter(({ amount }, at) => amount > 0 || (tips[at] ?? 0) > 0);
    const [amount, tip] = [part.amount - sumCents(amounts), (part.tip ?? 0) - sumCents(tips)];
    return amount > 0 || tip > 0 || rows.length === 0 ? [...rows, row(amount, tip, null)] : rows;
  });
}
