import { expect, test } from 'vitest';
import { capitaliseTyped } from './capitalise.ts';

test('the first letter of a sentence is capitalised, the next words are not', () => {
  expect(capitaliseTyped('c', 'c', 'sentences')).toBe('C');
  expect(capitaliseTyped('Corte f', 'f', 'sentences')).toBe('Corte f');
});

test('in a name every word begins with a capital, accents included', () => {
  expect(capitaliseTyped('Maria é', 'é', 'words')).toBe('Maria É');
  expect(capitaliseTyped('joão silva', 'joão silva', 'words')).toBe('João Silva');
});

test('a small letter that stood there before is left alone', () => {
  expect(capitaliseTyped('iFood c', 'c', 'words')).toBe('iFood C');
  expect(capitaliseTyped('iFood', 'd', 'sentences')).toBe('iFood');
});

test('a letter inside a word, and one whose capital is longer, stay', () => {
  expect(capitaliseTyped('D’ávila', 'ávila', 'words')).toBe('D’ávila');
  expect(capitaliseTyped('ß', 'ß', 'words')).toBe('ß');
});

test('off means off', () => {
  expect(capitaliseTyped('a', 'a', 'off')).toBe('a');
});
