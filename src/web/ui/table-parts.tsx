import { type ReactNode, type Ref, useCallback } from 'react';
import { classNames } from './class-names.ts';
import type { MoreRows } from './more-rows.ts';

type ScrollerProps = {
  ref: Ref<HTMLElement>;
  label: string;
  isWindowed: boolean;
  rowCount: number;
  more?: MoreRows;
  children: ReactNode;
};

/**
 * Many rows scroll in their own box, which the keyboard must reach; few rows let the page scroll. It is `relative` because hidden words for
 * screen readers would otherwise lie outside and widen the whole page.
 */
export function TableScroller({ ref, label, isWindowed, rowCount, more, children }: ScrollerProps) {
  return (
    <section
      ref={ref}
      aria-label={isWindowed ? label : undefined}
      tabIndex={isWindowed ? 0 : undefined}
      className={
        isWindowed
          ? 'relative max-h-[min(70dvh,45rem)] overflow-auto rounded-b-card overscroll-contain focus-visible:outline-offset-[-2px]'
          : 'relative overflow-x-auto rounded-b-card'
      }
    >
      {children}
      {/* Keyed by the count: an end that stays near would not be reported a second time. */}
      {more && !more.isPaused ? <EndOfRows key={rowCount} onNear={more.load} /> : null}
    </section>
  );
}

/** Loads more well before it is visible. */
function EndOfRows({ onNear }: { onNear: () => void }) {
  const watch = useCallback(
    (end: HTMLDivElement | null) => {
      if (!end) return;
      // A busy browser reports several moves at once; the last one counts.
      const near = new IntersectionObserver((seen) => seen.at(-1)?.isIntersecting && onNear(), {
        root: end.parentElement,
        rootMargin: '600px',
      });
      near.observe(end);
      return () => near.disconnect();
    },
    [onNear],
  );
  return <div ref={watch} className="h-px" />;
}

type RowButtonProps = {
  isExpanded?: boolean;
  onClick: () => void;
  children: ReactNode;
};

/** Covers its row: the whole row can be pressed, and screen readers find one button with the row's name. */
export function RowButton({ isExpanded, onClick, children }: RowButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      data-row-button
      aria-expanded={isExpanded}
      className="max-w-full truncate text-left font-medium outline-none after:absolute after:inset-0"
    >
      {children}
    </button>
  );
}

/** For the row around a `RowButton` or a link like it: shows its focus ring, and keeps other controls above it. */
export const rowWithButton =
  'relative has-[[data-row-button]:focus-visible]:outline-2 has-[[data-row-button]:focus-visible]:-outline-offset-2 ' +
  'has-[[data-row-button]:focus-visible]:outline-focus [&_:is(a,button,input):not([data-row-button])]:relative';

type CellProps = {
  align?: 'left' | 'right' | undefined;
  heads?: 'row' | 'rowgroup' | undefined;
  isDense?: boolean | undefined;
  colSpan?: number;
  className?: string | undefined;
  children?: ReactNode;
};

/** A cell with the line below it; an open row has that line below what it unfolds. */
export function TableCell({ align, heads, isDense, colSpan, className, children }: CellProps) {
  const Cell = heads ? 'th' : 'td';
  return (
    <Cell
      scope={heads}
      colSpan={colSpan}
      className={classNames(
        'border-b border-divider px-3 first:pl-6 last:pr-6 [tbody:last-child>tr:last-child>&]:border-b-0 [tbody[data-open]>tr:not(:last-child)>&]:border-b-0 [tfoot>tr:last-child>&]:border-b-0',
        isDense ? 'h-10' : 'h-13',
        heads && 'text-left',
        heads === 'row' && 'font-normal',
        align === 'right' && 'text-right tabular-nums',
        className,
      )}
    >
      {children}
    </Cell>
  );
}
