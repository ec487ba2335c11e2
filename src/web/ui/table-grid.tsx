import { type ReactNode, useRef } from 'react';
import { Skeleton } from './loading.tsx';
import type { Column, Sort, TableProps } from './table.tsx';
import { TableHead } from './table-head.tsx';
import { RowButton, rowWithButton, TableScroller } from './table-parts.tsx';
import { useRowWindow } from './use-row-window.ts';

type Props<Row> = Omit<TableProps<Row>, 'isList'> & { sort?: Sort; onSort: (sort: Sort) => void };

/** The table as a table, on everything wider than a phone. */
export function TableGrid<Row>(props: Props<Row>) {
  const { label, columns, rows, rowKey, isLoading, more, onRowClick, isDense, sort, onSort } = props;
  const scroller = useRef<HTMLElement>(null);
  const height = isDense ? 40 : 52;
  const { isWindowed, indexes, before, after, measure } = useRowWindow(rows.length, height, scroller, Boolean(more));
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
        // Widths that follow the rows in sight would jump while scrolling.
        className={`w-full border-separate border-spacing-0 ${isWindowed ? 'table-fixed' : ''} ${isDense ? 'text-13' : 'text-sm'}`}
      >
        <TableHead columns={columns} sort={sort} onSort={sortAgain} />
        <tbody>
          {isLoading ? <LoadingRows columns={columns} isDense={isDense} /> : null}
          <Gap height={before} />
          {indexes.map((index) => {
            const row = rows[index];
            if (isLoading || row === undefined) return null;
            return (
              <tr
                key={rowKey(row)}
                ref={measure}
                data-index={index}
                aria-rowindex={isWindowed ? index + 2 : undefined}
                className={`hover:bg-page dark:hover:bg-subtle ${onRowClick ? rowWithButton : ''}`}
              >
                {columns.map((column, place) => (
                  <Cell key={column.key} column={column} isDense={isDense}>
                    {onRowClick && place === 0 ? (
                      <RowButton onClick={() => onRowClick(row)}>{column.cell(row)}</RowButton>
                    ) : (
                      column.cell(row)
                    )}
                  </Cell>
                ))}
              </tr>
            );
          })}
          <Gap height={after} />
        </tbody>
        {columns.some((column) => column.total !== undefined) && !isLoading ? (
          <tfoot className="sticky bottom-0 bg-page font-semibold dark:bg-subtle">
            <tr>
              {columns.map((column) => (
                <Cell key={column.key} column={column} isDense={isDense}>
                  {column.total}
                </Cell>
              ))}
            </tr>
          </tfoot>
        ) : null}
      </table>
    </TableScroller>
  );
}

type CellProps<Row> = { column: Column<Row>; isDense?: boolean; children?: ReactNode };

function Cell<Row>({ column, isDense, children }: CellProps<Row>) {
  return (
    <td
      className={`border-b border-divider px-3 first:pl-6 last:pr-6 [tbody:last-child>tr:last-child>&]:border-b-0 [tfoot_&]:border-b-0 ${
        isDense ? 'h-10' : 'h-13'
      } ${column.align === 'right' ? 'text-right tabular-nums' : ''}`}
    >
      {children}
    </td>
  );
}

function LoadingRows<Row>({ columns, isDense }: Pick<Props<Row>, 'columns' | 'isDense'>) {
  return ['a', 'b', 'c', 'd', 'e'].map((row) => (
    <tr key={row}>
      {columns.map((column) => (
        <Cell key={column.key} column={column} isDense={isDense}>
          <Skeleton className={`h-4 w-2/3 ${column.align === 'right' ? 'ml-auto' : ''}`} />
        </Cell>
      ))}
    </tr>
  ));
}

/** Holds the place of the rows that are not in the page, so that the scroll bar tells the truth. */
function Gap({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden>
      <td style={{ height }} />
    </tr>
  );
}
