import { type ComponentProps, type ReactNode, useRef } from 'react';
import { classNames } from './class-names.ts';
import { Skeleton } from './loading.tsx';
import { TableHead } from './table-head.tsx';
import { RowButton, rowWithButton, TableCell, TableScroller } from './table-parts.tsx';
import type { Column, Sort, TableProps } from './table-props.ts';
import { useRowWindow } from './use-row-window.ts';

type Props<Row> = Omit<TableProps<Row>, 'isList' | 'phone' | 'phoneTotal'> & { rows: readonly Row[] };
type GridProps<Row> = Props<Row> & { sort?: Sort; onSort: (sort: Sort) => void };

export function TableGrid<Row>({ sort, onSort, ...table }: GridProps<Row>) {
  const { label, columns, rows, isLoading, more, isDense } = table;
  const scroller = useRef<HTMLElement>(null);
  const seen = useRowWindow(rows.length, isDense ? 40 : 52, scroller, Boolean(more));
  const { isWindowed } = seen;
  const sortAgain = (next: Sort) => {
    scroller.current?.scrollTo({ top: 0 });
    onSort(next);
  };
  return (
    <TableScroller ref={scroller} label={label} isWindowed={isWindowed} rowCount={rows.length} more={more}>
      <table
        aria-label={label}
        aria-busy={isLoading}
        aria-rowcount={isWindowed ? rows.length + 1 : undefined}
        // Widths that depend on the visible rows would jump while scrolling.
        className={`w-full border-separate border-spacing-0 ${isWindowed ? 'table-fixed' : ''} ${isDense ? 'text-13' : 'text-sm'}`}
      >
        <TableHead columns={columns} sort={sort} onSort={sortAgain} />
        {isLoading ? <LoadingRows {...table} /> : <Bodies {...table} {...seen} />}
        {isLoading ? null : <Foot {...table} />}
      </table>
    </TableScroller>
  );
}

type BodiesProps<Row> = Props<Row> & ReturnType<typeof useRowWindow>;

function Bodies<Row>({ isWindowed, indexes, before, after, measure, ...table }: BodiesProps<Row>) {
  const { columns, rows, groups, rowKey } = table;
  const unfold = table.onRowClick ? undefined : table.unfold;
  if (groups) {
    return groups.map(({ key, head, rows }) => (
      <tbody key={key}>
        <tr className="bg-page dark:bg-subtle">{head}</tr>
        {rows.map((row) => (
          <GridRow key={rowKey(row)} table={table} row={row} />
        ))}
      </tbody>
    ));
  }
  if (rows.length === 0) {
    return (
      <tbody>
        <tr>
          <TableCell colSpan={columns.length}>{table.empty}</TableCell>
        </tr>
      </tbody>
    );
  }
  const shown = indexes.flatMap((index) => {
    const row = rows[index];
    if (row === undefined) return [];
    const place = { ref: measure, 'data-index': index };
    const line = { table, row, 'aria-rowindex': isWindowed ? index + 2 : undefined };
    if (!unfold) return <GridRow key={rowKey(row)} {...line} {...place} />;
    const isOpen = unfold.isOpen(row);
    return (
      // Its own body, so that what the row unfolds is measured with it.
      <tbody key={rowKey(row)} {...place} data-open={isOpen || undefined}>
        <GridRow {...line} />
        {isOpen && unfold.rows?.(row)}
        {isOpen && (
          <tr>
            <TableCell colSpan={columns.length} className="h-auto! p-0!">
              {unfold.content(row)}
            </TableCell>
          </tr>
        )}
      </tbody>
    );
  });
  const [above, below] = [before, after].map((height) => height > 0 && <Gap height={height} />);
  return unfold ? (
    <>
      {above && <tbody aria-hidden>{above}</tbody>}
      {shown}
      {below && <tbody aria-hidden>{below}</tbody>}
    </>
  ) : (
    <tbody>
      {above}
      {shown}
      {below}
    </tbody>
  );
}

type RowProps<Row> = ComponentProps<'tr'> & { table: Props<Row>; row: Row; 'data-index'?: number };

function GridRow<Row>({ table, row, ...attributes }: RowProps<Row>) {
  const { onRowClick, unfold, rowClassName } = table;
  const press = onRowClick ?? unfold?.onToggle;
  const isExpanded = onRowClick ? undefined : unfold?.isOpen(row);
  return (
    <tr
      {...attributes}
      className={classNames(
        !isExpanded && !rowClassName && 'hover:bg-page dark:hover:bg-subtle',
        press && rowWithButton,
        rowClassName?.(row),
      )}
    >
      <Cells {...table}>
        {({ cell }, place) =>
          press && place === 0 ? (
            <RowButton isExpanded={isExpanded} onClick={() => press(row)}>
              {cell(row)}
            </RowButton>
          ) : (
            cell(row)
          )
        }
      </Cells>
    </tr>
  );
}

type CellsProps<Row> = Pick<Props<Row>, 'columns' | 'isDense'> & {
  children: (column: Column<Row>, place: number) => ReactNode;
};

function Cells<Row>({ columns, isDense, children }: CellsProps<Row>) {
  return columns.map((column, place) => (
    <TableCell
      key={column.key}
      align={column.align}
      heads={column.isRowHead ? 'row' : undefined}
      isDense={isDense}
      className={column.className}
    >
      {children(column, place)}
    </TableCell>
  ));
}

function Foot<Row>({ foot, ...table }: Props<Row>) {
  const hasTotals = table.columns.some((column) => column.total !== undefined);
  if (!hasTotals && !foot) return null;
  return (
    <tfoot className="sticky bottom-0 bg-page font-semibold dark:bg-subtle">
      {foot}
      {hasTotals && (
        <tr>
          <Cells {...table}>{({ total }) => total}</Cells>
        </tr>
      )}
    </tfoot>
  );
}

function LoadingRows<Row>({ columns, isDense }: Props<Row>) {
  return (
    <tbody>
      {['a', 'b', 'c', 'd', 'e'].map((row) => (
        <tr key={row}>
          {columns.map((column) => (
            <TableCell key={column.key} align={column.align} isDense={isDense}>
              <Skeleton className={`h-4 w-2/3 ${column.align === 'right' ? 'ml-auto' : ''}`} />
            </TableCell>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/** Holds the place of omitted rows, so that the scroll bar is right. */
function Gap({ height }: { height: number }) {
  return (
    <tr aria-hidden>
      <td style={{ height }} />
    </tr>
  );
}
