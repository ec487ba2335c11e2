import { useTranslation } from '#web/texts/use-translation.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import type { AnyField, Imported, Reading } from './imported.ts';

type Props<Field extends AnyField, Item> = {
  firstRow: string[];
  reading: Reading<Field>;
  onChange: (reading: Reading<Field>) => void;
  imported: Imported<Field, Item>;
};

/** Which column holds what, as it was guessed, to be changed; and what is chosen for the whole file. */
export function ColumnChoice<Field extends AnyField, Item>({
  firstRow,
  reading,
  onChange,
  imported,
}: Props<Field, Item>) {
  const { t } = useTranslation('imports');
  const { columns, hasHeader } = reading;
  const { fields } = imported.table;
  const options = firstRow.map((cell, index) => ({
    value: String(index),
    label: (hasHeader && cell.trim().slice(0, 60)) || t('column', { number: index + 1 }),
  }));
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-3 font-semibold">{t('columns')}</legend>
      {/* Many of them would leave no room for the rows on a phone. */}
      <div className={`grid items-end gap-3 ${fields.length > 3 ? 'grid-cols-2 sm:grid-cols-4' : 'sm:grid-cols-3'}`}>
        {fields.map((field) => (
          <NativeSelect
            key={field}
            label={t(`fields.${field as AnyField}`)}
            placeholder={t('notInFile')}
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
          label={t('header')}
          checked={hasHeader}
          onChange={(event) => onChange({ ...reading, hasHeader: event.currentTarget.checked })}
        />
        {imported.choices}
      </div>
    </fieldset>
  );
}
