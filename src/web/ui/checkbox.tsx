import { Check, Minus } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { fieldNotes } from './field.tsx';

export type CheckboxProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  /** For a group of which some are checked. */
  isPartly?: boolean;
} & Omit<ComponentProps<'input'>, 'type' | 'children'>;

const mark = 'pointer-events-none invisible absolute inset-0.5 size-3.5 text-on-brand';

/** The browser's own checkbox, restyled: a form library can register it. */
export function Checkbox({ label, hint, error, required, isPartly = false, className, ...input }: CheckboxProps) {
  const id = useId();
  const notes = fieldNotes(id, { hint, error });
  return (
    <div className={classNames('grid content-start gap-1', className)}>
      <label htmlFor={id} className="flex min-h-control w-fit items-center gap-2.5 text-sm max-md:text-base">
        <span className="relative grid size-4.5 flex-none">
          <input
            {...input}
            {...notes.ties}
            // Only a script can set it.
            ref={isPartly ? markPartly : (input.ref ?? markWhole)}
            id={id}
            type="checkbox"
            aria-required={required || undefined}
            className="peer appearance-none rounded-sm border border-control bg-field checked:border-brand-fill checked:bg-brand-fill indeterminate:border-brand-fill indeterminate:bg-brand-fill disabled:border-divider disabled:bg-subtle aria-invalid:border-danger-bar aria-invalid:inset-ring aria-invalid:inset-ring-danger-bar"
          />
          {isPartly ? (
            <Minus aria-hidden strokeWidth={3} className={`${mark} peer-indeterminate:visible`} />
          ) : (
            <Check aria-hidden strokeWidth={3} className={`${mark} peer-checked:visible`} />
          )}
        </span>
        <span>{label}</span>
      </label>
      {notes.below}
    </div>
  );
}

function markPartly(input: HTMLInputElement | null): void {
  if (input) input.indeterminate = true;
}

function markWhole(input: HTMLInputElement | null): void {
  if (input) input.indeterminate = false;
}
