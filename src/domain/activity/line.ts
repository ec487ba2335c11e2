import type { Field } from './fields.ts';
import type { What } from './what.ts';

/** A row as the history kept it: in JSON, from whichever version wrote it. */
export type Kept = Readonly<Record<string, unknown>>;

/** Names of what a line only points at, as they are now; null where it points at none, or it is gone. */
export type Known = Readonly<{
  staff: string | null;
  client: string | null;
  product: string | null;
  /** How the product is counted. */
  unit: string | null;
  /** A fixed cost, or an expense. */
  cost: string | null;
  /** The number of the sale that was paid. */
  sale: number | null;
}>;

export const NOTHING_KNOWN: Known = { staff: null, client: null, product: null, unit: null, cost: null, sale: null };

/** What happened to what, with before and after. */
export type Line = { entity: string; action: string; before: Kept | null; after: Kept | null; known: Known };

/**
 * How a value is written. `word` is one of `WORDS`, `rights` are names of rights; `slot` is "2026-11-18 10:00 Rita", `paid` is "3000 PIX", `hours` is "09:00 19:00" or "closed", `period`
 * two days, `quantity` "1000 ml", `moment` a date and time of the salon. `unsaid` has no values: that it changed is all there is to say.
 */
export const KINDS = [
  ...[
    'money',
    'text',
    'percent',
    'number',
    'minutes',
    'days',
    'date',
    'birthday',
    'month',
    'time',
    'moment',
    'yesno',
    'word',
    'weekday',
  ],
  ...['method', 'slot', 'paid', 'hours', 'period', 'quantity', 'rights', 'unsaid'],
] as const;

export type Kind = (typeof KINDS)[number];

/** A field, before and after. What came into being has no `from`. */
export type Change = { field: Field; kind: Kind; from: string | null; to: string | null };

/** What a line is about, as people call it; a sale also by its number, and by it alone where nobody is named. */
export type Subject = { kind: 'name' | 'date' | 'month' | 'sale'; text: string; number: number | null };

/** A line in structured parts, which the reader's language makes a sentence of. */
export type Told = {
  what: What;
  subject: Subject | null;
  /** Of many at once. */
  count: number | null;
  /** The most telling first. */
  changes: Change[];
};
