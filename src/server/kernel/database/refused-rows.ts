import pg from 'pg';

/** A unique index refused the row: somebody has it already, perhaps since a moment ago. */
export function isDuplicate(error: unknown, table?: string): boolean {
  return error instanceof pg.DatabaseError && error.code === '23505' && error.table === (table ?? error.table);
}

/** What the row points at was deleted meanwhile. */
export function isReferenceGone(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '23503';
}

/** A policy refused the row: what it must agree with has changed since it was read. */
export function isRefusedByPolicy(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '42501' && error.routine === 'ExecWithCheckOptions';
}

/** An EXCLUDE constraint refused the row: it overlaps another. */
export function isOverlap(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '23P01';
}
