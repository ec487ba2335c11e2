import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#web/app/api/client.ts';
import { failureDetail } from '#web/app/api/errors.ts';
import { Banner, useBanner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { clientsChanged } from '../clients-changed.ts';
import { ImportPreview } from './import-preview.tsx';
import { useImport } from './use-import.ts';

type Props = { table: string[][]; open: boolean; onOpenChange: (open: boolean) => void; onAnother: () => void };

export function ConfirmImport({ table, open, onOpenChange, onAnother }: Props) {
  const { t } = useTranslation(['clients', 'ui']);
  const banner = useBanner();
  const importing = useImport(table);
  const fresh = importing.rows.flatMap(({ fate }) => (fate.kind === 'new' ? [fate.client] : []));
  const save = useMutation(
    api.clients.import.mutationOptions({
      onSuccess: async ({ imported, known }) => {
        await clientsChanged();
        if (imported > 0) banner.success(t('import.done', { count: imported }));
        if (known.length === 0) onOpenChange(false);
      },
    }),
  );
  const leftOut = save.data?.known ?? [];

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
              disabled={fresh.length === 0 || !importing.known.isSuccess}
              loading={save.isPending}
              onClick={() => save.mutate({ clients: fresh })}
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
          problem={save.isError ? t('import.failed', { detail: failureDetail(save.error) }) : undefined}
        />
      )}
    </Dialog>
  );
}
