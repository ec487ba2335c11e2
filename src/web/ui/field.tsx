import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '#web/texts/use-translation.ts';
import { classNames } from './class-names.ts';

export type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  /** Marks the control as invalid. */
  error?: string;
  /** The id of an error message elsewhere on the page. */
  errorAt?: string;
  /** The id of a hint elsewhere on the page. */
  hintAt?: string | undefined;
  required?: boolean;
  optional?: boolean;
  /** A link on the right of the label. */
  aside?: ReactNode;
  /** Only from sight; it is still read aloud. */
  hideLabel?: boolean;
  className?: string;
};

/** What ties a control to its label, hint and error. */
export type FieldControl = {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
};

/** Label above, hint and error below; the control receives its ties: `<Field label={…}>{(ties) => <input {...ties} />}</Field>`. */
export function Field({ children, ...field }: FieldProps & { children: (control: FieldControl) => ReactNode }) {
  const id = useId();
  const { t } = useTranslation('ui');
  const notes = fieldNotes(id, field);
  return (
    <div className={classNames('grid min-w-0 grid-cols-1 content-start gap-1.5', field.className)}>
      <div className={classNames('flex justify-between gap-3 text-13', field.hideLabel && !field.aside && 'sr-only')}>
        <label htmlFor={id} className={classNames('font-medium', field.hideLabel && 'sr-only')}>
          {field.label}
          {field.optional && <span className="font-normal text-muted"> ({t('optional')})</span>}
        </label>
        {field.aside && <span className={aside}>{field.aside}</span>}
      </div>
      {children({ id, 'aria-required': field.required || undefined, ...notes.ties })}
      {notes.below}
    </div>
  );
}

/** A finger also hits a little above it and down to the control. */
const aside =
  '[&>*]:relative max-md:[&>*]:after:absolute max-md:[&>*]:after:inset-x-0 max-md:[&>*]:after:-top-5 max-md:[&>*]:after:-bottom-1.5';

/** Hint and error with their ids, also for checkboxes and groups. */
export function fieldNotes(
  id: string,
  { hint, hintAt, error, errorAt }: Pick<FieldProps, 'hint' | 'hintAt' | 'error' | 'errorAt'>,
) {
  const hintId = hint ? `${id}-hint` : '';
  const errorId = error ? `${id}-error` : '';
  return {
    ties: {
      'aria-describedby': classNames(errorId, errorAt, hintId, hintAt) || undefined,
      'aria-invalid': error || errorAt ? (true as const) : undefined,
    },
    below: (
      <>
        {error && (
          <p id={errorId} className="flex gap-1.5 text-13 font-medium text-danger-text">
            <CircleAlert aria-hidden className="mt-px size-4 flex-none" />
            {error}
          </p>
        )}
        {hint && (
          <p id={hintId} className="text-13 text-muted">
            {hint}
          </p>
        )}
      </>
    ),
  };
}

/** Divides props between the field and its control. */
export function splitFieldProps<Props extends FieldProps>(props: Props) {
  const { label, hint, hintAt, error, errorAt, required, optional, aside, hideLabel, className, ...control } = props;
  const field: FieldProps = {
    label,
    hint,
    hintAt,
    error,
    errorAt,
    required,
    optional,
    aside,
    hideLabel,
    className,
  };
  return { field, control };
}

/** 16 px, because phones zoom into anything smaller. */
export const controlLook =
  'w-full min-w-0 rounded-control border border-control bg-field px-3 text-base text-text ' +
  'aria-invalid:border-danger-bar aria-invalid:inset-ring aria-invalid:inset-ring-danger-bar ' +
  '[&:read-only:not(select,button)]:bg-subtle disabled:cursor-not-allowed disabled:border-divider disabled:bg-subtle disabled:text-muted';
