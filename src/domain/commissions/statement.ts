/** What a line of a statement is: a service, a product sold, a product whose sale was voided, or what was paid. */
export const MOVEMENT_KINDS = ['service', 'product', 'void', 'advance'] as const;

export type MovementKind = (typeof MOVEMENT_KINDS)[number];

/** What the percentage was taken of: the price, a share of the net value, or the value of a product; a void takes that back. */
export const WAYS = ['price', 'net', 'product', 'void'] as const;

type Way = (typeof WAYS)[number];

/** A share of the net value is there only where finalising wrote the commission. */
export function wayOf(kind: Exclude<MovementKind, 'advance'>, hasNetShare: boolean): Way {
  if (kind !== 'service') return kind;
  return hasNetShare ? 'net' : 'price';
}
