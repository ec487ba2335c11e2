import '../agenda.css';
import { Lock } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { pixelsFor, type Stretch } from '#domain/agenda/grid.ts';
import type { ShownStatus } from '#domain/agenda/statuses.ts';
import { formatTime } from '#domain/shared/time.ts';
import { markIcons } from '#web/ground/mark-icons.ts';
import { useSalonNow } from '#web/ground/use-salon-now.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { classNames } from '#web/ui/class-names.ts';
import { SkipTo } from '#web/ui/skip-links.tsx';
import { usePrinting } from '#web/ui/use-printing.ts';
import { statusIcons } from '../labels.ts';
import { TicketTip } from '../ticket/ticket-tip.tsx';
import { useVisitKeys } from '../visit/use-visit-keys.ts';
import { CardTip } from './card-tip.tsx';
import { type Column, rowState } from './columns.ts';
import { GridColumn } from './grid-column.tsx';
import { Heads, Hours, PaperGrid } from './paper-grid.tsx';
import { useCarry } from './use-carry.ts';
import { useGridActions } from './use-grid-actions.ts';
import { useGridCursor } from './use-grid-cursor.ts';
import { useGridPointer } from './use-grid-pointer.ts';

const LABELS = 56;
const NARROWEST_GRID = 800;
const NARROWEST_COLUMN = 148;
/** As wide as most first names and services need. */
const NARROWEST_LANE = 88;

type Props = {
  label: string;
  columns: readonly Column[];
  range: Stretch;
  isWeek?: boolean;
  /** Columns share the available width; otherwise they grow until their cards can be read. */
  isCompact?: boolean;
  /** Each time it changes, the grid scrolls to now. */
  nowTurn: number;
  /** Another day is being loaded. */
  isOld: boolean;
  head: (column: Column) => ReactNode;
  nameOf: (column: Column) => string;
};

/** Columns of 60 px for half an hour, at least 800 px wide in all, beside a column of times. */
export function TimeGrid(props: Props) {
  const { label, columns, range, isWeek = false, isCompact = false, nowTurn, isOld, head, nameOf } = props;
  const { t } = useTranslation('agenda');
  const now = useSalonNow();
  const actions = useGridActions();
  const hintId = useId();
  const isPrinting = usePrinting();
  const scroller = useRef<HTMLElement>(null);
  const isTodayShown = columns.some(({ day }) => day.date === now.date);
  const isNowShown = isTodayShown && isIn(range, now.minutes);
  const startAt = isNowShown ? now.minutes : firstWork(columns, range);
  const [said, say] = useState('');
  const onRefused = (column: Column, row: number) => {
    const state = rowState(column, row);
    if (state !== 'free') say(t(`grid.refused.${state}`, { time: formatTime(row) }));
  };
  const { carried, press } = useCarry(scroller, { columns, nameOf, actions, say });
  const pressVisit = useVisitKeys();
  const { cursor, go } = useGridCursor(scroller, {
    columns,
    range,
    startAt,
    actions,
    onKey: (event, column, block) => press(event, column, block) || pressVisit(event, block),
    onRefused,
  });
  const { drag: dragged, hover } = useGridPointer(scroller, { columns, range, actions, onPoint: go });
  const drag = dragged ?? carried;
  const widths = columns.map((column) => (isCompact ? 0 : widthOf(column)));

  // At first, and whenever "Hoje" is pressed. On another day the scroll position stays.
  const placedFor = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (placedFor.current === nowTurn || isOld || (nowTurn > 0 && !isTodayShown) || !scroller.current) return;
    placedFor.current = nowTurn;
    scroller.current.scrollTop = pixelsFor(startAt - range.start) - 40;
    const today = scroller.current.querySelector<HTMLElement>(`[data-column="${now.date}"]`);
    if (today) scroller.current.scrollLeft = today.offsetLeft - LABELS;
  }, [nowTurn, isOld, isTodayShown, startAt, range.start, now.date]);

  return (
    <>
      <SkipTo onSkip={() => scroller.current?.querySelector<HTMLElement>('[data-cursor]')?.focus()}>
        {t('grid.skip')}
      </SkipTo>
      <section
        ref={scroller}
        aria-label={label}
        aria-describedby={hintId}
        aria-busy={isOld || undefined}
        className={classNames(
          'no-print peer relative isolate min-h-0 flex-1 scroll-pt-16 scroll-pl-14 overflow-auto rounded-card border border-divider bg-surface shadow-1 [scrollbar-width:thin]',
          isOld && 'pointer-events-none opacity-60',
          dragged && 'cursor-grabbing',
        )}
      >
        {/* As wide as its columns: otherwise the sticky times would leave after one screen of scrolling. */}
        <div
          className="relative grid"
          style={{
            minWidth: Math.max(NARROWEST_GRID, LABELS + widths.reduce((sum, width) => sum + width, 0)),
            gridTemplateColumns: `${LABELS}px ${widths.map((width) => `minmax(${width}px, 1fr)`).join(' ')}`,
          }}
        >
          {/* One sticky row instead of many sticky heads, each of which would move by itself while scrolling. */}
          <Heads columns={columns} head={head} className="sticky top-0 z-6 bg-surface" />
          <Hours range={range}>{isNowShown && <NowPill minutes={now.minutes} range={range} />}</Hours>
          {columns.map((column) => (
            <GridColumn
              key={column.id}
              column={column}
              range={range}
              name={nameOf(column)}
              isWeek={isWeek}
              nowAt={isNowShown && column.day.date === now.date ? now.minutes : undefined}
              now={column.day.date === now.date ? now : undefined}
              cursorAt={cursor.column === column.id ? cursor.at : undefined}
              hoverRow={hover?.column === column.id ? (hover.at as number) : undefined}
              ghost={drag?.column === column.id ? drag : undefined}
              draggedId={drag?.block.card.id}
            />
          ))}
        </div>
      </section>
      {isPrinting && <PaperGrid columns={columns} range={range} isWeek={isWeek} head={head} nameOf={nameOf} />}
      <CardTip scroller={scroller} columns={columns} />
      <TicketTip scroller={scroller} columns={columns} />
      <div className="flex flex-none items-start justify-between gap-4 pb-4 text-xs text-muted max-wide:peer-has-focus-visible:[&>ul]:hidden peer-has-focus-visible:[&>p]:block">
        <Legend />
        <p id={hintId} className="hidden">
          {t(carried ? 'grid.carryKeys' : 'grid.keys')}
        </p>
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
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

/** A day with many lanes gets wider, so that its cards can still be read. */
function widthOf({ placed }: Column): number {
  const lanes = Math.max(1, ...placed.map((one) => one.lanes));
  return Math.max(NARROWEST_COLUMN, lanes * NARROWEST_LANE);
}

function isIn({ start, end }: Stretch, minute: number): boolean {
  return start <= minute && minute < end;
}

/** When the earliest of these columns begins to work. */
function firstWork(columns: readonly Column[], range: Stretch): number {
  const starts = columns.map(({ shut }) => (shut[0]?.start === range.start ? shut[0].end : range.start));
  return Math.min(...starts.filter((start) => start < range.end), range.end - 1);
}

/** In the order of a visit; those in the middle and `no_show` stand beside the status. */
const states = ['pendente', 'aguardando', 'arrived', 'in_service', 'finalizado', 'no_show', 'cancelado'] as const;

function Legend() {
  const { t } = useTranslation('agenda');
  const sample = 'grid h-4 w-5 flex-none place-items-center overflow-hidden rounded-[3px]';
  return (
    <ul aria-label={t('grid.legend')} className="flex flex-wrap gap-x-4 gap-y-2">
      {states.map((state) => {
        const mark = state === 'arrived' || state === 'in_service' || state === 'no_show' ? state : undefined;
        const Icon = mark ? markIcons[mark] : statusIcons[state as ShownStatus];
        return (
          <li key={state} className="flex items-center gap-1.5">
            <span
              aria-hidden="true"
              data-status={mark === 'no_show' ? 'cancelado' : mark ? 'pendente' : state}
              data-mark={mark}
              data-staff={1}
              className={`appointment ${sample}`}
            >
              {Icon && <Icon strokeWidth={2.5} className="size-2.75 text-(--word)" />}
            </span>
            {mark ? t(`visit.${mark}`) : t(`status.${state as ShownStatus}`)}
          </li>
        );
      })}
      <li className="flex items-center gap-1.5">
        <span aria-hidden="true" className={`time-off ${sample}`}>
          <Lock strokeWidth={2.5} className="size-2.75" />
        </span>
        {t('grid.blocked')}
      </li>
    </ul>
  );
}
