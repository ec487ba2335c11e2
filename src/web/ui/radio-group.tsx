import { Radio } from '@base-ui/react/radio';
import { RadioGroup as Group } from '@base-ui/react/radio-group';
import { useId } from 'react';
import { fieldNotes } from './field.tsx';

type Props<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  error?: string | undefined;
};

export function RadioGroup<Value extends string>({ label, options, value, onChange, error }: Props<Value>) {
  const id = useId();
  const notes = fieldNotes(id, { error });
  return (
    <div className="grid content-start gap-1">
      <span id={id} className="text-13 font-medium">
        {label}
      </span>
      <Group
        aria-labelledby={id}
        {...notes.ties}
        value={value}
        onValueChange={(next) => onChange(next)}
        className="flex flex-wrap gap-x-6"
      >
        {options.map((option) => (
          <label
            key={option.value}
            htmlFor={`${id}-${option.value}`}
            className="flex min-h-control items-center gap-2.5 text-sm max-md:text-base"
          >
            <Radio.Root
              id={`${id}-${option.value}`}
              value={option.value}
              className="grid size-4.5 flex-none place-items-center rounded-full border border-control bg-field data-checked:border-brand-fill data-checked:bg-brand-fill"
            >
              <Radio.Indicator className="size-2 rounded-full bg-on-brand" />
            </Radio.Root>
            {option.label}
          </label>
        ))}
      </Group>
      {notes.below}
    </div>
  );
}
