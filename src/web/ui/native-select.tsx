import { ChevronDown, type LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { controlLook, Field, type FieldProps, splitFieldProps } from './field.tsx';
import { Affixed } from './text-field.tsx';

/** Options of one `group` are listed together under its name. */
type Choice = { value: string; label: string; group?: string };

export type NativeSelectProps = FieldProps & {
  options: readonly Choice[];
  /** Shown while the value is ''. */
  placeholder?: string;
  icon?: LucideIcon;
  /** A hairline as edge and smaller text on a desktop, for toolbars and corners. */
  quiet?: boolean;
} & Omit<ComponentProps<'select'>, keyof FieldProps | 'children' | 'size'>;

/** The browser's own select: light, and a phone shows its own list. */
export function NativeSelect(props: NativeSelectProps) {
  const { field, control } = splitFieldProps(props);
  const { options, placeholder, icon: Icon, quiet, ...select } = control;
  return (
    <Field {...field}>
      {(ties) => (
        <Affixed
          before={Icon && <Icon aria-hidden strokeWidth={1.75} className="size-4.5" />}
          after={<ChevronDown aria-hidden className="pointer-events-none mr-3 size-4 text-muted" />}
        >
          <select
            {...select}
            {...ties}
            className={classNames(
              controlLook,
              'h-control appearance-none pr-9 text-ellipsis has-[option[value=""]:checked]:text-placeholder',
              Icon && 'pl-9.5',
              quiet && 'not-aria-invalid:border-divider md:text-sm',
            )}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {grouped(options).map(([group, choices]) =>
              group ? (
                <optgroup key={group} label={group} className="text-text">
                  {choices.map(toOption)}
                </optgroup>
              ) : (
                choices.map(toOption)
              ),
            )}
          </select>
        </Affixed>
      )}
    </Field>
  );
}

const toOption = ({ value, label }: Choice) => (
  <option key={value} value={value} className="text-text">
    {label}
  </option>
);

function grouped(options: readonly Choice[]): [group: string | undefined, choices: Choice[]][] {
  const groups = new Set(options.map(({ group }) => group));
  return [...groups].map((name) => [name, options.filter(({ group }) => group === name)]);
}
