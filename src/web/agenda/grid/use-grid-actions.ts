import type { Card } from '#contract/agenda/appointments.ts';
import type { Stretch } from '#domain/agenda/grid.ts';
import { formatTime } from '#domain/shared/time.ts';
import { useAgendaAddress } from '../use-agenda-address.ts';
import { useUnblock } from '../use-unblock.ts';
import type { Block, Column } from './columns.ts';
import { useMove } from './use-move.ts';

export type GridActions = ReturnType<typeof useGridActions>;

/** What a click, a key or a drag in the grid does. */
export function useGridActions() {
  const { open } = useAgendaAddress();
  const move = useMove();
  const unblock = useUnblock();
  const slot = (column: Column, minute: number) => ({
    date: column.day.date,
    start_time: formatTime(minute),
    professional_id: column.professional?.id,
  });
  return {
    book: (column: Column, minute: number) => void open({ kind: 'new', ...slot(column, minute) }),
    block: (column: Column, minute: number) => void open({ kind: 'block', ...slot(column, minute) }),
    open: (block: Block) =>
      void (block.kind === 'card' ? open({ kind: 'edit', id: block.id }) : unblock(block.off, block.name)),
    move: (card: Card, { day, professional }: Column, { start, end }: Stretch) =>
      move(card, {
        date: day.date,
        start_time: formatTime(start),
        end_time: formatTime(end),
        // A column of the week is a day: the appointment keeps its professional.
        professional_id: professional?.id ?? card.professional_id,
        professional_name: professional?.nome ?? card.professional_name,
      }),
  };
}
