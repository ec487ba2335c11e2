/** A professional's colour in the agenda: the pastel fills the card (and is what is stored), the bar marks its edge. */
export const STAFF_COLOURS = [
  { pastel: '#e9d5ff', bar: '#7e22ce' },
  { pastel: '#fbcfe8', bar: '#be185d' },
  { pastel: '#fecdd3', bar: '#be123c' },
  { pastel: '#fde68a', bar: '#92600a' },
  { pastel: '#d9f99d', bar: '#4d7c0f' },
  { pastel: '#bbf7d0', bar: '#15803d' },
  { pastel: '#a5f3fc', bar: '#0e7490' },
  { pastel: '#bfdbfe', bar: '#1d4ed8' },
  { pastel: '#ddd6c8', bar: '#6b5b3e' },
  { pastel: '#c7d2fe', bar: '#4338ca' },
] as const;

/** The ten that are stored. */
export const PASTELS = STAFF_COLOURS.map(({ pastel }) => pastel);

/** For appointments without a professional; text on it is white. */
export const DEFAULT_COLOUR = '#9333ea';

/** The pastel for a new professional. Chance is an argument, in [0, 1). */
export function randomColour(random: number): string {
  return STAFF_COLOURS[Math.floor(random * STAFF_COLOURS.length)]?.pastel ?? DEFAULT_COLOUR;
}

/** One after the other, where many come at once. */
export function colourInTurn(place: number): string {
  return STAFF_COLOURS[place % STAFF_COLOURS.length]?.pastel ?? DEFAULT_COLOUR;
}

export function barOf(pastel: string): string {
  return STAFF_COLOURS.find((colour) => colour.pastel === pastel)?.bar ?? DEFAULT_COLOUR;
}

/** The place among the ten, from 1 on, by which the style sheet knows a colour; none for any other. */
export function toneOf(pastel: string): number | undefined {
  const index = STAFF_COLOURS.findIndex((colour) => colour.pastel === pastel);
  return index < 0 ? undefined : index + 1;
}
