import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  canBeChosen,
  freeNames,
  isPageName,
  isReservedName,
  LONGEST_NAME,
  nameCandidates,
  pageNameOf,
} from './names.ts';

test.each([
  ['Studio Jasmim', 'studio-jasmim'],
  ['  Salão da Conceição & Cia. ', 'salao-da-conceicao-cia'],
  ['BELLA__Hair--2', 'bella-hair-2'],
  ['@@@', ''],
  ['x'.repeat(80), 'x'.repeat(60)],
  [`${'x'.repeat(60)} y`, 'x'.repeat(60)],
  [`${'x'.repeat(59)} y`, 'x'.repeat(59)],
])('%s stands in an address as %s', (typed, name) => expect(pageNameOf(typed)).toBe(name));

test('what stands in an address stays as it is, whatever was typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (typed) => {
      const name = pageNameOf(typed);
      expect(pageNameOf(name)).toBe(name);
      expect(name.length).toBeLessThanOrEqual(LONGEST_NAME);
      expect(name.length < 3 || isPageName(name)).toBe(true);
    }),
  );
});

test.each(['ab', '-abc', 'abc-', 'a--b', 'Abc', 'a_b', 'ação', 'x'.repeat(61), 'abc/def', 'abc\n'])(
  '%j is no name',
  (text) => expect(isPageName(text)).toBe(false),
);

test.each(['admin', 'api', 'assets', 'imagens', 'www', 'agendamento-publico', 'well-known'])(
  '%s is kept for the program',
  (name) => {
    expect(isReservedName(name)).toBe(true);
    expect(canBeChosen(name)).toBe(false);
  },
);

test('a wished name comes first, then the salon’s own, then these with something behind', () => {
  expect(nameCandidates('Jasmim', 'Studio Jasmim').slice(0, 5)).toEqual([
    'jasmim',
    'studio-jasmim',
    'jasmim-salao',
    'jasmim-studio',
    'studio-jasmim-salao',
  ]);
});

test('who is called as nobody may be called gets something to choose from', () => {
  expect(nameCandidates('', 'Salão')).toContain('salao-studio');
  expect(nameCandidates('', '美')).toContain('salao-2');
  expect(nameCandidates('', 'Bo')).toContain('bo-salao');
});

test('whatever a salon is called, three free names are found while fewer than ten are taken', () => {
  const names = fc.string({ unit: 'grapheme', maxLength: 120 });
  fc.assert(
    fc.property(names, names, fc.nat(9), (wished, business, count) => {
      const candidates = nameCandidates(wished, business);
      const taken = new Set(candidates.slice(0, count));
      const free = freeNames(candidates, taken);
      expect(free).toHaveLength(3);
      expect(free.every((name) => canBeChosen(name) && !taken.has(name))).toBe(true);
      expect(new Set(free).size).toBe(3);
    }),
  );
});
