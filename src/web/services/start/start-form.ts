import { type StarterForm, startersForm } from '#contract/services/forms.ts';
import type { StarterService } from '#contract/services/operations.ts';
import type { Schema } from '#web/ui/use-form.ts';

/** A row of the table; what is not ticked keeps what was typed. */
type StartRow = {
  name: string;
  category: string;
  isTicked: boolean;
  duration_minutes: number | null;
  price: number | null;
};
export type StartFields = { rows: StartRow[] };

export const rowsOf = (starters: readonly StarterService[]): StartFields => ({
  rows: starters.map(({ name, category, duration_minutes }) => ({
    name,
    category,
    isTicked: false,
    duration_minutes,
    price: null,
  })),
});

/** Only what is ticked is checked and sent; what is wrong with it is said in its row. */
export const tickedOnly: Schema<StartFields, { services: StarterForm[] }> = {
  '~standard': {
    async validate(typed) {
      const { rows } = typed as StartFields;
      const places = rows.flatMap(({ isTicked }, place) => (isTicked ? [place] : []));
      const services = rows.flatMap(({ isTicked, ...row }) => (isTicked ? [row] : []));
      const result = await startersForm['~standard'].validate({ services });
      if (!result.issues) return result;
      const issues = result.issues.map(({ message, path = [] }) => {
        const [, index, ...rest] = path.map((part) => (typeof part === 'object' ? part.key : part));
        return { message, path: typeof index === 'number' ? ['rows', places[index] ?? 0, ...rest] : ['rows'] };
      });
      return { issues };
    },
  },
};
