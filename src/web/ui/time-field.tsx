import { useTranslation } from 'react-i18next';
import { Field, type FieldProps, splitFieldProps } from './field.tsx';
import { ParsedInput, type ParsedInputProps } from './parsed-input.tsx';
import { readTime } from './read-time.ts';

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
