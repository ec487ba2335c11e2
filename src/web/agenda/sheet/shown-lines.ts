import type { AppointmentForm, LineForm } from '#contract/agenda/appointments-forms.ts';
import { refrozen, thawed } from '#domain/commissions/freeze.ts';
import { countable } from './line-draft.ts';

type Values = Pick<AppointmentForm, 'status' | 'professional_id' | 'discount_value' | 'lines'>;

/** The lines as they would be saved: what finalising wrote follows prices and discount, and goes when it is no longer finalised. */
export function shownLines({ status, professional_id, discount_value, lines }: Values): LineForm[] {
  if (status !== 'finalizado') return thawed(lines);
  const isCountable = [discount_value, ...lines.map(({ unit_price }) => unit_price)].every(
    (amount) => countable(amount) !== undefined,
  );
  return isCountable ? refrozen(lines, { professional_id, discount_value }) : lines;
}
