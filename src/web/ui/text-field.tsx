import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, FocusEvent, ReactElement, ReactNode } from 'react';
import { type Capitalise, capitalising, typeInto } from './capitalise.ts';
import { classNames } from './class-names.ts';
import { controlLook, Field, type FieldProps, splitFieldProps } from './field.tsx';

export type TextFieldProps = FieldProps & {
  capitalise?: Capitalise;
  /** Applied on leaving the field, such as title case. */
  tidy?: (text: string) => string;
  icon?: LucideIcon;
  /** A button inside its right edge. */
  after?: ReactElement;
} & Omit<ComponentProps<'input'>, keyof FieldProps | 'size'>;

export function TextField(props: TextFieldProps) {
  const { field, control } = splitFieldProps(props);
  const { capitalise = 'sentences', tidy, icon: Icon, after, ...input } = control;
  return (
    <Field {...field}>
      {(ties) => (
        <Affixed before={Icon && <Icon aria-hidden strokeWidth={1.75} className="size-4.5" />} after={after}>
          <input
            type="text"
            {...capitalising(capitalise)}
            {...input}
            {...ties}
            onBlur={tidying(tidy, input.onBlur)}
            className={classNames(controlLook, 'h-control', Icon && 'pl-10', after && 'pr-11')}
          />
        </Affixed>
      )}
    </Field>
  );
}

export function EmailField(props: Omit<TextFieldProps, 'capitalise' | 'tidy' | 'type'>) {
  return (
    <TextField autoComplete="email" spellCheck={false} inputMode="email" {...props} type="email" capitalise="off" />
  );
}

export type TextAreaProps = FieldProps & { capitalise?: Capitalise } & Omit<
    ComponentProps<'textarea'>,
    keyof FieldProps
  >;

/** Grows with its text. */
export function TextArea(props: TextAreaProps) {
  const { field, control } = splitFieldProps(props);
  const { capitalise = 'sentences', ...textarea } = control;
  return (
    <Field {...field}>
      {(ties) => (
        <textarea
          rows={3}
          {...capitalising(capitalise)}
          {...textarea}
          {...ties}
          className={classNames(controlLook, 'field-sizing-content min-h-20 resize-none py-2')}
        />
      )}
    </Field>
  );
}

/** Puts something small inside a control's left edge (an icon, a currency sign) or right edge (a button). */
export function Affixed({ before, after, children }: { before?: ReactNode; after?: ReactNode; children: ReactNode }) {
  if (!before && !after) return children;
  return (
    <div className="relative">
      {before && (
        <span className="pointer-events-none absolute inset-y-0 left-3 z-10 grid place-items-center text-muted">
          {before}
        </span>
      )}
      {children}
      {after && <span className="absolute inset-y-0 right-0 grid place-items-center">{after}</span>}
    </div>
  );
}

function tidying(
  tidy: TextFieldProps['tidy'],
  onBlur: ((event: FocusEvent<HTMLInputElement>) => void) | undefined,
): typeof onBlur {
  if (!tidy) return onBlur;
  return (event) => {
    const tidied = tidy(event.currentTarget.value);
    if (tidied !== event.currentTarget.value) typeInto(event.currentTarget, tidied);
    onBlur?.(event);
  };
}
