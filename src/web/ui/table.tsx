import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MoreRows } from './more-rows.ts';
import { TableGrid } from './table-grid.tsx';
import { TableList } from './table-list.tsx';
import { type Direction, type SortValue, sortRows } from './table-sort.ts';
import { usePhone } from './use-phone.ts';

export type Column<Row> = {
  key: string;
  header: string;
  /** For a column of buttons, whose head only screen readers need. */
  isHeaderHidden?: boolean;
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the right, in figures of one width. */
  align?: 'left' | 'right';
  /** Makes the head a button that sorts. */
  sortBy?: (row: Row) => SortValue;
  width?: string;
  /** With one in any column the table gets a last row of totals. */
  total?: ReactNode;
};

/** A row on a phone: name and value above, detail and badge below; under both what can be done with it. */
export type PhoneRow = {
  title: ReactNode;
  value?: ReactNode;
  detail?: ReactNode;
  badge?: ReactNode;
  actions?: ReactNode;
};

export type Sort = { key: string; direction: Direction };

export type TableProps<Row> = {
  /** What screen readers call it. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  phone: (row: Row) => PhoneRow;
  phoneTotal?: PhoneRow;
  /** Shown instead of the rows when there are none. */
  empty: ReactNode;
  isLoading?: boolean;
  /** Given while there is more to come: it is asked for as the end comes near. */
  more?: MoreRows;
  /** The first cell becomes a button that covers the row; what else can be pressed in the row lies above it. */
  onRowClick?: (row: Row) => void;
  initialSort?: Sort;
  isDense?: boolean;
  /** As on a phone, where the columns have no room (`useRoom`). */
  isList?: boolean;
};

/** Rows of a few or of many thousands: only those in sight are in the page, and on a phone each becomes two lines. */
export function Table<Row>({ initialSort, isList = false, ...table }: TableProps<Row>) {
  const { i18n } = useTranslation();
  const isPhone = usePhone();
  const [sort, setSort] = useState(initialSort);
  const sortBy = table.columns.find((column) => column.key === sort?.key)?.sortBy;
  const rows = useMemo(
    () => (sort && sortBy ? sortRows(table.rows, sortBy, sort.direction, i18n.language) : table.rows),
    [table.rows, sort, sortBy, i18n.language],
  );
  if (!table.isLoading && rows.length === 0) return table.empty;
  if (isPhone) return <TableList {...table} rows={rows} />;
  return isList ? (
    // In line with the head of a card, which has more room at its sides than on a phone.
    <div className="[&_li>div]:px-6">
      <TableList {...table} rows={rows} />
    </div>
  ) : (
    <TableGrid {...table} rows={rows} sort={sort} onSort={setSort} />
  );
}
