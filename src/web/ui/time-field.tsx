import { useTranslation } from '#web/texts/use-translation.ts';
import { ParsedField, type ParsedFieldProps } from './parsed-input.tsx';

type Props = Omit<ParsedFieldProps<string>, 'parse' | 'format' | 'inputMode'>;

/** A time of the day as HH:MM, 24 hours; 9, 930 and 9:30 are understood. The value is '' while nothing is typed. */
export function TimeField(props: Props) {
  const { t } = useTranslation('ui');
  return (
    <ParsedField
      placeholder={t('timePlaceholder')}
      {...props}
      inputMode="numeric"
      parse={readTime}
      format={(time) => time}
    />
  );
}

/** '9', '930', '9:30' and '9h30' as 'HH:MM'; what is no time comes back as typed, for validation to refuse. */
export function readTime(text: string): string {
  const trimmed = text.trim();
  const [, hours, minutes] = /^(\d{1,2})[:h.]?(\d{2})?$/i.exec(trimmed) ?? /^(\d{1,2})[:h.]$/i.exec(trimmed) ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes ?? 0) > 59) return trimmed;
  return `${hours.padStart(2, '0')}:${minutes ?? '00'}`;
}
