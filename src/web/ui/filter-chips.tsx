import { classNames } from './class-names.ts';

type Props<Value extends string> = {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  chips: readonly { value: Value; label: string; count?: number }[];
};

/** Filters a list with one press. */
export function FilterChips<Value extends string>({ label, value, onChange, chips }: Props<Value>) {
  return (
    <fieldset className="flex min-w-0 gap-2 -m-0.5 overflow-x-auto p-0.5 [scrollbar-width:none]">
      <legend className="sr-only">{label}</legend>
      {chips.map((chip) => (
        <button
          key={chip.value}
          type="button"
          aria-pressed={chip.value === value}
          onClick={() => onChange(chip.value)}
          className={classNames(
            'inline-flex h-9 flex-none items-center gap-2 rounded-full border border-divider bg-surface px-3.5 text-sm font-medium whitespace-nowrap transition-colors hover:bg-subtle max-md:h-11',
            'aria-pressed:border-brand-text aria-pressed:bg-brand-tint-strong aria-pressed:text-brand-text dark:aria-pressed:text-[#e3c8ff]',
          )}
        >
          {chip.label}
          {chip.count !== undefined && <span className="font-normal tabular-nums">{chip.count}</span>}
        </button>
      ))}
    </fieldset>
  );
}
