/** What several things cost by the salon's list, and how much less is charged for them. In cents. */
export type Charged = { gross: number; off: number };

export const NOTHING_CHARGED: Charged = { gross: 0, off: 0 };

/** A price below the list's is a discount too; one above it is no credit for another line. `discount` is what is taken off the whole. */
export function chargedFor(lines: readonly { list: number; price: number }[], discount: number): Charged {
  const gross = lines.reduce((sum, { list, price }) => sum + Math.max(list, price), 0);
  const prices = lines.reduce((sum, { price }) => sum + price, 0);
  return { gross, off: gross - prices + Math.min(discount, prices) };
}

export const chargedTogether = (one: Charged, other: Charged): Charged => ({
  gross: one.gross + other.gross,
  off: one.off + other.off,
});

/**
 * Whether a save takes more off than somebody may: so many percent of the gross. What was taken off before stays, whoever granted it, as long as it is no larger
 * a part of the whole: else an amount could be granted on much, and kept on little.
 */
export function isBeyondLimit(percent: number, after: Charged, before: Charged = NOTHING_CHARGED): boolean {
  return (after.off > before.off || isLargerPart(after, before)) && after.off * 100 > percent * after.gross;
}

/** By more than a cent, which a percentage is rounded by. */
const isLargerPart = (after: Charged, before: Charged) => (after.off - 1) * before.gross > before.off * after.gross;
