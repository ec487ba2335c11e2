import { expect, test } from 'vitest';
import { formulaInWords, isEmptyLine } from './formula.ts';
import type { Moment } from './limits.ts';
import { pairOf } from './pairs.ts';

const line = { place: 'Raiz', product: 'Tonalizante 6/0', brand: '', proportion: '30 g + 60 ml', minutes: 25 };

test('a formula of one line is said without its place', () => {
  expect(formulaInWords([line])).toBe('Tonalizante 6/0, 30 g + 60 ml, 25 min');
});

test('in a formula of several lines each says where, if it knows', () => {
  const ends = { ...line, place: 'Pontas', proportion: '', minutes: null };
  expect(formulaInWords([line, ends, { ...ends, place: '' }])).toBe(
    'Raiz: Tonalizante 6/0, 30 g + 60 ml, 25 min; Pontas: Tonalizante 6/0; Tonalizante 6/0',
  );
});

test('a line of blanks is empty, one with minutes alone is not', () => {
  const blank = { place: ' ', product: '', brand: '', proportion: '', minutes: null };
  expect([isEmptyLine(blank), isEmptyLine({ ...blank, minutes: 5 })]).toEqual([true, false]);
});

const photo = (id: string, moment: Moment, visit: string | null, taken_on = '2026-11-17') => ({
  id,
  moment,
  taken_on,
  appointment_id: visit,
  sheet_id: null,
});

test('before and after of the same visit belong together, whichever is looked at', () => {
  const photos = [
    photo('a', 'after', 'other'),
    photo('b', 'after', 'visit'),
    photo('c', 'before', 'visit', '2026-11-16'),
  ];
  expect(photos.map((one) => pairOf(one, photos)?.map(({ id }) => id))).toEqual([undefined, ['c', 'b'], ['c', 'b']]);
});

test('photos of no visit belong together by their day; one that is neither before nor after has no other', () => {
  const photos = [photo('a', 'before', null), photo('b', 'after', null), photo('c', 'other', null)];
  expect(photos.map((one) => pairOf(one, photos)?.map(({ id }) => id))).toEqual([['a', 'b'], ['a', 'b'], undefined]);
});
