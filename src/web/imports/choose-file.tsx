import { Download, FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { guessColumns, MOST_COLUMNS, widthOf } from '#domain/imports/columns.ts';
import { csvFile } from '#domain/shared/csv.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { download } from '#web/ui/download.ts';
import { usePlace } from '#web/ui/use-place.ts';
import type { AnyField, Imported } from './imported.ts';
import { readTable } from './read-table.ts';

type Props<Field extends AnyField, Item> = { imported: Imported<Field, Item>; onTable: (table: string[][]) => void };

/** A file, dropped or picked. Shows why it cannot be imported, and takes another one. */
export function ChooseFile<Field extends AnyField, Item>({ imported, onTable }: Props<Field, Item>) {
  const { t } = useTranslation('imports');
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { most } = imported.table;

  async function read(file: File | undefined) {
    if (!file) return;
    setReading(true);
    setProblem(undefined);
    const table = await readTable(file).catch(() => null);
    setReading(false);
    const wrong = table ? problemOf(table) : t('unreadable');
    if (wrong || !table) setProblem(wrong);
    else onTable(table);
  }

  function problemOf(table: string[][]): string | undefined {
    const columns = widthOf(table);
    if (columns > MOST_COLUMNS) return t('tooWide', { columns, most: MOST_COLUMNS });
    const rows = table.length - (guessColumns(table, imported.table).hasHeader ? 1 : 0);
    if (rows === 0) return t('noRows');
    return rows > most ? t('tooMany', { rows, most }) : undefined;
  }

  return (
    <>
      {problem && (
        <Banner role="alert" tone="danger">
          {problem}
        </Banner>
      )}
      {/* The input covers the area, so that files can be dropped on it. */}
      <label className="relative grid justify-items-center gap-1 rounded-card border-2 border-dashed border-control px-6 py-10 text-center hover:bg-subtle has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
        <FileSpreadsheet aria-hidden strokeWidth={1.5} className="mb-2 size-10 text-brand-text" />
        <span className="font-semibold text-brand-text">{t('choose')}</span>
        <span>{isReading ? t('reading') : t('drop')}</span>
        <span className="text-13 text-muted">{t(`of.${imported.kind}.hint`, { most })}</span>
        <input
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          disabled={isReading}
          onChange={(event) => {
            const input = event.currentTarget;
            // Cleared, so that the same file can be chosen again once corrected.
            void read(input.files?.[0]).finally(() => {
              input.value = '';
            });
          }}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
      </label>
      {imported.examples && <Template imported={imported} />}
    </>
  );
}

/** A file to begin with: the headings, and a row or two as they may be filled in. */
function Template<Field extends AnyField, Item>({
  imported: { kind, table, examples = [] },
}: Pick<Props<Field, Item>, 'imported'>) {
  const { t } = useTranslation('imports');
  const place = usePlace();
  const headings = table.fields.map((field) => t(`fields.${field as AnyField}`));
  return (
    <div className="flex justify-center">
      <Button
        icon={Download}
        size="sm"
        onClick={() => {
          const name = t(`of.${kind as 'services'}.file`);
          download(new File([csvFile([headings, ...examples], place)], name, { type: 'text/csv;charset=utf-8' }));
        }}
      >
        {t('template')}
      </Button>
    </div>
  );
}
