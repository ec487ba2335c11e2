import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Stretch } from '#domain/agenda/grid.ts';
import type { Column } from './columns.ts';
import { GridColumn } from './grid-column.tsx';
import { Hours } from './hours.tsx';
import { columnIn, paperStretches } from './on-paper.ts';

type Props = {
  columns: readonly Column[];
  range: Stretch;
  isWeek: boolean;
  head: (column: Column) => ReactNode;
  nameOf: (column: Column) => string;
};

/** The grid as it is printed: nobody scrolls paper, so all columns share its width, and every page has its own heads and hours. */
export function PaperGrid({ columns, range, isWeek, head, nameOf }: Props) {
  return (
    <div className="print-wide hidden print:block">
      {paperStretches(range).map((page) => (
        <div
          key={page.start}
          className="agenda-page grid border border-divider"
          style={{ gridTemplateColumns: `56px repeat(${columns.length}, minmax(0, 1fr))` }}
        >
          <div className="col-span-full grid h-16 grid-cols-subgrid border-b border-divider">
            <div className="grid place-items-center text-muted">
              <Clock aria-hidden className="size-4" />
            </div>
            {columns.map((column) => (
              <div key={column.id} className="relative flex min-w-0 items-center border-l border-divider px-3">
                {head(column)}
              </div>
            ))}
          </div>
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
