/** Values that people know by another word than the database: keys of `activity:words`. */
const WORDS = [
  ...[
    'harm',
    'wish',
    'before',
    'after',
    'other',
    'hair',
    'beauty',
    'nails',
    'spa',
    'pt',
    'en',
    'es',
    'internal',
    'resale',
  ],
  ...['owner', 'manager', 'receptionist', 'professional'],
] as const;

export type Word = (typeof WORDS)[number];

export const isWord = (value: string): value is Word => (WORDS as readonly string[]).includes(value);
