import fc from 'fast-check';
import { expect, test } from 'vitest';
import { barOf, DEFAULT_COLOUR, randomColour, STAFF_COLOURS, toneOf } from './colours.ts';

const pastels: string[] = STAFF_COLOURS.map(({ pastel }) => pastel);

test('there are ten different pastels, each with its bar', () => {
  expect(new Set(pastels).size).toBe(10);
  for (const { pastel, bar } of STAFF_COLOURS) expect(barOf(pastel)).toBe(bar);
});

test('a colour that is none of the ten gets the default bar', () => {
  expect(barOf(DEFAULT_COLOUR)).toBe(DEFAULT_COLOUR);
  expect(barOf('')).toBe('#9333ea');
});

test('tones count the ten from 1; any other colour has none', () => {
  expect(pastels.map(toneOf)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(toneOf(DEFAULT_COLOUR)).toBeUndefined();
});

test('chance always picks one of the ten, and can pick each', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (random) => {
      expect(pastels).toContain(randomColour(random));
    }),
  );
  expect(pastels.map((_, index) => randomColour(index / 10))).toEqual(pastels);
});

test('a bar stands out from its pastel (WCAG 1.4.11, 3 to 1)', () => {
  for (const { pastel, bar } of STAFF_COLOURS)
    expect(contrast(pastel, bar), `${bar} on ${pastel}`).toBeGreaterThanOrEqual(3);
});

function contrast(light: string, dark: string): number {
  return (luminance(light) + 0.05) / (luminance(dark) + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
