import { Check } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { COST_CATEGORIES, type CostCategory } from '#domain/shared/cost-categories.ts';
import { fieldNotes } from '#web/ui/field.tsx';

type Props = {
  label: string;
  /** Undefined while none is chosen. */
  value: CostCategory | undefined;
  onChange: (category: CostCategory) => void;
  error?: string;
};

/** One of four, all in sight. */
export function CategoryTiles({ label, value, onChange, error }: Props) {
  const { t } = useTranslation(['fixedCosts', 'app']);
  const id = useId();
  const notes = fieldNotes(id, { error });
  return (
    <div className="grid gap-1.5">
      <span id={id} className="text-13 font-medium">
        {label}
      </span>
      <div
        role="radiogroup"
        aria-labelledby={id}
        aria-required
        {...notes.ties}
        // So that a form leads here when none was chosen.
        tabIndex={-1}
        className="group grid grid-cols-2 gap-2"
      >
        {COST_CATEGORIES.map((category) => (
          <label
            key={category}
            className="relative flex min-h-control cursor-pointer items-center justify-between gap-2 rounded-control border border-control bg-field px-3 group-aria-invalid:border-danger-bar has-checked:border-brand-fill has-checked:bg-brand-tint-strong has-checked:font-medium has-checked:text-brand-text has-checked:inset-ring has-checked:inset-ring-brand-fill has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={id}
              value={category}
              checked={value === category}
              onChange={() => onChange(category)}
              className="peer absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            {t(`app:costCategories.${category}`)}
            <Check aria-hidden className="invisible size-4.5 flex-none peer-checked:visible" />
          </label>
        ))}
      </div>
      {notes.below}
    </div>
  );
}
