import { useMemo, useState } from 'react';
import { useTranslation } from '#web/texts/use-translation.ts';
import { TableGrid } from './table-grid.tsx';
import { TableList } from './table-list.tsx';
import type { Column, Sort, TableProps } from './table-props.ts';
import { sortRows } from './table-sort.ts';
import { usePhone } from './use-phone.ts';

export type { Column };

/** A few rows or many thousands, which are virtualised; on a phone each becomes two lines. */
export function Table<Row>({ isList = false, rows: given = [], ...table }: TableProps<Row>) {
  const { language } = useTranslation();
  const isPhone = usePhone();
  const [sort, setSort] = useState<Sort>();
  const sortBy = table.columns.find((column) => column.key === sort?.key)?.sortBy;
  const rows = useMemo(
    () => (sort && sortBy ? sortRows(given, sortBy, sort.direction, language) : given),
    [given, sort, sortBy, language],
  );
  const { phone, foot, groups, isLoading, empty } = table;
  const isGrid = !phone || !(isPhone || isList);
  if (!isLoading && rows.length === 0 && !groups && !(isGrid && foot)) return empty;
  if (isGrid) return <TableGrid {...table} rows={rows} sort={sort} onSort={setSort} />;
  const list = <TableList {...table} rows={rows} phone={phone} />;
  // Aligned with the head of a card, which has wider margins than on a phone.
  return isPhone ? list : <div className="[&_li>div]:px-6">{list}</div>;
}
