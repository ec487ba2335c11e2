import { RESULT_LINES } from './result.ts';

/** Which figures can be opened: every line of the result, services and products together, and of the products those that were used. */
export const COUNTED_LINES = [...RESULT_LINES, 'revenue', 'products_used'] as const;
export type CountedLine = (typeof COUNTED_LINES)[number];
