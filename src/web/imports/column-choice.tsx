import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { usePhone } from '#web/ui/use-phone.ts';
import type { AnyField, Imported, Reading } from './imported.ts';

type Props<Field extends AnyField, Item> = {
  firstRow: string[];
  reading: Reading<Field>;
  onChange: (reading: Reading<Field>) => void;
  imported: Imported<Field, Item>;
};

/** Which column holds what, as it was guessed, to be changed; and what is chosen for the whole file. */
export function ColumnChoice<Field extends AnyField, Item>(props: Props<Field, Item>) {
  const { t } = useTranslation('imports');
  const isPhone = usePhone();
  // Ten fields would push the rows out of sight; whoever has headings seldom needs them.
  const [isOpen, setOpen] = useState(!props.reading.hasHeader);
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  if (!isPhone || props.imported.table.fields.length <= FEW) {
    return (
      <fieldset className="grid gap-3">
        <legend className="mb-3 font-semibold">{t('columns')}</legend>
        <Choices {...props} />
      </fieldset>
    );
  }
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="rounded-card border border-divider px-4"
    >
      {/* As a flex box it has no mark of the browser's. */}
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-2 font-semibold">
        {t('columns')}
        <Chevron aria-hidden strokeWidth={1.75} className="size-5 flex-none text-muted" />
      </summary>
      <fieldset aria-label={t('columns')} className="grid gap-3 pb-4">
        <Choices {...props} />
      </fieldset>
    </details>
  );
}

/** So many are shown in one row. */
const FEW = 3;

function Choices<Field extends AnyField, Item>({ firstRow, reading, onChange, imported }: Props<Field, Item>) {
  const { t } = useTranslation('imports');
  const { columns, hasHeader } = reading;
  const { fields } = imported.table;
  const options = firstRow.map((cell, index) => ({
    value: String(index),
    label: (hasHeader && cell.trim().slice(0, 60)) || t('column', { number: index + 1 }),
  }));
  return (
    <>
      <div className={`grid items-end gap-3 ${fields.length > FEW ? 'grid-cols-2 sm:grid-cols-3' : 'sm:grid-cols-3'}`}>
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
    </>
  );
}
