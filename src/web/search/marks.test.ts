import { expect, test } from 'vitest';
import { marksIn, marksInPhone } from './marks.ts';

const marked = (text: string, ranges: [number, number][]) => ranges.map(([from, to]) => text.slice(from, to));

test.each([
  ['Marina Figueiredo', 'marin', ['Marin']],
  ['Marina Figueiredo', 'fig marin', ['Marin', 'Fig']],
  ['Marina Figueiredo', 'marina fig', ['Marina Fig']],
  ['Spray de sal marinho', 'MARIN', ['marin']],
  ['Marina', 'mar marina', ['Mar']],
  ['Marina', 'zu', []],
  ['Ana', '(', []],
])('in "%s" the words of "%s" are marked', (text, typed, words) => {
  expect(marked(text, marksIn(text, typed))).toEqual(words);
});

test.each([
  ['+55 11 98733-1420, na recepção', '331420', ['33-1420']],
  ['+55 11 98733-1420', '(11) 987', ['11 987']],
  ['+55 11 98733-1420', 'ana 987', []],
  ['+55 11 98733-1420', '98', []],
  ['+55 11 98733-1420', '000', []],
])('in "%s" the figures of "%s" are marked', (text, typed, parts) => {
  expect(marked(text, marksInPhone(text, typed))).toEqual(parts);
});
