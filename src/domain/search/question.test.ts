import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween, weekdayOf } from '#domain/shared/time.ts';
import { readQuestion } from './question.ts';

/** A Wednesday. */
const today = '2026-11-18';
const read = (typed: string, language: 'pt' | 'en' | 'es' = 'pt') => readQuestion(typed, { today, language });

test.each([
  ['marina amanhã', 'marina', '2026-11-19'],
  ['amanha marina', 'marina', '2026-11-19'],
  ['ana 12/11', 'ana', '2026-11-12'],
  ['ana dia 12/11', 'ana', '2026-11-12'],
  ['12/11', '', '2026-11-12'],
  ['3/2', '', '2027-02-03'],
  ['3.2.2026', '', '2026-02-03'],
  ['2026-12-24', '', '2026-12-24'],
  ['sexta', 'sexta', '2026-11-20'],
  ['Sexta-feira', 'Sexta-feira', '2026-11-20'],
  ['marina quarta', 'marina', today],
  ['depois de amanhã', '', '2026-11-20'],
  ['ana ontem', 'ana', '2026-11-17'],
  ['ana 12 de novembro', 'ana', '2026-11-12'],
  ['12 nov ana', 'ana', '2026-11-12'],
  ['ana 3 de fev de 2027', 'ana', '2027-02-03'],
  ['ana mañana', 'ana', '2026-11-19'],
  ['ana miércoles', 'ana', today],
  ['ana tomorrow', 'ana', '2026-11-19'],
  ['ana on friday', 'ana', '2026-11-20'],
])('"%s" names "%s" and the day %s', (typed, names, day) => {
  expect(read(typed)).toMatchObject({ names, day });
});

test('in English the month comes first, in figures as in words', () => {
  expect(read('ana 12/3', 'en').day).toBe('2026-12-03');
  expect(read('ana Dec 3', 'en').day).toBe('2026-12-03');
  expect(read('ana 3 december', 'en').day).toBe('2026-12-03');
});

test.each([
  'marina',
  'maria de maio',
  '98733-1420',
  '(11) 98733',
  '31/2',
  'mar',
  'seg',
  '45/45',
  'ana 99/11',
  'constructor',
  '',
])('no day is read out of "%s"', (typed) => {
  expect(read(typed)).toMatchObject({ day: null, names: typed });
});

test.each([
  ['123', 123],
  ['#123', 123],
  ['venda 123', 123],
  ['Venda nº 123', 123],
  ['comanda 7', 7],
  ['sale #12', 12],
  ['0', null],
  ['9999999999', null],
  ['11 98733', null],
  ['vendas', null],
])('"%s" asks for sale %s', (typed, sale) => {
  expect(read(typed).sale).toBe(sale);
});

test('a day without a year is the nearest of its kind, and a weekday one of the next seven days', () => {
  fc.assert(
    fc.property(fc.integer({ min: -20_000, max: 20_000 }), fc.integer({ min: -182, max: 182 }), (start, away) => {
      const today = addDays('2026-11-18', start);
      const meant = addDays(today, away);
      const [, month, day] = meant.split('-');
      if (`${day}/${month}` === '29/02') return;
      expect(readQuestion(`ana ${day}/${month}`, { today, language: 'pt' }).day).toBe(meant);
      const words = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'];
      const next = readQuestion(`ana ${words[weekdayOf(meant)]}`, { today, language: 'es' }).day ?? '';
      expect(weekdayOf(next)).toBe(weekdayOf(meant));
      expect(daysBetween(today, next)).toBeGreaterThanOrEqual(0);
      expect(daysBetween(today, next)).toBeLessThan(7);
    }),
  );
});

test('any text is a question', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (typed) => {
      const { names, day } = read(typed);
      expect(names.length).toBeLessThanOrEqual(typed.length);
      if (day === null) expect(names).toBe(typed.trim());
    }),
  );
});
