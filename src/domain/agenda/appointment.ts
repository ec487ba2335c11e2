import { thousandths } from '#domain/products/units.ts';
import { type Cents, cents, LARGEST_AMOUNT, percentOf } from '#domain/shared/money.ts';
import { roundTo } from '#domain/shared/numbers.ts';
import { formatTime, parseTime } from '#domain/shared/time.ts';

/** How long an appointment lasts that has no lines. */
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
export function stretched<Line extends Lasting>(lines: readonly Line[], minutes: number): Line[] | null {
  if (minutes < lines.length) return null;
  let difference = minutes - minutesOf(lines);
  return lines
    .toReversed()
    .map((line) => {
      const duration_minutes = Math.max(1, line.duration_minutes + difference);
      difference -= duration_minutes - line.duration_minutes;
      return { ...line, duration_minutes };
    })
    .reverse();
}

export function commissionAmount(price: Cents, percent: number): Cents {
  return percentOf(price, percent);
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
      commission_amount: percent === null ? null : commissionAmount(price, percent),
    };
  }
  const agree = percent !== null && commissionAmount(price, percent) === commission_amount;
  return {
    commission_percent: agree ? percent : commissionPercent(cents(commission_amount), price),
    commission_amount,
  };
}

type Worked = Commissioned & { professional_id: string | null };
type Worker = { id: string; comissao_percentual: number | null };

/**
 * A line of an appointment that goes from one professional to another: it goes along unless it is somebody else's work. Whoever had the
 * usual percentage gives way to the other's usual one; what was agreed for this line stays.
 */
export function handedOver<Line extends Worked>(line: Line, from: Worker, to: Worker): Line {
  if (line.professional_id !== null && line.professional_id !== from.id) return line;
  const handed = { ...line, professional_id: line.professional_id && to.id };
  if (line.commission_percent !== from.comissao_percentual) return handed;
  const usual = { commission_percent: to.comissao_percentual, commission_amount: null };
  return { ...handed, ...syncedCommission({ ...line, ...usual }) };
}

/** What was used, to the cent, and no more than a column holds. The cost of a base unit has six decimals, as lots have it. */
export function productCost(quantity_used: number, cost_per_unit: number): Cents {
  const billionths = thousandths(quantity_used) * BigInt(roundTo(roundTo(cost_per_unit, 6) * 1_000_000, 0));
  return cents(Math.min(LARGEST_AMOUNT, Number((billionths + 5_000_000n) / 10_000_000n)));
}

type NetLine = {
  unit_price: number;
  commission_amount: number | null;
  products_used: ReadonlyArray<{ total_cost: number }>;
};

/** What stays with the salon: revenue less products, commissions and discount. May be less than nothing. */
export function netValue({ lines, discount_value }: { lines: readonly NetLine[]; discount_value: number }): Cents {
  const left = lines.map(({ unit_price, commission_amount, products_used }) =>
    products_used.reduce((sum, { total_cost }) => sum - total_cost, unit_price - (commission_amount ?? 0)),
  );
  return cents(left.reduce((sum, value) => sum + value, -discount_value));
}

type Used = { product_id: string; quantity_used: number };

/**
 * What has to leave the shelf (above zero) or come back to it (below), so that what was taken before becomes what is used now. By id:
 * whoever changes several products does it in one order.
 */
export function stockChange(
  before: readonly Used[],
  after: readonly Used[],
): Array<{ product_id: string; take: number }> {
  const changes = new Map<string, bigint>();
  const add = (direction: bigint, { product_id, quantity_used }: Used) =>
    changes.set(product_id, (changes.get(product_id) ?? 0n) + direction * thousandths(quantity_used));
  for (const used of before) add(-1n, used);
  for (const used of after) add(1n, used);
  return [...changes]
    .filter(([, change]) => change !== 0n)
    .map(([product_id, change]) => ({ product_id, take: Number(change) / 1_000 }))
    .sort((a, b) => (a.product_id < b.product_id ? -1 : 1));
}
