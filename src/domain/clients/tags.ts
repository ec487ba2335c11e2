/** So many a client has. */
export const MOST_TAGS = 20;
export const LONGEST_TAG = 40;

/** Spaces inside are single. In a file several stand in one cell, so none holds what separates them. */
export const tidyTag = (typed: string): string => typed.normalize('NFC').trim().replace(/\s+/gu, ' ');

const SEPARATORS = /[,;|]/;

export const isTag = (tag: string): boolean => tag !== '' && [...tag].length <= LONGEST_TAG && !SEPARATORS.test(tag);

/** As a cell of a file has them; each once. */
export function tagsIn(cell: string): string[] {
  return [...new Set(cell.split(SEPARATORS).map(tidyTag).filter(Boolean))];
}

export const tagsCell = (tags: readonly string[]): string => tags.join(', ');
