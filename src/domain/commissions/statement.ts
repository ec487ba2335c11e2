/**
 * What a line of a statement is: a service of an appointment, a product sold, a product whose sale was voided, what was paid, what was settled outside, a
 * service sold without an appointment, one whose sale was voided, a tip, and one that was given back.
 */
export const MOVEMENT_KINDS = [
  'service',
  'product',
  'void',
  'advance',
  'settlement',
  'sold',
  'sold_void',
  'tip',
  'tip_void',
] as const;

export type MovementKind = (typeof MOVEMENT_KINDS)[number];

/** What adds to the balance; the others take from it. */
export type EarningKind = Exclude<MovementKind, 'advance' | 'settlement'>;

export function isEarning(kind: MovementKind): kind is EarningKind {
  return kind !== 'advance' && kind !== 'settlement';
}

/** What adds to the balance without being earned by a percentage: it is the client's money for the professional. */
export function isTip(kind: MovementKind): kind is 'tip' | 'tip_void' {
  return kind === 'tip' || kind === 'tip_void';
}

/** What the percentage was taken of: the price, a share of the net value, or the value of a product; a void takes that back. */
export const WAYS = ['price', 'net', 'product', 'void'] as const;

type Way = (typeof WAYS)[number];

/** A share of the net value is there only where finalising wrote the commission. */
export function wayOf(kind: Exclude<EarningKind, 'tip' | 'tip_void'>, hasNetShare: boolean): Way {
  if (kind === 'product' || kind === 'void') return kind;
  if (kind === 'sold_void') return 'void';
  return hasNetShare ? 'net' : 'price';
}
