import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { fieldsOf, guessColumns } from '#domain/imports/columns.ts';
import { type Found, fatesOf } from '#domain/imports/fates.ts';
import type { AnyField, Imported, PreviewRow, Reading } from './imported.ts';

/** The rows of a file with their outcomes, as its columns are read now. */
export function useImport<Field extends AnyField, Item>(table: string[][], imported: Imported<Field, Item>) {
  const { identity, chosen } = imported;
  const [reading, setReading] = useState<Reading<Field>>(() => guessColumns(table, imported.table));
  const { columns, hasHeader } = reading;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `chosen` stands for what `read` depends on.
  const read = useMemo(() => {
    const cells = table.slice(hasHeader ? 1 : 0).map((row) => fieldsOf(row, columns));
    const candidates = cells.map(imported.read);
    const items = candidates.flatMap((one, place) => ('item' in one ? [{ place, item: one.item }] : []));
    return { cells, candidates, items };
  }, [table, columns, hasHeader, chosen]);

  const known = useQuery({
    // Not by its rows: ten thousand would be compared at every render.
    queryKey: [...imported.checkKey, table.length, reading, chosen],
    queryFn: () =>
      read.items.length === 0
        ? Promise.resolve({ found: new Map<number, Found>() })
        : imported.check(read.items.map(({ item }) => item)),
    // A Map is not compared with the one before it.
    structuralSharing: false,
    gcTime: 0,
  });

  const rows = useMemo(() => {
    const found = new Map<number, Found>();
    for (const [index, { place }] of read.items.entries()) {
      const one = known.data?.found.get(index);
      if (one) found.set(place, one);
    }
    const fates = fatesOf(read.candidates, identity, found);
    const settled = known.data && 'settle' in known.data ? (known.data.settle?.(fates) ?? fates) : fates;
    const first = hasHeader ? 2 : 1;
    return settled.map((fate, index): PreviewRow<Field, Item> => {
      const cells = read.cells[index] ?? fieldsOf([], columns);
      return { line: index + first, cells, item: 'item' in fate ? fate.item : undefined, fate };
    });
  }, [read, columns, hasHeader, known.data, identity]);

  return { reading, setReading, rows, known };
}
