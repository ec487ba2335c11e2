import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#web/ui/dialog.tsx';
import type { OverlayState } from '#web/ui/use-overlay.ts';
import { ChooseFile } from './choose-file.tsx';
import { ConfirmImport } from './confirm-import.tsx';

/** From a file to clients: choose it, see what becomes of each row, import. */
export function ImportDialog(state: OverlayState) {
  const { t } = useTranslation('clients');
  const [table, setTable] = useState<string[][]>();
  if (table) return <ConfirmImport {...state} table={table} onAnother={() => setTable(undefined)} />;
  return (
    <Dialog {...state} title={t('import.title')} width="wide">
      <ChooseFile onTable={setTable} />
    </Dialog>
  );
}
