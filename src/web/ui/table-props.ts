import type { ReactNode } from 'react';
import type { MoreRows } from './more-rows.ts';
import type { Direction, SortValue } from './table-sort.ts';

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
  /** Names its row, for screen readers, too. */
  isRowHead?: boolean;
  /** Of its cells and its head. */
  className?: string;
  /** With one in any column the table gets a last row of totals. */
  total?: ReactNode;
};

/** A row on a phone: name and value above, detail and badge below; under both what can be done with it. */
export type PhoneRow = {
  /** Before all of it: a sign, an arrow. The value then stands in the middle of the lines. */
  lead?: ReactNode;
  /** Beside a large value the title keeps its room, and the value goes below; for a title that cannot break. Only with a lead. */
  keepsTitle?: boolean;
  title: ReactNode;
  value?: ReactNode;
  detail?: ReactNode;
  badge?: ReactNode;
  actions?: ReactNode;
};

export type Sort = { key: string; direction: Direction };

/**
 * Rows that open: the first cell becomes a button that covers the row, and `content` comes below it. With `onRowClick`, only the rows of a
 * list do.
 */
type Unfolding<Row> = {
  isOpen: (row: Row) => boolean;
  onToggle: (row: Row) => void;
  content: (row: Row) => ReactNode;
  /** Above the content, in the table's columns: rows of `TableCell`. */
  rows?: (row: Row) => ReactNode;
};

/** Rows below a head of their own, made of `TableCell`s. */
type Group<Row> = { key: string; head: ReactNode; rows: readonly Row[] };

export type TableProps<Row> = {
  /** What screen readers call it. */
  label: string;
  columns: readonly Column<Row>[];
  rows?: readonly Row[];
  /** Instead of `rows`: a few that stand together in groups. */
  groups?: readonly Group<Row>[];
  rowKey: (row: Row) => string;
  rowClassName?: (row: Row) => string;
  unfold?: Unfolding<Row>;
  /** Rows of `TableCell` at the foot; they stand also where there are no rows. */
  foot?: ReactNode;
  /** Without it, it is a table on a phone, too. */
  phone?: (row: Row) => PhoneRow;
  phoneTotal?: PhoneRow;
  /** Shown instead of the rows when there are none. */
  empty?: ReactNode;
  isLoading?: boolean;
  /** Given while there is more to come: it is asked for as the end comes near. */
  more?: MoreRows;
  /** The first cell becomes a button that covers the row; what else can be pressed in the row lies above it. */
  onRowClick?: (row: Row) => void;
  isDense?: boolean;
  /** As on a phone, where the columns have no room (`useRoom`). */
  isList?: boolean;
};
