import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { fieldNotes } from './field.tsx';

export type CheckboxProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
} & Omit<ComponentProps<'input'>, 'type' | 'children'>;

/** The browser's own checkbox: a form library registers it as it is. */
export function Checkbox({ label, hint, error, required, className, ...input }: CheckboxProps) {
  const id = useId();
  const notes = fieldNotes(id, { hint, error });
  return (
    <div className={classNames('grid content-start gap-1', className)}>
      <label htmlFor={id} className="flex min-h-control w-fit items-center gap-2.5 text-sm max-md:text-base">
        <input
          {...input}
          {...notes.ties}
          id={id}
          type="checkbox"
          aria-required={required || undefined}
          className="size-4.5 flex-none accent-brand-600 aria-invalid:outline-2 aria-invalid:outline-danger-bar"
        />
        <span>{label}</span>
      </label>
      {notes.below}
    </div>
  );
}
