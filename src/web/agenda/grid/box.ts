import { type InLane, pixelsFor } from '#domain/agenda/grid.ts';
import type { Block } from './columns.ts';

/** Where a block is drawn in its column, whose first row begins at a minute: a hair apart from its neighbours. */
export function boxOf({ block, lane, lanes, shownUntil }: InLane<Block>, from: number) {
  // What began before the first row is drawn from there on.
  const start = Math.max(block.start, from);
  return {
    top: pixelsFor(start - from),
    height: Math.max(0, pixelsFor(shownUntil - start) - 2),
    left: `calc(${(lane / lanes) * 100}% + 3px)`,
    width: `calc(${100 / lanes}% - ${lane === lanes - 1 ? 8 : 5}px)`,
  };
}
