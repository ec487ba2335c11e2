import { useTranslation } from 'react-i18next';
import { IMPORTED_FIELDS } from '#domain/clients/import.ts';
import { DIAL_CODES, type PhoneCountry } from '#domain/shared/phone.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import type { Reading } from './use-import.ts';

type Props = { firstRow: string[]; reading: Reading; onChange: (reading: Reading) => void };

/** Which column holds what: guessed, and changed where the guess is wrong. */
export function ColumnChoice({ firstRow, reading, onChange }: Props) {
  const { t } = useTranslation(['clients', 'account']);
  const { columns, hasHeader, country } = reading;
  const options = firstRow.map((cell, index) => ({
    value: String(index),
    label: (hasHeader && cell.trim()) || t('import.column', { number: index + 1 }),
  }));
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-3 font-semibold">{t('import.columns')}</legend>
      <div className="grid gap-3 sm:grid-cols-3">
        {IMPORTED_FIELDS.map((field) => (
          <NativeSelect
            key={field}
            label={t(`form.${field}`)}
            placeholder={t('import.notInFile')}
            options={options}
            value={columns[field] === null ? '' : String(columns[field])}
            onChange={(event) => {
              const { value } = event.currentTarget;
              onChange({ ...reading, columns: { ...columns, [field]: value === '' ? null : Number(value) } });
            }}
          />
        ))}
      </div>
      <div className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
        <Checkbox
          label={t('import.header')}
          checked={hasHeader}
          onChange={(event) => onChange({ ...reading, hasHeader: event.currentTarget.checked })}
        />
        <NativeSelect
          label={t('import.country')}
          options={Object.entries(DIAL_CODES).map(([code, dial]) => ({
            value: code,
            label: `${t(`account:countries.${code as PhoneCountry}`)} +${dial}`,
          }))}
          value={country}
          onChange={(event) => onChange({ ...reading, country: event.currentTarget.value as PhoneCountry })}
        />
      </div>
    </fieldset>
  );
}
