import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { pixelsFor, rowsOf, type Stretch } from '#domain/agenda/grid.ts';
import { formatTime } from '#domain/shared/time.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { Column } from './columns.ts';
import { GridColumn } from './grid-column.tsx';
import { columnIn, paperStretches } from './on-paper.ts';

type HeadsProps = { columns: readonly Column[]; head: (column: Column) => ReactNode; className?: string };

/** The heads of all columns in one row. */
export function Heads({ columns, head, className }: HeadsProps) {
  return (
    <div className={classNames('col-span-full grid h-16 grid-cols-subgrid border-b border-divider', className)}>
      <div className="sticky left-0 z-1 grid place-items-center bg-surface text-muted">
        <Clock aria-hidden className="size-4" />
      </div>
      {columns.map((column) => (
        <div key={column.id} className="relative flex min-w-0 items-center border-l border-divider px-3">
          {head(column)}
        </div>
      ))}
    </div>
  );
}

/** The times beside the columns, each at the height of its row. */
export function Hours({ range, children }: { range: Stretch; children?: ReactNode }) {
  return (
    <div className="sticky left-0 z-5 bg-surface">
      {rowsOf(range).map((row) => (
        <span
          key={row}
          style={{ top: pixelsFor(row - range.start) }}
          className={classNames(
            'absolute right-2.5 -translate-y-1/2 text-xs tabular-nums first:translate-y-0.5',
            row % 60 === 0 ? 'text-muted' : 'text-[11px] text-placeholder',
          )}
        >
          {formatTime(row)}
        </span>
      ))}
      {children}
    </div>
  );
}

type Props = HeadsProps & { range: Stretch; isWeek: boolean; nameOf: (column: Column) => string };

/** The grid as it is printed: all columns share the width of the paper, and every page has its own heads and hours. */
export function PaperGrid({ columns, range, isWeek, head, nameOf }: Props) {
  return (
    <div className="print-wide hidden print:block">
      {paperStretches(range).map((page) => (
        <div
          key={page.start}
          className="agenda-page grid border border-divider"
          style={{ gridTemplateColumns: `56px repeat(${columns.length}, minmax(0, 1fr))` }}
        >
          <Heads columns={columns} head={head} />
          <Hours range={page} />
          {columns.map((column) => (
            <GridColumn
              key={column.id}
              column={columnIn(column, page)}
              range={page}
              name={nameOf(column)}
              isWeek={isWeek}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
