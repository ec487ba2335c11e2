import { type Cell, csvFile } from '#domain/shared/csv.ts';
import type { Period } from '#domain/shared/period.ts';
import { download } from '#web/ui/download.ts';
import { usePlace } from '#web/ui/use-place.ts';

/** Saves a table for the spreadsheets of the place, named by what it is about and its month or its days. */
export function useCsv() {
  const place = usePlace();
  return (name: string, period: Period, rows: readonly (readonly Cell[])[]) => {
    const days = typeof period === 'string' ? period : `${period.first}-${period.last}`;
    download(new File([csvFile(rows, place)], `${name}-${days}.csv`, { type: 'text/csv' }));
  };
}

type Page = { rows: unknown[]; next: string | null };

/** Reads all pages of a list, for paper and spreadsheets. */
export async function readPages<Of extends Page>(read: (cursor: string | undefined) => Promise<Of>) {
  const rows: Of['rows'][number][] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await read(cursor);
    rows.push(...page.rows);
    if (page.next === null) return { rows, last: page };
    cursor = page.next;
  }
}
