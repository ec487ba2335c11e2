import { useState } from 'react';
import { failureDetail } from '#web/ground/api/errors.ts';
import { useSave } from '#web/ground/use-save.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Banner, useBanner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Query } from '#web/ui/query.tsx';
import type { OverlayState } from '#web/ui/use-overlay.ts';
import { usePhone } from '#web/ui/use-phone.ts';
import { ColumnChoice } from './column-choice.tsx';
import type { AnyField, Imported } from './imported.ts';
import { PreviewTable } from './preview-table.tsx';
import { useImport } from './use-import.ts';

type Props<Field extends AnyField, Item> = OverlayState & {
  imported: Imported<Field, Item>;
  table: string[][];
  onAnother: () => void;
};

/** So many of those that were left out are named. */
const NAMED = 10;

export function ConfirmImport<Field extends AnyField, Item>(props: Props<Field, Item>) {
  const { imported, table, open, onOpenChange, onAnother } = props;
  const { kind } = imported;
  const { t } = useTranslation(['imports', 'ui']);
  const banner = useBanner();
  const isPhone = usePhone();
  const { reading, setReading, rows, known } = useImport(table, imported);
  const fresh = rows.flatMap(({ fate }) => (fate.kind === 'new' ? [fate.item] : []));
  const isReady = fresh.length > 0 && known.isSuccess;
  const [leftOut, setLeftOut] = useState<ReadonlyArray<{ name: string }>>([]);
  const { save, isSaving, error } = useSave({
    send: (items: Item[]) => imported.send(items),
    onSaved: ({ imported: count, known: leftOut }) => {
      if (count > 0) banner.success(t(`of.${kind}.done`, { count }));
      if (leftOut.length === 0) onOpenChange(false);
      setLeftOut(leftOut);
    },
    changed: imported.changed,
  });
  const note = imported.note?.(rows);

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t(`of.${kind}.title`)}
      width="wide"
      foot={
        leftOut.length > 0 ? (
          <Button onClick={() => onOpenChange(false)}>{t('ui:overlays.close')}</Button>
        ) : (
          // Side by side on the narrowest phone, and in two lines if need be.
          <div className={isPhone ? 'grid w-full grid-cols-2 gap-2' : 'flex gap-2'}>
            <Button block={isPhone} onClick={onAnother}>
              {t('another')}
            </Button>
            <Button
              block={isPhone}
              variant="primary"
              blocked={!isReady}
              aria-description={isReady ? undefined : t('counts.new', { count: 0 })}
              loading={isSaving}
              onClick={() => isReady && save(fresh)}
            >
              {t(`of.${kind}.confirm`, { count: fresh.length })}
            </Button>
          </div>
        )
      }
    >
      {leftOut.length > 0 ? (
        <div role="status">
          <Banner tone="pending">{t('meanwhile', { count: leftOut.length, names: namesOf(leftOut) })}</Banner>
        </div>
      ) : (
        <>
          {error && (
            <Banner role="alert" tone="danger">
              {t(`of.${kind}.failed`, { detail: failureDetail(error) })}
            </Banner>
          )}
          <ColumnChoice firstRow={table[0] ?? []} reading={reading} onChange={setReading} imported={imported} />
          {note && <Banner tone="info">{note}</Banner>}
          <Query query={known} failure={(detail) => t(`of.${kind}.checkFailed`, { detail })}>
            {() => <PreviewTable rows={rows} imported={imported} />}
          </Query>
        </>
      )}
    </Dialog>
  );

  function namesOf(leftOut: ReadonlyArray<{ name: string }>): string {
    const names = leftOut
      .slice(0, NAMED)
      .map(({ name }) => name)
      .join(', ');
    const count = leftOut.length - NAMED;
    return count > 0 ? t('andMore', { names, count }) : names;
  }
}
