import { useTranslation } from 'react-i18next';
import { Field, type FieldProps, splitFieldProps } from './field.tsx';
import { ParsedInput, type ParsedInputProps } from './parsed-input.tsx';

export type TimeFieldProps = FieldProps &
  Omit<ParsedInputProps<string>, keyof FieldProps | 'parse' | 'format' | 'inputMode'>;

/** A time of the day as HH:MM, 24 hours; 9, 930 and 9:30 are understood. The value is '' while nothing is typed. */
export function TimeField(props: TimeFieldProps) {
  const { field, control } = splitFieldProps(props);
  const { t } = useTranslation('ui');
  return (
    <Field {...field}>
      {(ties) => (
        <ParsedInput
          placeholder={t('timePlaceholder')}
          {...control}
          {...ties}
          inputMode="numeric"
          parse={readTime}
          format={(time) => time}
          className="tabular-nums"
        />
      )}
    </Field>
  );
}

/** '9', '930', '9:30' and '9h30' as 'HH:MM'; what is no time comes back as typed, for validation to refuse. */
export function readTime(text: string): string {
  const trimmed = text.trim();
  const [, hours, minutes] = /^(\d{1,2})[:h.]?(\d{2})?$/i.exec(trimmed) ?? /^(\d{1,2})[:h.]$/i.exec(trimmed) ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes ?? 0) > 59) return trimmed;
  return `${hours.padStart(2, '0')}:${minutes ?? '00'}`;
}
