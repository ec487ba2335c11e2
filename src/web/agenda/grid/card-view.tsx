import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { InLane } from '#domain/agenda/grid.ts';
import { formatTime } from '#domain/shared/time.ts';
import { classNames } from '#web/ui/class-names.ts';
import { type ShownStatus, statusIcons, statusOf } from '../status-of.ts';
import { useCardLabel } from '../use-card-label.ts';
import { boxOf } from './box.ts';
import type { CardBlock } from './columns.ts';

/** From this height on a block has room for buttons: the ticket's, or the answers to a request. */
const ROOM_FOR_BUTTONS = 80;

/** In the narrow cards of a week names may take two lines, and services too, from these heights on. */
const TWO_LINES = 80;
const THREE_LINES = 110;

type Props = {
  placed: InLane<CardBlock>;
  from: number;
  /** Also says whose it is: in a week the columns are days. */
  isWeek: boolean;
  isTabStop: boolean;
  isDragged: boolean;
  /** Buttons at the foot, where the block has room for them. */
  foot?: (block: CardBlock) => ReactNode;
};

/** An appointment in the grid. The client's name is its button and covers it; other buttons lie above. */
export const CardView = memo(function CardView({ placed, from, isWeek, isTabStop, isDragged, foot }: Props) {
  const { block } = placed;
  const { card } = block;
  const { t } = useTranslation('agenda');
  const label = useCardLabel()(card);
  const status = statusOf(card);
  const box = boxOf(placed, from);
  const isLine = box.height < 40;
  const isCancelled = status === 'cancelado';
  return (
    <div
      data-block={block.id}
      data-staff={block.tone ?? 1}
      data-status={status}
      style={box}
      title={label}
      className={classNames(
        'appointment @container absolute flex overflow-hidden rounded-control pl-3 text-xs',
        isLine ? 'items-center gap-1.5 pr-1' : 'flex-col py-1 pr-2',
        isWeek && 'pr-1 pl-2.25',
        isDragged && 'opacity-40',
      )}
    >
      {/* First in the page, so that it is what a screen reader finds; its place among the lines is the second. */}
      <button
        type="button"
        tabIndex={isTabStop ? 0 : -1}
        data-cursor={isTabStop || undefined}
        aria-label={label}
        className={classNames(
          'order-1 max-w-full flex-none self-start truncate text-left text-13 font-semibold outline-none after:absolute after:inset-0',
          isWeek && 'text-xs',
          isWeek && box.height >= TWO_LINES && 'line-clamp-2 whitespace-normal wrap-anywhere',
          isCancelled && 'font-normal line-through',
          isLine && 'min-w-0 flex-initial self-center',
        )}
      >
        {card.client_name}
      </button>
      <span className={classNames('flex items-center justify-between gap-1.5', isLine && 'flex-none')}>
        <span className="font-medium whitespace-nowrap text-(--soft) tabular-nums">
          {formatTime(block.start)}
          {!isLine && <span className={endLook(isWeek, status)}> – {formatTime(block.end)}</span>}
        </span>
        {!isLine && <StatusMark status={status} isSmall={isWeek} />}
      </span>
      {(!isWeek || box.height >= TWO_LINES) && (
        <span
          className={classNames(
            'order-2 min-w-0 text-(--soft)',
            isWeek && box.height >= THREE_LINES ? 'line-clamp-2 wrap-anywhere' : 'truncate',
            isCancelled && 'line-through',
          )}
        >
          {card.services.join(', ')}
        </span>
      )}
      {isWeek && !isLine && (
        <span className="order-3 mt-auto flex-none truncate font-medium text-(--soft)">
          {card.professional_name.split(' ')[0] || t('grid.unassigned')}
        </span>
      )}
      {foot && box.height >= ROOM_FOR_BUTTONS && (
        <span data-foot className="relative order-4 mt-auto hidden items-center gap-1 empty:hidden @min-[7.25rem]:flex">
          {foot(block)}
        </span>
      )}
      {block.who && <span data-edge className="absolute inset-x-0 bottom-0 z-1 h-2 cursor-ns-resize" />}
    </div>
  );
});

function StatusMark({ status, isSmall }: { status: ShownStatus; isSmall: boolean }) {
  const { t } = useTranslation('agenda');
  const Icon = statusIcons[status];
  if (!Icon) return null;
  return (
    <span
      aria-hidden="true"
      className="inline-flex min-w-0 items-center gap-0.75 font-semibold whitespace-nowrap text-(--word)"
    >
      <Icon strokeWidth={2.25} className="size-3.25 flex-none" />
      <span className={classNames('truncate', isSmall && 'hidden @min-[9.5rem]:inline')}>{t(`status.${status}`)}</span>
    </span>
  );
}

/** When it ends is also drawn: where there is no room for both, the word of the status comes first. */
function endLook(isWeek: boolean, status: ShownStatus) {
  if (isWeek) return 'hidden @min-[7.25rem]:inline';
  return statusIcons[status] && 'hidden @min-[10.75rem]:inline';
}
