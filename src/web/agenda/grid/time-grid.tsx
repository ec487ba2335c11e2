import { Clock } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { pixelsFor, rowsOf, type Stretch } from '#domain/agenda/grid.ts';
import { formatTime, type SalonNow } from '#domain/shared/time.ts';
import { classNames } from '#web/ui/class-names.ts';
import '../agenda.css';
import type { CardBlock, Column } from './columns.ts';
import { GridColumn } from './grid-column.tsx';
import { useGridCursor } from './use-grid-cursor.ts';
import { type GridActions, useGridPointer } from './use-grid-pointer.ts';

const LABELS = 56;
const NARROWEST_COLUMN = 148;
/** As wide as most first names and services need. */
const NARROWEST_LANE = 88;

type Props = {
  label: string;
  columns: readonly Column[];
  range: Stretch;
  now: SalonNow;
  isWeek?: boolean;
  /** Another day is on its way: what is shown is not what was asked for. */
  isOld: boolean;
  head: (column: Column) => ReactNode;
  nameOf: (column: Column) => string;
  actions: GridActions;
  foot?: (block: CardBlock) => ReactNode;
};

/** Columns of 60 px for half an hour, at least 800 px wide in all, beside a column of times. */
export function TimeGrid(props: Props) {
  const { label, columns, range, now, isWeek = false, isOld, head, nameOf, actions, foot } = props;
  const { t } = useTranslation('agenda');
  const hintId = useId();
  const scroller = useRef<HTMLElement>(null);
  const isNowShown = columns.some(({ day }) => day.date === now.date) && isIn(range, now.minutes);
  const startAt = isNowShown ? now.minutes : firstWork(columns, range);
  const { cursor, go } = useGridCursor(scroller, { columns, range, startAt, actions });
  const { drag, hover } = useGridPointer(scroller, { columns, range, actions, onPoint: go });

  // Once: who has scrolled stays where they are on the next day too.
  const isPlaced = useRef(false);
  useLayoutEffect(() => {
    if (isPlaced.current || !scroller.current) return;
    isPlaced.current = true;
    scroller.current.scrollTop = pixelsFor(startAt - range.start) - 40;
    const today = scroller.current.querySelector<HTMLElement>(`[data-column="${now.date}"]`);
    if (today) scroller.current.scrollLeft = today.offsetLeft - LABELS;
  }, [startAt, range.start, now.date]);

  return (
    <section
      ref={scroller}
      aria-label={label}
      aria-describedby={hintId}
      aria-busy={isOld || undefined}
      className={classNames(
        'relative isolate min-h-0 flex-1 scroll-pt-16 scroll-pl-14 overflow-auto rounded-card border border-divider bg-surface shadow-1 [scrollbar-width:thin]',
        isOld && 'pointer-events-none opacity-60',
        drag && 'cursor-grabbing',
      )}
    >
      <p id={hintId} hidden>
        {t('grid.keys')}
      </p>
      <div
        className="relative grid min-w-200"
        style={{ gridTemplateColumns: `${LABELS}px ${columns.map(widthOf).join(' ')}` }}
      >
        {/* One row that stays rather than many heads that do: each of those would be moved by itself while it scrolls. */}
        <div className="sticky top-0 z-6 col-span-full grid h-16 grid-cols-subgrid border-b border-divider bg-surface">
          <div className="sticky left-0 z-1 grid place-items-center bg-surface text-muted">
            <Clock aria-hidden className="size-4" />
          </div>
          {columns.map((column) => (
            <div key={column.id} className="relative flex min-w-0 items-center border-l border-divider px-3">
              {head(column)}
            </div>
          ))}
        </div>
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
          {isNowShown && <NowPill minutes={now.minutes} range={range} />}
        </div>
        {columns.map((column) => (
          <GridColumn
            key={column.id}
            column={column}
            range={range}
            name={nameOf(column)}
            isWeek={isWeek}
            nowAt={isNowShown && column.day.date === now.date ? now.minutes : undefined}
            cursorAt={cursor.column === column.id ? cursor.at : undefined}
            hoverRow={hover?.column === column.id ? (hover.at as number) : undefined}
            ghost={drag?.column === column.id ? drag : undefined}
            draggedId={drag?.block.id}
            foot={foot}
          />
        ))}
      </div>
    </section>
  );
}

function NowPill({ minutes, range }: { minutes: number; range: Stretch }) {
  return (
    <span
      style={{ top: pixelsFor(minutes - range.start) }}
      className="absolute right-1 h-5 -translate-y-1/2 rounded-full bg-now px-1.5 text-xs leading-5 font-semibold text-surface tabular-nums"
    >
      {formatTime(minutes)}
    </span>
  );
}

/** Many people at once make a day of the week wider rather than its cards too narrow to read. */
function widthOf({ placed }: Column): string {
  const lanes = Math.max(1, ...placed.map((one) => one.lanes));
  return `minmax(${Math.max(NARROWEST_COLUMN, lanes * NARROWEST_LANE)}px, 1fr)`;
}

function isIn({ start, end }: Stretch, minute: number): boolean {
  return start <= minute && minute < end;
}

/** When the earliest of these columns begins to work. */
function firstWork(columns: readonly Column[], range: Stretch): number {
  const starts = columns.map(({ shut }) => (shut[0]?.start === range.start ? shut[0].end : range.start));
  return Math.min(...starts.filter((start) => start < range.end), range.end - 1);
}
