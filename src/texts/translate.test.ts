import { expect, test } from 'vitest';
import { translate, type Values } from './translate.ts';

const words = {
  hello: 'Olá, {{name}}!',
  sheet: { title: 'Agendamento' },
  rows_zero: 'Nada',
  rows_one: '{{count, number}} linha',
  rows_other: '{{count, number}} linhas',
  left: 'Restam {{left, number}} {{unit}}',
};
const inPortuguese = (key: string, values: Values = {}) =>
  translate(words, key, values, { language: 'pt', country: 'BR' });

test('a text is found by its path, and its places are filled', () => {
  expect(inPortuguese('sheet.title')).toBe('Agendamento');
  expect(inPortuguese('hello', { name: 'Ana $& <b>' })).toBe('Olá, Ana $& <b>!');
  expect(inPortuguese('hello')).toBe('Olá, !');
});

test.each(['nothing', 'sheet', 'sheet.title.more', 'hello.there', ''])('nobody wrote "%s"', (key) => {
  expect(inPortuguese(key)).toBeUndefined();
});

test('the count chooses the form, nothing at all has one of its own if somebody wrote it', () => {
  expect([0, 1, 2, 1234].map((count) => inPortuguese('rows', { count }))).toEqual([
    'Nada',
    '1 linha',
    '2 linhas',
    '1.234 linhas',
  ]);
  const english = { days_one: '{{count}} day', days_other: '{{count}} days' };
  expect(translate(english, 'days', { count: 0 }, { language: 'en', country: 'US' })).toBe('0 days');
});

test('a form that a language has and nobody wrote is the usual one', () => {
  const spanish = { days_one: '{{count, number}} día', days_other: '{{count, number}} días' };
  expect(translate(spanish, 'days', { count: 1_000_000 }, { language: 'es', country: 'MX' })).toBe('1,000,000 días');
});

test('numbers are written as the reader’s country does', () => {
  expect(inPortuguese('left', { left: 1.5, unit: 'frasco' })).toBe('Restam 1,5 frasco');
  expect(translate(words, 'left', { left: 1.5, unit: 'x' }, { language: 'en', country: 'US' })).toBe('Restam 1.5 x');
});
