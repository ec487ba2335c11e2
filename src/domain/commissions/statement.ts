/** What a line of a statement is: a service, a product sold, a product whose sale was voided, what was paid, or what was settled outside. */
export const MOVEMENT_KINDS = ['service', 'product', 'void', 'advance', 'settlement'] as const;

export type MovementKind = (typeof MOVEMENT_KINDS)[number];

/** What adds to the balance; the others take from it. */
export type EarningKind = Exclude<MovementKind, 'advance' | 'settlement'>;

export function isEarning(kind: MovementKind): kind is EarningKind {
  return kind !== 'advance' && kind !== 'settlement';
}

/** What the percentage was taken of: the price, a share of the net value, or the value of a product; a void takes that back. */
export const WAYS = ['price', 'net', 'product', 'void'] as const;

type Way = (typeof WAYS)[number];

/** A share of the net value is there only where finalising wrote the commission. */
export function wayOf(kind: EarningKind, hasNetShare: boolean): Way {
  if (kind !== 'service') return kind;
  return hasNetShare ? 'net' : 'price';
}
