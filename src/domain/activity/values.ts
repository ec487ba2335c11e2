import { type Able, mayDo, type Needs } from '#domain/members/rights.ts';
import { centsFromDecimal } from '#domain/shared/money.ts';
import type { Field } from './fields.ts';
import type { Change, Kept, Kind } from './line.ts';

/** Where a field stands in what was kept, and how it is written. */
export type Spec = {
  field: Field;
  kind: Kind;
  /** Of the row; undefined where the row says nothing of it. */
  read: (row: Kept) => unknown;
  /** Whoever lacks it learns that the field changed, and not to what. */
  needs: Needs;
};

/** `spec('price', 'money')` reads `price`; the row may call it otherwise, or hold it in parts. */
export function spec(field: Field, kind: Kind, read: string | Spec['read'] = field, needs: Needs = 'member'): Spec {
  return { field, kind, read: typeof read === 'string' ? (row) => row[read] : read, needs };
}

/** What was kept of a money column is a decimal where the row was, and cents where the form was. */
function centsIn(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return null;
  return /^-?\d+(?:\.\d{1,2})?$/.test(value) ? String(centsFromDecimal(value)) : null;
}

/** As it travels; null where there is nothing. */
export function written(kind: Kind, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (kind === 'money') return centsIn(value);
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(String).join(', ');
  return typeof value === 'object' ? null : String(value);
}

/** Whether two values of a field are the same: also those that are not written. */
const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

const unsaid = (field: Field): Change => ({ field, kind: 'unsaid', from: null, to: null });

/** What is different, of what the row afterwards speaks of, in the order of the specs. */
export function changesBetween(specs: readonly Spec[], before: Kept, after: Kept, reader: Able): Change[] {
  return specs.flatMap(({ field, kind, read, needs }): Change[] => {
    const [was, is] = [read(before), read(after)];
    if (is === undefined || isSame(was, is)) return [];
    if (kind === 'unsaid' || !mayDo(reader, needs)) return [unsaid(field)];
    const [from, to] = [written(kind, was), written(kind, is)];
    return from === to ? [] : [{ field, kind, from, to }];
  });
}

/** What there is to say of something that came into being or went. */
export function factsOf(specs: readonly Spec[], row: Kept, reader: Able): Change[] {
  return specs.flatMap(({ field, kind, read, needs }): Change[] => {
    if (kind === 'unsaid' || !mayDo(reader, needs)) return [];
    const to = written(kind, read(row));
    return to === null || to === 'false' ? [] : [{ field, kind, from: null, to }];
  });
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
export const rowsOf = (value: unknown): Kept[] => (Array.isArray(value) ? value.filter(isKept) : []);
const isKept = (value: unknown): value is Kept => typeof value === 'object' && value !== null && !Array.isArray(value);
