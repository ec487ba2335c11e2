import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from '#web/texts/use-translation.ts';
import { classNames } from './class-names.ts';
import { controlLook, Field, type FieldProps, splitFieldProps } from './field.tsx';

type PhoneCountry = { code: string; name: string; dial: string; placeholder?: string };
export type PhoneValue = { country: string; number: string };

export type PhoneFieldProps = FieldProps & {
  value: PhoneValue;
  onChange: (value: PhoneValue) => void;
  countries: readonly PhoneCountry[];
  /** Applied on leaving the field. */
  format?: (number: string, country: string) => string;
} & Omit<ComponentProps<'input'>, keyof FieldProps | 'value' | 'onChange' | 'type'>;

export function PhoneField(props: PhoneFieldProps) {
  const { field, control } = splitFieldProps(props);
  const { value, onChange, countries, format, ...input } = control;
  const { t } = useTranslation('ui');
  const country = countries.find(({ code }) => code === value.country);

  function rewrite(next: PhoneValue) {
    const number = format && next.number.trim() !== '' ? format(next.number, next.country) : next.number;
    if (number !== value.number || next.country !== value.country) onChange({ ...next, number });
  }

  return (
    <Field {...field}>
      {(ties) => (
        <div className="flex">
          {/* The list has the countries' names; closed, only the code is shown, to leave room for the number. */}
          <div className="relative -mr-px flex h-control flex-none items-center gap-1 rounded-l-control border border-control bg-field px-3 text-base text-muted has-focus-visible:z-10 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
            <span aria-hidden="true" className="tabular-nums">
              {country?.code} {country?.dial}
            </span>
            <ChevronDown aria-hidden className="size-4" />
            <select
              aria-label={t('phoneCountry')}
              value={value.country}
              disabled={input.disabled}
              onChange={(event) => rewrite({ country: event.currentTarget.value, number: value.number })}
              className="absolute -inset-px appearance-none opacity-0"
            >
              {countries.map(({ code, name, dial }) => (
                <option key={code} value={code}>
                  {name} {dial}
                </option>
              ))}
            </select>
          </div>
          <input
            autoComplete="tel-national"
            placeholder={country?.placeholder}
            {...input}
            {...ties}
            type="tel"
            value={value.number}
            onChange={(event) => onChange({ ...value, number: event.currentTarget.value })}
            onBlur={(event) => {
              rewrite(value);
              input.onBlur?.(event);
            }}
            className={classNames(controlLook, 'h-control rounded-l-none tabular-nums')}
          />
        </div>
      )}
    </Field>
  );
}
