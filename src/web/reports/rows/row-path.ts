import { appointmentPath, paths, salePath } from '#contract/paths.ts';
import type { CountedRow } from '#contract/reports/rows.ts';
import { monthOf } from '#domain/shared/period.ts';

/** Where a row lies that a figure counts. */
export function rowPath({
  kind,
  date,
  appointment_id,
  sale_id,
}: Pick<CountedRow, 'kind' | 'date' | 'appointment_id' | 'sale_id'>) {
  if (appointment_id) return appointmentPath({ id: appointment_id, date });
  if (sale_id) return salePath(sale_id);
  return kind === 'fixed_cost' ? fixedCostPath(date) : paidPath(date);
}

/** The fixed costs of the month that a day lies in. */
export const fixedCostPath = (day: string) => `${paths.fixedCosts}?mes=${monthOf(day)}`;

/** The bills that were paid on a day. */
export const paidPath = (day: string) => `${paths.payables}?pago_de=${day}&pago_ate=${day}`;
