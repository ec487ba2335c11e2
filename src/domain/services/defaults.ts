/** What a salon without categories starts with. */
export const DEFAULT_CATEGORIES = [
  'Cabelo',
  'Depilação',
  'Unha',
  'Sobrancelha',
  'Maquiagem',
  'Estética Facial',
  'Massagem',
  'Limpeza de Pele',
] as const;

/** What a visitor can find something in, and a phone can load. */
export const MOST_PUBLIC_SERVICES = 500;

export const DEFAULT_DURATION_MINUTES = 30;

/** Nothing crosses midnight. */
export const LONGEST_DURATION_MINUTES = 24 * 60;
