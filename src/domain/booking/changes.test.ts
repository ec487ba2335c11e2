import { expect, test } from 'vitest';
import { hasChanged, newsOf } from './changes.ts';

const cut = { price: 120_00, preco_variavel: false, duration_minutes: 60 };
const highlights = { price: 0, preco_variavel: true, duration_minutes: 180 };

test.each([
  ['the same', cut, false],
  ['nothing of it', {}, false],
  ['no price', { price: null, duration_minutes: 60 }, false],
  ['another price', { ...cut, price: 100_00 }, true],
  ['only another price', { price: 100_00 }, true],
  ['another duration', { ...cut, duration_minutes: 45 }, true],
  ['a price to be confirmed', { ...cut, preco_variavel: true }, true],
])('of a cut for 120 whoever saw %s is asked again: %s', (_, seen, expected) => {
  expect(hasChanged(seen, cut)).toBe(expected);
});

test.each([
  ['the same', highlights, false],
  ['a number without saying what it means', { price: 1 }, false],
  ['a price that was fixed', { price: 300_00, preco_variavel: false }, true],
])('of a service whose price is agreed on later, whoever saw %s is asked again: %s', (_, seen, expected) => {
  expect(hasChanged(seen, highlights)).toBe(expected);
});

test('the news name what is gone, and tell what was and is now of what has changed', () => {
  const chosen = { ...cut, id: 'cut', name: 'Corte', category: 'Cabelo' };
  const other = { ...highlights, id: 'highlights', name: 'Luzes', category: 'Cabelo' };
  const dearer = { ...chosen, price: 250_00 };
  expect(newsOf([chosen, other], [dearer])).toEqual({ gone: ['Luzes'], changed: [{ before: chosen, now: dearer }] });
  expect(newsOf([chosen], [{ ...chosen, name: 'Corte e escova' }, other])).toBeUndefined();
});
