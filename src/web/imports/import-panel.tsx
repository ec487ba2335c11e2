import { useState } from 'react';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import type { OverlayState } from '#web/ui/use-overlay.ts';
import { ChooseFile } from './choose-file.tsx';
import { ConfirmImport } from './confirm-import.tsx';
import type { AnyField, Imported } from './imported.ts';

type Props<Field extends AnyField, Item> = OverlayState & { imported: Imported<Field, Item> };

/** Choose a file, preview its rows, import. */
export function ImportPanel<Field extends AnyField, Item>({ imported, ...state }: Props<Field, Item>) {
  const { t } = useTranslation('imports');
  const [table, setTable] = useState<string[][]>();
  if (table) {
    return <ConfirmImport {...state} imported={imported} table={table} onAnother={() => setTable(undefined)} />;
  }
  return (
    <Dialog {...state} title={t(`of.${imported.kind}.title`)} width="wide">
      <ChooseFile imported={imported} onTable={setTable} />
    </Dialog>
  );
}
