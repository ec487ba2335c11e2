import type { LineForm } from '#contract/agenda/appointments-forms.ts';
import type { AppointmentFields } from './use-appointment-form.ts';
import type { KnownPercents } from './use-known-percents.ts';
import type { KnownProducts } from './use-known-products.ts';
import type { SheetDay } from './use-sheet-day.ts';

/** What a line's fields need, folded or not. */
export type LineProps = {
  form: AppointmentFields;
  line: LineForm;
  index: number;
  day: SheetDay;
  products: KnownProducts;
  percents: KnownPercents;
  onChange: (line: LineForm) => void;
};
