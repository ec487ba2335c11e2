import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchIn } from './marked.tsx';

test.each([
  ['Máscara hidratante 250 g', 'hidra', 'hidra'],
  ['Máscara hidratante', 'MASCA', 'Másca'],
  ['Óleo reparador', 'oleo', 'Óleo'],
  ['Sérum de pontas', ' pon ', 'pon'],
  ['Shampoo 2-em-1', 'em', 'em'],
])('in %s, what was typed as %s stands out, whatever its accents and capitals', (text, typed, marked) => {
  const [start, end] = matchIn(text, typed) ?? [0, 0];
  expect(text.slice(start, end)).toBe(marked);
});

test('the middle of a word is not where the search looks, and nothing typed marks nothing', () => {
  expect(matchIn('Condicionador', 'dic')).toBeNull();
  expect(matchIn('Condicionador', '  ')).toBeNull();
});

test('what is marked is always a part of the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, typed) => {
      const found = matchIn(text, typed);
      if (found) expect(0 <= found[0] && found[0] < found[1] && found[1] <= text.length).toBe(true);
    }),
  );
});
