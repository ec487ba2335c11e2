import { memo } from 'react';
import type { InLane } from '#domain/agenda/grid.ts';
import { statusOf } from '#domain/agenda/statuses.ts';
import type { Mark } from '#domain/agenda/visit.ts';
import { classNames } from '#web/ui/class-names.ts';
import { StatusButton } from '../card-menu/card-menu.tsx';
import { useCardLabel } from '../labels.ts';
import { SmallAnswers } from '../requests/request-buttons.tsx';
import { useHasTickets } from '../ticket/open-tickets.tsx';
import { ticketOf } from '../ticket/payable.ts';
import { ReceiveButton } from '../ticket/receive-sheets.tsx';
import { TicketButton } from '../ticket/ticket-buttons.tsx';
import { SmallStep, type Step } from '../visit/next-step.tsx';
import { DayLines, OneLine, WeekLines } from './card-lines.tsx';
import { boxOf, type CardBlock } from './columns.ts';
import { usePart } from './use-part.ts';

/** From this height on a block has room for buttons: the ticket's, or the answers to a request. */
const ROOM_FOR_BUTTONS = 80;

/** Below this height there is room for a single line. */
const ROOM_FOR_LINES = 40;

type Props = {
  placed: InLane<CardBlock>;
  from: number;
  /** Also says whose it is: in a week the columns are days. */
  isWeek: boolean;
  isTabStop: boolean;
  isDragged: boolean;
  /** What is said of the visit instead of its status, and the minutes of it: one by one, so that a card without minutes need not render again. */
  mark?: Mark['mark'];
  minutes?: number;
  /** What the card offers to say next. */
  step: Step | undefined;
};

/**
 * An appointment in the grid: a button with the lines of text, and below it the other buttons. A thousand of these scroll by, and the browser
 * goes through every box that is positioned or clipped each time it has scrolled some hundred pixels: so there are two of them, the block and
 * its text, and the lower edge exists only under the pointer (see agenda.css).
 */
export const CardView = memo(function CardView(props: Props) {
  const { placed, from, isWeek, isTabStop, isDragged, mark, minutes = 0, step } = props;
  const { block } = placed;
  const said = mark && { mark, minutes };
  const label = useCardLabel()(usePart(block).card, said);
  const status = statusOf(block.card);
  const box = boxOf(placed, from);
  const hasTickets = useHasTickets();
  const isLine = box.height < ROOM_FOR_LINES;
  const hasButtons = block.isFirst && box.height >= ROOM_FOR_BUTTONS;
  const Lines = isLine ? OneLine : isWeek ? WeekLines : DayLines;
  return (
    <div
      data-block={block.id}
      data-staff={block.tone ?? 1}
      data-status={status}
      data-mark={mark}
      style={box}
      className={classNames(
        'appointment @container absolute flex flex-col rounded-control text-xs',
        block.who && block.isLast && 'has-edge',
        isDragged && 'opacity-40',
      )}
    >
      <button
        type="button"
        tabIndex={isTabStop ? 0 : -1}
        data-cursor={isTabStop || undefined}
        aria-label={label}
        className={classNames('flex min-h-0 flex-1 flex-col text-left outline-none', isLine && 'justify-center')}
      >
        <Lines block={block} height={box.height} status={status} mark={said} isWeek={isWeek} />
      </button>
      <StatusButton card={block.card} isTabStop={isTabStop} className="change-status" />
      {status === 'finalizado' && <ReceiveButton card={block.card} isTabStop={isTabStop} className="change-status" />}
      {step && block.isFirst && !isLine && (
        <SmallStep card={block.card} step={step} isTabStop={isTabStop} isLow={!hasButtons} />
      )}
      {hasButtons && hasTickets && ticketOf(block.card) && (
        <TicketButton card={block.card} isTabStop={isTabStop} isBeside={step !== undefined} />
      )}
      {hasButtons && status === 'aguardando' && (
        <span
          data-foot
          className={classNames(
            'hidden flex-none items-center gap-1 pb-1 @min-[7.25rem]:flex',
            isWeek ? 'pr-1 pl-2.25' : 'pr-2 pl-3',
          )}
        >
          <SmallAnswers card={block.card} />
        </span>
      )}
    </div>
  );
});
