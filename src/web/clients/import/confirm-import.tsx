import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '#web/ground/api/client.ts';
import { failureDetail } from '#web/ground/api/errors.ts';
import { useSave } from '#web/ground/use-save.ts';
import { Banner, useBanner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { OverlayState } from '#web/ui/use-overlay.ts';
import { ImportPreview } from './import-preview.tsx';
import { useImport } from './use-import.ts';

type Props = OverlayState & { table: string[][]; onAnother: () => void };

export function ConfirmImport({ table, open, onOpenChange, onAnother }: Props) {
  const { t } = useTranslation(['clients', 'ui']);
  const banner = useBanner();
  const importing = useImport(table);
  const fresh = importing.rows.flatMap(({ fate }) => (fate.kind === 'new' ? [fate.client] : []));
  const isReady = fresh.length > 0 && importing.known.isSuccess;
  const [leftOut, setLeftOut] = useState<{ name: string }[]>([]);
  const { save, isSaving, error } = useSave({
    send: client.clients.import,
    onSaved: ({ imported, known }) => {
      if (imported > 0) banner.success(t('import.done', { count: imported }));
      if (known.length === 0) onOpenChange(false);
      setLeftOut(known);
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
        <ImportPreview
          firstRow={table[0] ?? []}
          importing={importing}
          problem={error ? t('import.failed', { detail: failureDetail(error) }) : undefined}
        />
      )}
    </Dialog>
  );
}
