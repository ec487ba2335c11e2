import { Lock, Plus } from 'lucide-react';
import { memo } from 'react';
import { type InLane, pixelsFor, ROW_MINUTES, type Stretch } from '#domain/agenda/grid.ts';
import { isSoon, markOf, nextStep } from '#domain/agenda/visit.ts';
import { formatTime, type SalonNow } from '#domain/shared/time.ts';
import { useTranslation } from '#web/texts/use-translation.ts';
import { classNames } from '#web/ui/class-names.ts';
import { useOffLabel } from '../labels.ts';
import { BetweenView } from './between-view.tsx';
import { CardView } from './card-view.tsx';
import { boxOf, type CardBlock, type Column, type OffBlock, rowState, slotOf, takesKeys } from './columns.ts';
import type { Drag } from './landing.ts';

type Props = {
  column: Column;
  range: Stretch;
  /** The professional's name, or the day. */
  name: string;
  isWeek: boolean;
  /** The minute it is, if the column is of today. */
  nowAt?: number;
  /** The time of which visits wait or are late, if the column is of today. */
  now?: SalonNow;
  /** The row or block where the keyboard is, if it is in this column. */
  cursorAt?: number | string;
  hoverRow?: number;
  /** The card being moved here. */
  ghost?: Drag;
  draggedId?: string;
};

/**
 * Contained, so that a change only lays out and paints its own column. Not `content-visibility`, which shows a large day a tenth of a second sooner
 * but lays each column out again whenever it is scrolled back into view.
 */
export const GridColumn = memo(function GridColumn(props: Props) {
  const { column, range, name, isWeek, nowAt, now, cursorAt, hoverRow, ghost, draggedId } = props;
  const stretch = ({ start, end }: Stretch) => ({
    top: pixelsFor(start - range.start),
    height: pixelsFor(end - start),
  });
  const slot = (row: number) => ({ start: slotOf(column, row), end: row + ROW_MINUTES });
  return (
    <div
      data-column={column.id}
      className="agenda-lines relative border-l border-divider select-none [contain:layout_paint_style]"
      style={{
        height: pixelsFor(range.end - range.start),
        backgroundPositionY: -pixelsFor(range.start % 60),
      }}
    >
      {column.shut.map((shut) => (
        <div key={shut.start} data-shut className="agenda-shut absolute inset-x-0 bg-subtle/75" style={stretch(shut)} />
      ))}
      {isWeek && !column.day.open_time && <Closed note={column.day.note} />}
      {hoverRow !== undefined && (
        <div
          aria-hidden="true"
          style={stretch(slot(hoverRow))}
          className="pointer-events-none absolute inset-x-0.75 flex items-center gap-1.5 rounded-control border-[1.5px] border-dashed border-brand-text bg-brand-tint px-2.5 text-13 font-medium text-brand-text tabular-nums opacity-90"
        >
          <Plus className="size-4" />
          {formatTime(slot(hoverRow).start)}
        </div>
      )}
      {column.between.map((between) => (
        <BetweenView key={`${between.kind} ${between.id}`} between={between} box={stretch(between)} />
      ))}
      {column.placed.map((placed) => {
        const { block } = placed;
        const isTabStop = cursorAt === block.id;
        return block.kind === 'off' ? (
          <OffView key={block.id} placed={placed as InLane<OffBlock>} from={range.start} isTabStop={isTabStop} />
        ) : (
          <CardView
            key={block.id}
            placed={placed as InLane<CardBlock>}
            from={range.start}
            isWeek={isWeek}
            isTabStop={isTabStop}
            isDragged={draggedId === block.card.id}
            {...markOf(block.card, now)}
            step={now && isSoon(block.card, now) ? nextStep(block.card, now) : undefined}
          />
        );
      })}
      {typeof cursorAt === 'number' && (
        <SlotStop key={cursorAt} column={column} name={name} row={cursorAt} box={stretch(slot(cursorAt))} />
      )}
      {nowAt !== undefined && (
        <div
          aria-hidden="true"
          style={{ top: pixelsFor(nowAt - range.start) - 1 }}
          className={classNames(
            'pointer-events-none absolute inset-x-0 z-2 border-t-2 border-now',
            isWeek && 'before:absolute before:-top-1.25 before:left-0 before:size-2 before:rounded-full before:bg-now',
          )}
        />
      )}
      {ghost && (
        <div
          data-ghost
          className="pointer-events-none absolute inset-x-0.5 z-3 rounded-control border-2 border-brand-text bg-brand-tint/85 px-2 py-1 text-xs font-semibold text-brand-text shadow-2 tabular-nums"
          style={stretch(ghost)}
        >
          {formatTime(ghost.start)} – {formatTime(ghost.end)}
        </div>
      )}
    </div>
  );
});

/** The keyboard's place, if it is not on a card, with its time and whether that is free. */
function SlotStop(props: { column: Column; name: string; row: number; box: { top: number; height: number } }) {
  const { column, name, row, box } = props;
  const { t } = useTranslation('agenda');
  const time = formatTime(slotOf(column, row));
  const state = rowState(column, row);
  const word = state === 'free' ? '' : t(`grid.${state}`);
  return (
    <button
      type="button"
      data-cursor
      aria-disabled={!takesKeys(column, row) || undefined}
      aria-label={[name, time, word].filter(Boolean).join(', ')}
      className="pointer-events-none absolute inset-x-0.5 z-2 rounded-control border-2 border-brand-text bg-brand-tint/80 text-13 font-medium text-brand-text opacity-0 outline-none focus-visible:opacity-100"
      style={box}
    >
      {`${time} ${word}`}
    </button>
  );
}

function Closed({ note }: { note: string }) {
  const { t } = useTranslation('agenda');
  return (
    <p className="sticky top-40 px-2 pt-40 text-center text-xs text-balance text-muted">
      <strong className="block font-semibold text-text">{t('grid.closed')}</strong>
      {note}
    </p>
  );
}

type OffViewProps = { placed: InLane<OffBlock>; from: number; isTabStop: boolean };

/** Time that a professional has blocked: hatched, the reason on a plate. */
const OffView = memo(function OffView({ placed, from, isTabStop }: OffViewProps) {
  const { block } = placed;
  const { word, label } = useOffLabel(block);
  return (
    <div
      data-block={block.id}
      style={boxOf(placed, from)}
      className="time-off absolute flex items-start overflow-hidden rounded-control p-1"
    >
      <button
        type="button"
        tabIndex={isTabStop ? 0 : -1}
        data-cursor={isTabStop || undefined}
        aria-label={label}
        className="flex max-w-full items-center gap-1.5 rounded-control bg-surface px-1.5 py-px text-xs font-medium outline-none after:absolute after:inset-0"
      >
        <Lock aria-hidden className="size-3.25 flex-none" />
        <span className="truncate">{word}</span>
      </button>
    </div>
  );
});
