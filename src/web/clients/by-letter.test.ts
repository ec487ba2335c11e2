import { expect, test } from 'vitest';
import { byLetter } from './by-letter.ts';

const named = (...names: string[]) => names.map((name) => ({ id: name, name, phone: null, last_visit: null }));
const lines = (...names: string[]) =>
  byLetter(named(...names)).map((entry) => ('letter' in entry ? entry.letter : entry.client.name));

test('a letter stands before the first name that begins with it, accents ignored', () => {
  expect(lines('Ana', 'Álvaro', 'bia')).toEqual(['A', 'Ana', 'Álvaro', 'B', 'bia']);
});

test('figures and emoji stand under one sign', () => {
  expect(lines('7 Belo', '💇 Lu', 'Zé')).toEqual(['#', '7 Belo', '💇 Lu', 'Z', 'Zé']);
});

test('nobody has no letter', () => {
  expect(lines()).toEqual([]);
});
