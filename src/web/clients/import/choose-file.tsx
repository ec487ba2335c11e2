import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { guessColumns, MOST_IMPORTED } from '#domain/clients/import.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { Banner } from '#web/ui/banner.tsx';
import { readTable } from './read-table.ts';

/** A file, dropped or picked. Shows why it cannot be imported, and takes another one. */
export function ChooseFile({ onTable }: { onTable: (table: string[][]) => void }) {
  const { t } = useTranslation('clients');
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function read(file: File | undefined) {
    if (!file) return;
    setReading(true);
    setProblem(undefined);
    const table = await readTable(file).catch(() => null);
    setReading(false);
    if (!table) setProblem(t('import.unreadable'));
    else if (table.length === 0) setProblem(t('import.noRows'));
    else if (rowsOf(table) > MOST_IMPORTED)
      setProblem(t('import.tooMany', { rows: rowsOf(table), most: MOST_IMPORTED }));
    else onTable(table);
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
        <span className="font-semibold text-brand-text">{t('import.choose')}</span>
        <span>{isReading ? t('import.reading') : t('import.drop')}</span>
        <span className="text-13 text-muted">{t('import.hint', { most: MOST_IMPORTED })}</span>
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
    </>
  );
}

function rowsOf(table: string[][]): number {
  return table.length - (guessColumns(table).hasHeader ? 1 : 0);
}
