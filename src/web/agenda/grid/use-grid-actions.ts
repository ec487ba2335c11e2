import type { Stretch } from '#domain/agenda/grid.ts';
import { formatTime } from '#domain/shared/time.ts';
import { useAgendaAddress } from '../use-agenda-address.ts';
import { useUnblock } from '../use-unblock.ts';
import type { Block, CardBlock, Column } from './columns.ts';
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
      void (block.kind === 'card' ? open({ kind: 'edit', id: block.card.id }) : unblock(block.off, block.name)),
    move: ({ card, who }: CardBlock, { day, professional }: Column, { start, end }: Stretch) => {
      // A column of the week is a day, and a turn of somebody else moves the whole visit: the appointment keeps its professional.
      const taker = who === card.professional_id ? professional : null;
      move(card, {
        date: day.date,
        start_time: formatTime(start),
        end_time: formatTime(end),
        professional_id: taker?.id ?? card.professional_id,
        professional_name: taker?.nome ?? card.professional_name,
      });
    },
  };
}
