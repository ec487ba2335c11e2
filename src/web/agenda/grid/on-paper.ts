import { ROW_MINUTES, type Stretch } from '#domain/agenda/grid.ts';
import type { Column } from './columns.ts';

/** So much of a day has room on a page that lies across. */
const MOST_MINUTES = 5.5 * 60;

/** A day in pages of about the same length: cut there by ourselves, or the browser would cut through cards and push their words off their hours. */
export function paperStretches({ start, end }: Stretch): Stretch[] {
  const pages = Math.max(1, Math.ceil((end - start) / MOST_MINUTES));
  const length = Math.ceil((end - start) / pages / ROW_MINUTES) * ROW_MINUTES;
  return Array.from({ length: pages }, (_, page) => ({
    start: start + page * length,
    end: Math.min(end, start + (page + 1) * length),
  }));
}

/** What of a column lies in a stretch of its day; a card that goes on is on both pages. */
export function columnIn(column: Column, page: Stretch): Column {
  return {
    ...column,
    shut: column.shut
      .map(({ start, end }) => ({ start: Math.max(start, page.start), end: Math.min(end, page.end) }))
      .filter(({ start, end }) => start < end),
    placed: column.placed.filter(({ block, shownUntil }) => block.start < page.end && shownUntil > page.start),
  };
}
