import { useState } from 'react';
import { IMPORTED_FIELDS } from '#domain/clients/import.ts';
import { DIAL_CODES, type PhoneCountry } from '#domain/shared/phone.ts';
import { client } from '#web/ground/api/client.ts';
import { failureDetail } from '#web/ground/api/errors.ts';
import { useSave } from '#web/ground/use-save.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Banner, useBanner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { NativeSelect } from '#web/ui/native-select.tsx';
import { Query } from '#web/ui/query.tsx';
import type { OverlayState } from '#web/ui/use-overlay.ts';
import { PreviewTable } from './preview-table.tsx';
import { type Reading, useImport } from './use-import.ts';

type Props = OverlayState & { table: string[][]; onAnother: () => void };

export function ConfirmImport({ table, open, onOpenChange, onAnother }: Props) {
  const { t } = useTranslation(['clients', 'ui']);
  const banner = useBanner();
  const { reading, setReading, rows, known } = useImport(table);
  const fresh = rows.flatMap(({ fate }) => (fate.kind === 'new' ? [fate.client] : []));
  const isReady = fresh.length > 0 && known.isSuccess;
  const [leftOut, setLeftOut] = useState<{ name: string }[]>([]);
  const { save, isSaving, error } = useSave({
    send: client.clients.import,
    onSaved: ({ imported, known: leftOut }) => {
      if (imported > 0) banner.success(t('import.done', { count: imported }));
      if (leftOut.length === 0) onOpenChange(false);
      setLeftOut(leftOut);
    },
    changed: ['clients'],
  });

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('import.title')}
      width="wide"
      foot={
        leftOut.length > 0 ? (
          <Button onClick={() => onOpenChange(false)}>{t('ui:overlays.close')}</Button>
        ) : (
          <>
            <Button onClick={onAnother}>{t('import.another')}</Button>
            <Button
              variant="primary"
              blocked={!isReady}
              aria-description={isReady ? undefined : t('import.counts.new', { count: 0 })}
              loading={isSaving}
              onClick={() => isReady && save({ clients: fresh })}
            >
              {t('import.confirm', { count: fresh.length })}
            </Button>
          </>
        )
      }
    >
      {leftOut.length > 0 ? (
        <div role="status">
          <Banner tone="pending">
            {t('import.meanwhile', { count: leftOut.length, names: leftOut.map(({ name }) => name).join(', ') })}
          </Banner>
        </div>
      ) : (
        <>
          {error && (
            <Banner role="alert" tone="danger">
              {t('import.failed', { detail: failureDetail(error) })}
            </Banner>
          )}
          <ColumnChoice firstRow={table[0] ?? []} reading={reading} onChange={setReading} />
          <Query query={known} failure={(detail) => t('import.checkFailed', { detail })}>
            {() => <PreviewTable rows={rows} />}
          </Query>
        </>
      )}
    </Dialog>
  );
}

type ColumnChoiceProps = { firstRow: string[]; reading: Reading; onChange: (reading: Reading) => void };

function ColumnChoice({ firstRow, reading, onChange }: ColumnChoiceProps) {
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
