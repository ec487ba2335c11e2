import { movedTo, SNAP, type Stretch } from '#domain/agenda/grid.ts';
import type { CardBlock, Column } from './columns.ts';

/** A card being moved by mouse, finger or keys, and where it would land. */
export type Drag = Stretch & { block: CardBlock; column: string };

/** Where a card is before it is moved: all of it, whichever piece was picked up. */
export function placeOf(block: CardBlock, column: string): Drag {
  return { ...block.whole, block, column };
}

/**
 * The columns that may take an appointment: its own, and those that take something new. An unassigned request needs a professional. The turn of somebody
 * else in a visit stays theirs.
 */
export function targetsFor(block: CardBlock, from: string, columns: readonly Column[]): Column[] {
  const isAnothersTurn = block.who !== block.card.professional_id;
  return columns.filter(
    ({ id, isOpen, professional }) =>
      (id === from || (isOpen && !(isAnothersTurn && professional))) && (block.who !== null || professional !== null),
  );
}

export function isSamePlace(a: Drag, b: Drag): boolean {
  return a.column === b.column && a.start === b.start && a.end === b.end;
}

/** Where an arrow key carries a card; undefined for any other key. */
export function carriedBy(
  key: string,
  isFine: boolean,
  { drag, from }: { drag: Drag; from: string },
  columns: readonly Column[],
): Drag | undefined {
  const step = isFine ? SNAP.fine : SNAP.usual;
  switch (key) {
    case 'ArrowDown':
      return { ...drag, ...movedTo(drag, drag.start + step, step) };
    case 'ArrowUp':
      return { ...drag, ...movedTo(drag, drag.start - step, step) };
    case 'ArrowRight':
    case 'ArrowLeft': {
      const targets = targetsFor(drag.block, from, columns);
      const beside = targets[targets.findIndex(({ id }) => id === drag.column) + (key === 'ArrowRight' ? 1 : -1)];
      return { ...drag, column: beside?.id ?? drag.column };
    }
    default:
      return undefined;
  }
}
