/** Something that clients pay for, with what the rules ask about it. */
export type PaidKind = {
  /** The column by which payments and stock movements name it. */
  column: `${string}_id`;
  /** On which line of the books its money counts; null where it counts only when it is used. */
  revenue: 'services' | 'products' | null;
  /** How products leave the shelf for it: a deduction may take it below zero, a sale is refused beyond what is there. Null where it takes none. */
  shelf: 'deduction' | 'sale' | null;
  /**
   * What undoing it means. Reopened, its payments go, and the cash among them is remembered for when it is paid again. Voided, it stays as it is, and
   * beside it everything goes back on a day of its own: its payments below zero, its products, what its sellers earned.
   */
  undone: 'reopened' | 'voided';
};

/**
 * Everything that clients pay for. Another one (a package, a gift card) is another record here, a column of `payments` (a migration) and
 * what its area does when one of them is paid (`PaidThing` of the server).
 */
export const PAID_KINDS = {
  appointment: { column: 'appointment_id', revenue: 'services', shelf: 'deduction', undone: 'reopened' },
  sale: { column: 'sale_id', revenue: 'products', shelf: 'sale', undone: 'voided' },
} as const satisfies Record<string, PaidKind>;

export type PaidKindName = keyof typeof PAID_KINDS;

/** What a payment counts for: what was paid, or the void that gives a sale's money back. */
export type CountedKind = PaidKindName | 'void';

/** On which line of the books a payment counts: a void's takes its sale's money back from there. */
export function revenueLine(kind: CountedKind): PaidKind['revenue'] {
  return PAID_KINDS[kind === 'void' ? 'sale' : kind].revenue;
}
