import type { ReactNode } from 'react';
import type { MoreRows } from './more-rows.ts';
import type { Direction, SortValue } from './table-sort.ts';

export type Column<Row> = {
  key: string;
  header: string;
  /** For a column of buttons: the head is for screen readers. */
  isHeaderHidden?: boolean;
  cell: (row: Row) => ReactNode;
  /** Numbers go to the right, in figures of equal width. */
  align?: 'left' | 'right';
  /** Makes the head a button that sorts. */
  sortBy?: (row: Row) => SortValue;
  width?: string;
  /** The row's name to screen readers. */
  isRowHead?: boolean;
  className?: string;
  /** If any column has one, the table ends with a row of totals. */
  total?: ReactNode;
};

/** A row on a phone: title and value, below them detail and badge, then the actions. */
export type PhoneRow = {
  /** In front: a sign, an arrow. The value is then vertically centred. */
  lead?: ReactNode;
  /** Only with a lead: a large value moves below a title that cannot wrap. */
  keepsTitle?: boolean;
  title: ReactNode;
  /** The title is a link that covers the row (`data-row-button`). */
  isCovered?: boolean;
  value?: ReactNode;
  detail?: ReactNode;
  badge?: ReactNode;
  actions?: ReactNode;
};

export type Sort = { key: string; direction: Direction };

/**
 * Rows that open: the first cell becomes a button that covers the row, and `content` appears below. With `onRowClick`, this applies to lists
 * only.
 */
type Unfolding<Row> = {
  isOpen: (row: Row) => boolean;
  onToggle: (row: Row) => void;
  content: (row: Row) => ReactNode;
  /** Above the content, in the table's columns: rows of `TableCell`. */
  rows?: (row: Row) => ReactNode;
};

/** Rows below their own head, which is made of `TableCell`s. */
type Group<Row> = { key: string; head: ReactNode; rows: readonly Row[] };

export type TableProps<Row> = {
  label: string;
  columns: readonly Column<Row>[];
  rows?: readonly Row[];
  /** Instead of `rows`. */
  groups?: readonly Group<Row>[];
  rowKey: (row: Row) => string;
  rowClassName?: (row: Row) => string;
  unfold?: Unfolding<Row>;
  /** Rows of `TableCell`, shown even without other rows. */
  foot?: ReactNode;
  /** Without it, a phone shows the table, too. */
  phone?: (row: Row) => PhoneRow;
  phoneTotal?: PhoneRow;
  empty?: ReactNode;
  isLoading?: boolean;
  /** Present while there is more to load, which happens near the end. */
  more?: MoreRows;
  /** The first cell becomes a button that covers the row; other controls lie above it. */
  onRowClick?: (row: Row) => void;
  isDense?: boolean;
  /** As on a phone, if the columns do not fit (`useRoom`). */
  isList?: boolean;
};
