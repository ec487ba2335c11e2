import type { Formula } from '#contract/technical-sheets/forms.ts';
import type { TechnicalSheet } from '#contract/technical-sheets/operations.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { givePhotos } from './photos-queries.ts';
import { deleteLines, heldSheet, insertLines, insertSheet, type SheetRow, updateSheet } from './queries.ts';

/** A new sheet, in the caller's transaction; undefined where that visit has one already. */
export async function writeSheet(
  { db, owner }: Owned,
  row: SheetRow,
  lines: Formula['lines'],
): Promise<TechnicalSheet | undefined> {
  const id = await insertSheet(db, owner, row);
  if (!id) return undefined;
  await insertLines(db, owner, id, lines);
  if (row.appointment_id !== null) await givePhotos(db, id, row.appointment_id);
  return heldSheet(db, id);
}

/** Other values and lines, in the caller's transaction, which holds the sheet. */
export async function writeLines(
  { db, owner }: Owned,
  id: string,
  lines: Formula['lines'],
  values: Parameters<typeof updateSheet>[2],
): Promise<void> {
  await updateSheet(db, id, values);
  await deleteLines(db, id);
  await insertLines(db, owner, id, lines);
}
