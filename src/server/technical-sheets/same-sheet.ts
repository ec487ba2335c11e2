import type { Formula, SheetForm } from '#contract/technical-sheets/forms.ts';
import type { TechnicalSheet } from '#contract/technical-sheets/operations.ts';
import { isReferenceGone } from '#server/kernel/database/refused-rows.ts';
import type { Refused } from '#server/kernel/refusal.ts';

export function isSame(sheet: TechnicalSheet, form: Partial<SheetForm> & Formula): boolean {
  const { date = sheet.date, staff_id = sheet.staff_id, result, lines } = form;
  const text = (of: Pick<SheetForm, 'date' | 'staff_id' | 'result' | 'lines'>) =>
    JSON.stringify([of.date, of.staff_id, of.result, of.lines.map(partsOf)]);
  return text({ date, staff_id, result, lines }) === text(sheet);
}

const partsOf = ({ place, product, brand, proportion, minutes }: Formula['lines'][number]) => [
  place,
  product,
  brand,
  proportion,
  minutes,
];

/** What it points at was deleted between our look and our write: the same as if it had been gone before. */
export async function goneIsNotFound<T>(save: () => Promise<T>): Promise<T | Refused<'not_found'>> {
  try {
    return await save();
  } catch (error) {
    if (!isReferenceGone(error)) throw error;
    return { ok: false, reason: 'not_found' };
  }
}
