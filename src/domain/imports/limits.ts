/** Rows that a list may have: more is rather a mistake in the file than a salon. By themselves, because forms carry them to pages that import nothing. */
export const MOST_CLIENTS = 20_000;
export const MOST_ROWS = 10_000;
