import { CircleAlert } from 'lucide-react';
import { type Ref, useId } from 'react';
import { digitsOf, PIN_DIGITS } from '#domain/portal/pin.ts';
import { classNames } from '#web/ui/class-names.ts';

const BOXES = [...Array(PIN_DIGITS).keys()];

type Props = {
  label: string;
  value: string;
  error: string;
  onChange: (digits: string) => void;
  ref: Ref<HTMLInputElement>;
};

/**
 * Looks like six boxes; one field lies over them, so that pasting, deleting and screen readers work as usual. Not a password field, because
 * the browser would offer to save the PIN.
 */
export function PinField({ label, value, error, onChange, ref }: Props) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <div className="group relative my-2 grid w-full max-w-82 grid-cols-6 gap-2">
        {BOXES.map((place) => (
          <span
            key={place}
            aria-hidden="true"
            className={classNames(
              'grid h-14 place-items-center rounded-card border bg-field',
              error ? 'border-danger-bar' : 'border-control',
              place === Math.min(value.length, PIN_DIGITS - 1) &&
                'group-focus-within:border-focus group-focus-within:ring-1 group-focus-within:ring-focus group-focus-within:forced-colors:outline-2',
            )}
          >
            {place < value.length && <span className="size-3 rounded-full bg-text forced-colors:bg-[CanvasText]" />}
            {place === value.length && (
              <span className="hidden h-6 w-0.5 rounded-full bg-focus group-focus-within:block" />
            )}
          </span>
        ))}
        <input
          ref={ref}
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          value={value}
          onChange={({ target }) => onChange(digitsOf(target.value))}
          className="absolute inset-0 h-full w-full cursor-text text-base opacity-0"
        />
      </div>
      <p
        id={`${id}-error`}
        role="alert"
        className="flex justify-center gap-1.5 text-sm font-medium text-danger-text empty:hidden"
      >
        {error && (
          <>
            <CircleAlert aria-hidden className="mt-0.5 size-4 flex-none" />
            {error}
          </>
        )}
      </p>
    </>
  );
}
