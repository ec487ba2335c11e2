import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#web/ui/dialog.tsx';
import { ChooseFile } from './choose-file.tsx';
import { ConfirmImport } from './confirm-import.tsx';

/** From a file to clients: choose it, see what becomes of each row, import. Opens as it is mounted. */
export function ImportDialog() {
  const { t } = useTranslation('clients');
  const [isOpen, setOpen] = useState(true);
  const [table, setTable] = useState<string[][]>();
  if (table)
    return <ConfirmImport table={table} open={isOpen} onOpenChange={setOpen} onAnother={() => setTable(undefined)} />;
  return (
    <Dialog open={isOpen} onOpenChange={setOpen} title={t('import.title')} width="wide">
      <ChooseFile onTable={setTable} />
    </Dialog>
  );
}
