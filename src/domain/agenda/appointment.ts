import { NO_COMMISSION } from '#domain/commissions/freeze.ts';
import { usualPercent, type Worker } from '#domain/commissions/usual.ts';
import { fittedParts, type Parts } from '#domain/services/parts.ts';
import { type Cents, cents, percentOf } from '#domain/shared/money.ts';
import { roundTo } from '#domain/shared/numbers.ts';
import { formatTime, parseTime } from '#domain/shared/time.ts';

/** The length of an appointment without lines. */
export const MINUTES_WITHOUT_LINES = 30;

type Lasting = { duration_minutes: number };

/** The services follow one another. */
export function minutesOf(lines: readonly Lasting[]): number {
  return lines.length === 0 ? MINUTES_WITHOUT_LINES : lines.reduce((sum, line) => sum + line.duration_minutes, 0);
}

export function endTime(start_time: string, lines: readonly Lasting[]): string {
  const start = parseTime(start_time);
  if (start === null) throw new RangeError(`Not a time: ${start_time}`);
  return formatTime(start + minutesOf(lines));
}

/**
 * The lines of an appointment that was made longer or shorter: the difference goes to the last line, then to those before it, and each
 * keeps at least a minute. Null where there are fewer minutes than lines.
 */
export function stretched<Line extends Lasting & { parts: Parts }>(
  lines: readonly Line[],
  minutes: number,
): Line[] | null {
  if (minutes < lines.length) return null;
  let difference = minutes - minutesOf(lines);
  return lines
    .toReversed()
    .map((line) => {
      const duration_minutes = Math.max(1, line.duration_minutes + difference);
      difference -= duration_minutes - line.duration_minutes;
      return { ...line, duration_minutes, parts: fittedParts(line.parts, duration_minutes) };
    })
    .reverse();
}

/** Two decimals. Of a price of nothing no amount is a part. */
export function commissionPercent(amount: Cents, price: Cents): number {
  if (price === 0) return 0;
  return Number((BigInt(amount) * 20_000n + BigInt(price)) / (2n * BigInt(price))) / 100;
}

type Commissioned = { unit_price: number; commission_percent: number | null; commission_amount: number | null };

/** Percentage and amount as they are kept: what is missing follows from the other, and where they disagree the amount is right. */
export function syncedCommission(line: Commissioned): Pick<Commissioned, 'commission_percent' | 'commission_amount'> {
  const { commission_percent, commission_amount } = line;
  const price = cents(line.unit_price);
  const percent = commission_percent === null ? null : roundTo(commission_percent, 2);
  if (commission_amount === null) {
    return {
      commission_percent: percent,
      commission_amount: percent === null ? null : percentOf(price, percent),
    };
  }
  const agree = percent !== null && percentOf(price, percent) === commission_amount;
  return {
    commission_percent: agree ? percent : commissionPercent(cents(commission_amount), price),
    commission_amount,
  };
}

type Worked = Commissioned & { professional_id: string | null; commission_from_net: boolean };

/**
 * A line without a commission (null, not 0) gets the usual one; the owner's never has one. `agreed` is the percentage agreed for the service with
 * that worker, null if there is none.
 */
export function withUsualCommission<Line extends Worked>(line: Line, worker: Worker, agreed: number | null): Line {
  if (worker.is_owner) return { ...line, ...NO_COMMISSION };
  if (line.commission_percent !== null || line.commission_amount !== null) return line;
  return { ...line, ...syncedCommission({ ...line, commission_percent: usualPercent(worker, agreed) }) };
}

/**
 * A line of an appointment that goes from one professional (null: from nobody) to another. It goes along unless it is somebody else's work. A usual
 * percentage becomes the other's usual one; one agreed for this line stays, unless the owner takes it. One that finalising wrote becomes the other's, and
 * its amount follows once the lines are known. `agreed` is the percentage agreed for the service with the other, `agreedBefore` that with the first.
 */
export function handedOver<Line extends Worked>(
  line: Line,
  from: Worker | null,
  to: Worker,
  agreed: number | null,
  agreedBefore = agreed,
): Line {
  if (!changesHands(line, from)) return line;
  const handed = { ...line, professional_id: line.professional_id && to.id };
  if (line.commission_from_net) {
    const percent = usualPercent(to, agreed);
    return percent === null ? { ...handed, ...NO_COMMISSION } : { ...handed, commission_percent: percent };
  }
  const isUsual = from !== null && line.commission_percent === usualPercent(from, agreedBefore);
  return withUsualCommission(isUsual ? { ...handed, ...NO_COMMISSION } : handed, to, agreed);
}

/** Whether a line goes along when its appointment goes from somebody to somebody else. */
export function changesHands(line: { professional_id: string | null }, from: { id: string } | null): boolean {
  return line.professional_id === null || line.professional_id === from?.id;
}

type NetLine = {
  unit_price: number;
  commission_amount: number | null;
  products_used: ReadonlyArray<{ total_cost: number }>;
};

/** What stays with the salon: revenue less products, commissions and discount. May be negative. */
export function netValue({ lines, discount_value }: { lines: readonly NetLine[]; discount_value: number }): Cents {
  const left = lines.map(({ unit_price, commission_amount, products_used }) =>
    products_used.reduce((sum, { total_cost }) => sum - total_cost, unit_price - (commission_amount ?? 0)),
  );
  return cents(left.reduce((sum, value) => sum + value, -discount_value));
}
