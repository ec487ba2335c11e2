import type { ReactNode } from 'react';
import { pixelsFor, rowsOf, type Stretch } from '#domain/agenda/grid.ts';
import { formatTime } from '#domain/shared/time.ts';
import { classNames } from '#web/ui/class-names.ts';

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
