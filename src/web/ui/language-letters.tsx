import { ChevronDown } from 'lucide-react';

type Props<Value extends string> = {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string }[];
};

/** Two letters to the eye; the browser's own list opens over them. */
export function LanguageLetters<Value extends string>({ label, value, onChange, options }: Props<Value>) {
  return (
    <div className="relative -mr-2 flex h-control min-w-control flex-none items-center justify-center gap-1 rounded-control px-2 text-13 font-semibold text-muted outline-focus hover:bg-subtle has-focus-visible:outline-2">
      <span aria-hidden="true">{value.toUpperCase()}</span>
      <ChevronDown aria-hidden className="size-4" />
      <select
        aria-label={label}
        value={value}
        onChange={({ target }) => onChange(target.value as Value)}
        className="absolute inset-0 cursor-pointer text-base opacity-0"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.value} className="bg-surface text-text">
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
