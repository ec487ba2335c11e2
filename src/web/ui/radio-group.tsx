import { Radio } from '@base-ui/react/radio';
import { RadioGroup as Group } from '@base-ui/react/radio-group';
import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { fieldNotes } from './field.tsx';

type RadioChoice<Value extends string> = {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
};

export type RadioGroupProps<Value extends string> = {
  label: ReactNode;
  options: readonly RadioChoice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  hint?: ReactNode;
  error?: string;
  disabled?: boolean;
  className?: string;
};

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, options, value, onChange, hint, error, disabled, className } = props;
  const id = useId();
  const notes = fieldNotes(id, { hint, error });
  return (
    <div className={classNames('grid content-start gap-1', className)}>
      <span id={id} className="text-13 font-medium">
        {label}
      </span>
      <Group
        aria-labelledby={id}
        {...notes.ties}
        value={value}
        disabled={disabled}
        onValueChange={(next) => onChange(next)}
        className="flex flex-wrap gap-x-6"
      >
        {options.map((option) => (
          <label
            key={option.value}
            htmlFor={`${id}-${option.value}`}
            className="flex min-h-control items-center gap-2.5 text-sm has-data-disabled:text-muted max-md:text-base"
          >
            <Radio.Root
              id={`${id}-${option.value}`}
              value={option.value}
              disabled={option.disabled}
              className="grid size-4.5 flex-none place-items-center rounded-full border border-control bg-field data-checked:border-brand-fill data-checked:bg-brand-fill"
            >
              <Radio.Indicator className="size-2 rounded-full bg-on-brand" />
            </Radio.Root>
            <span>
              {option.label}
              {option.hint && <span className="block text-13 text-muted">{option.hint}</span>}
            </span>
          </label>
        ))}
      </Group>
      {notes.below}
    </div>
  );
}
