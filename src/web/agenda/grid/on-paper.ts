import { ROW_MINUTES, type Stretch } from '#domain/agenda/grid.ts';
import type { Column } from './columns.ts';

/** How much of a day fits on a landscape page. */
const MOST_MINUTES = 5.5 * 60;

/** A day in pages of about the same length. The browser's own page breaks would cut through cards and shift their text. */
export function paperStretches({ start, end }: Stretch): Stretch[] {
  const pages = Math.max(1, Math.ceil((end - start) / MOST_MINUTES));
  const length = Math.ceil((end - start) / pages / ROW_MINUTES) * ROW_MINUTES;
  return Array.from({ length: pages }, (_, page) => ({
    start: start + page * length,
    end: Math.min(end, start + (page + 1) * length),
  }));
}

/** The part of a column that is on a page; a card that continues is on both. */
export function columnIn(column: Column, page: Stretch): Column {
  return {
    ...column,
    shut: column.shut
      .map(({ start, end }) => ({ start: Math.max(start, page.start), end: Math.min(end, page.end) }))
      .filter(({ start, end }) => start < end),
    between: column.between.filter(({ start, end }) => start < page.end && end > page.start),
    placed: column.placed.filter(({ block, shownUntil }) => block.start < page.end && shownUntil > page.start),
  };
}
