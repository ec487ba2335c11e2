import { formatTime } from '#domain/shared/time.ts';
import type { Column } from './grid/columns.ts';
import type { GridActions } from './grid/use-grid-pointer.ts';
import { useMove } from './grid/use-move.ts';
import { useAgendaAddress } from './use-agenda-address.ts';
import { useUnblock } from './use-unblock.ts';

/** What a click, a key or a drag in the grid does. */
export function useGridActions(): GridActions {
  const { open } = useAgendaAddress();
  const move = useMove();
  const unblock = useUnblock();
  const slot = (column: Column, minute: number) => ({
    date: column.day.date,
    start_time: formatTime(minute),
    professional_id: column.professional?.id,
  });
  return {
    book: (column, minute) => open({ kind: 'new', ...slot(column, minute) }),
    block: (column, minute) => open({ kind: 'block', ...slot(column, minute) }),
    open: (block) => (block.kind === 'card' ? open({ kind: 'edit', id: block.id }) : unblock(block.off, block.name)),
    move: (card, { day, professional }, { start, end }) =>
      move(card, {
        date: day.date,
        start_time: formatTime(start),
        end_time: formatTime(end),
        // A column of the week is a day, where everybody keeps what is theirs.
        professional_id: professional?.id ?? card.professional_id,
        professional_name: professional?.nome ?? card.professional_name,
      }),
  };
}
