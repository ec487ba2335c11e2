import { useId, useState } from 'react';
import { useTranslation } from '#web/texts/use-translation.ts';
import { fieldNotes } from '#web/ui/field.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useMonthName } from '#web/ui/use-month-name.ts';

type Props = { label: string; value: string; onChange: (birthday: string) => void; error?: string | undefined };

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

/** Day, month and, where it is known, the year: the words for the month leave no doubt which is which. */
export function BirthdayField({ label, value, onChange, error }: Props) {
  const { t } = useTranslation(['clients', 'clientCard', 'ui']);
  const monthName = useMonthName();
  const [parts, setParts] = useState(() => partsOf(value));
  const id = useId();
  const notes = fieldNotes(id, { ...(error ? { error } : {}) });
  const change = (part: Partial<Parts>) => {
    const next = { ...parts, ...part };
    setParts(next);
    onChange(birthdayFrom(next));
  };
  const ties = error ? { errorAt: `${id}-error` } : {};
  return (
    <fieldset className="grid min-w-0 gap-1.5">
      <legend className="sr-only">{label}</legend>
      <span aria-hidden="true" className="text-13 font-medium">
        {label} <span className="font-normal text-muted">({t('ui:optional')})</span>
      </span>
      <div className="grid grid-cols-[4.5rem_minmax(0,1fr)_5.5rem] gap-2">
        <TextField
          label={t('clientCard:birthday.day')}
          hideLabel
          placeholder={t('clientCard:birthday.day')}
          inputMode="numeric"
          maxLength={2}
          autoComplete="off"
          value={parts.day}
          onChange={(event) => change({ day: digits(event.currentTarget.value) })}
          {...ties}
        />
        <NativeSelect
          label={t('clientCard:birthday.month')}
          hideLabel
          placeholder={t('clientCard:birthday.noMonth')}
          options={MONTHS.map((month) => ({ value: month, label: monthName(`2000-${month}`) }))}
          value={parts.month}
          onChange={(event) => change({ month: event.currentTarget.value })}
          {...ties}
        />
        <TextField
          label={t('clientCard:birthday.year')}
          hideLabel
          placeholder={t('clientCard:birthday.year')}
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
          value={parts.year}
          onChange={(event) => change({ year: digits(event.currentTarget.value) })}
          {...ties}
        />
      </div>
      {notes.below}
    </fieldset>
  );
}

type Parts = { day: string; month: string; year: string };

const digits = (typed: string) => typed.replaceAll(/\D/g, '');

function partsOf(birthday: string): Parts {
  const [, year = '', month = '', day = ''] = /^(?:(\d{4})-)?(\d{2})-(\d{2})$/.exec(birthday) ?? [];
  return { year, month, day: day.replace(/^0/, '') };
}

/** What is not complete is no birthday, and refused as such; nothing at all is none. */
function birthdayFrom({ day, month, year }: Parts): string {
  if (day + month + year === '') return '';
  return `${year === '' ? '' : `${year}-`}${month}-${day.padStart(2, '0')}`;
}
