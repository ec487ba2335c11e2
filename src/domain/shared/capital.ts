/** With a capital at its beginning: Portuguese and Spanish write months and weekdays small, but not at the head of a line. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
