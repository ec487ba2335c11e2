import type { Database } from '#server/kernel/database/db.ts';
import { isDuplicate } from '#server/kernel/database/refused-rows.ts';
import { findNameOfBarcode } from './queries.ts';

export type BarcodeTaken = { ok: false; reason: 'barcode_taken'; name: string };

/** The unique index decides, also between two windows that save at once; whoever comes second learns whose code it is. */
export async function unlessBarcodeTaken<T>(
  db: Database,
  barcode: string | undefined,
  save: () => Promise<T>,
): Promise<T | BarcodeTaken> {
  for (;;) {
    try {
      return await save();
    } catch (error) {
      if (!isDuplicate(error, 'products') || !barcode) throw error;
      const name = await findNameOfBarcode(db, barcode);
      if (name !== undefined) return { ok: false, reason: 'barcode_taken', name };
      // Taken away between the two statements: the code is free again.
    }
  }
}
