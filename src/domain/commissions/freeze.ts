import { type Cents, cents } from '#domain/shared/money.ts';
import { roundTo } from '#domain/shared/numbers.ts';

type Commission = {
  commission_percent: number | null;
  commission_amount: number | null;
  /** Finalising wrote it, from the line's share of what the appointment brings in. */
  commission_from_net: boolean;
};

export type EarningLine = Commission & { unit_price: number; professional_id: string | null };

/** The appointment of the lines: who does those that name nobody, and what is taken off their prices. */
export type EarnedBy = { professional_id: string | null; discount_value: number };

export const NO_COMMISSION: Commission = {
  commission_percent: null,
  commission_amount: null,
  commission_from_net: false,
};

/** Nothing was entered; 0 would be a commission. */
function carriesNone({ commission_percent, commission_amount }: Commission): boolean {
  return commission_percent === null && commission_amount === null;
}

/** The lines of an appointment that is being finalised: those without a commission get theirs from the net value, at the `usual` percentage (null: none). */
export function frozen<L extends EarningLine>(
  lines: readonly L[],
  appointment: EarnedBy,
  usual: (line: L) => number | null,
): L[] {
  const marked = lines.map((line) => {
    const percent = carriesNone(line) ? usual(line) : null;
    return percent === null
      ? line
      : { ...line, commission_percent: percent, commission_amount: 0, commission_from_net: true };
  });
  return refrozen(marked, appointment);
}

/**
 * Commissions that finalising wrote follow the net value, at their stored percentage; all other lines stay. The net value is shared over all lines by
 * price, rounded once for each professional, and given to that person's lines by the largest remainder, the earlier line first.
 */
export function refrozen<L extends EarningLine>(lines: readonly L[], appointment: EarnedBy): L[] {
  const total = lines.reduce((sum, { unit_price }) => sum + unit_price, 0);
  const net = Math.max(0, total - appointment.discount_value);
  const parts = lines.flatMap((line, index) =>
    line.commission_from_net && line.commission_percent !== null
      ? {
          index,
          weight: BigInt(line.unit_price) * hundredths(line.commission_percent),
          worker: workerOf(line, appointment),
        }
      : [],
  );
  const amounts = new Map<number, Cents>();
  for (const own of Map.groupBy(parts, ({ worker }) => worker).values()) {
    const scale = BigInt(net);
    const given = byLargestRemainder(
      own.map(({ weight }) => scale * weight),
      BigInt(total) * 10_000n,
    );
    for (const [at, { index }] of own.entries()) amounts.set(index, given[at] ?? cents(0));
  }
  return lines.map((line, index) => {
    const commission_amount = amounts.get(index);
    return commission_amount === undefined ? line : { ...line, commission_amount };
  });
}

export const workerOf = (line: EarningLine, appointment: EarnedBy) =>
  line.professional_id ?? appointment.professional_id;

/** What finalising wrote is cleared when the appointment is no longer finalised; what a person entered stays. */
export function thawed<L extends EarningLine>(lines: readonly L[]): L[] {
  return lines.map((line) => (line.commission_from_net ? { ...line, ...NO_COMMISSION } : line));
}

/** Whole parts whose sum is the sum of all, rounded once: what is missing goes to where most was cut off, of equal ones to the first. */
function byLargestRemainder(numerators: readonly bigint[], denominator: bigint): Cents[] {
  // Prices of nothing: there is nothing to share.
  if (denominator === 0n) return numerators.map(() => cents(0));
  const whole = numerators.map((numerator) => numerator / denominator);
  const sum = numerators.reduce((one, other) => one + other, 0n);
  const missing = (2n * sum + denominator) / (2n * denominator) - whole.reduce((one, other) => one + other, 0n);
  const cutOff = (index: number) => (numerators[index] ?? 0n) % denominator;
  const first = numerators
    .map((_, index) => index)
    .sort((one, other) => Number(cutOff(other) - cutOff(one)) || one - other)
    .slice(0, Number(missing));
  return whole.map((amount, index) => cents(Number(amount) + (first.includes(index) ? 1 : 0)));
}

function hundredths(percent: number): bigint {
  return BigInt(roundTo(roundTo(percent, 2) * 100, 0));
}
