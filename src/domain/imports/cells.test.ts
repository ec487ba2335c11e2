import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDuration } from '#domain/shared/durations.ts';
import { isFigure, moneyIn, numberIn, oneLine, parseDuration, percentIn, yesOrNo } from './cells.ts';

const brazil = { country: 'BR', language: 'pt' } as const;
const mexico = { country: 'MX', language: 'es' } as const;

describe('a duration', () => {
  test.each([
    ['90', 90],
    ['90 min', 90],
    ['90min.', 90],
    ["45'", 45],
    ['1h', 60],
    ['1h30', 90],
    ['1H 30MIN', 90],
    ['1:30', 90],
    ['01:30:00', 90],
    ['0:45', 45],
    ['2 horas', 120],
    ['1 hora e 15 minutos', 75],
    ['1 hour and 15 minutes', 75],
    ['1,5h', 90],
    ['1.5 h', 90],
    ['30,0', 30],
  ])('%j is %d minutes', (typed, minutes) => expect(parseDuration(typed)).toBe(minutes));

  test.each(['', 'h', 'min', 'meia hora', '1:75', '1:30:20', '30,5 min', '1h 2h', '-30', '1e9', '9'.repeat(200)])(
    '%j is none',
    (typed) => expect(parseDuration(typed)).toBeNull(),
  );

  test('that is shown is read back', () => {
    fc.assert(
      fc.property(fc.nat(24 * 60), (minutes) => void expect(parseDuration(formatDuration(minutes))).toBe(minutes)),
    );
  });

  test('of any text is read without an error', () => {
    fc.assert(fc.property(fc.string({ unit: fc.constantFrom(...'019 ,.:hmine') }), (text) => void parseDuration(text)));
  });
});

test('amounts and percentages are read as the salon writes them', () => {
  expect(moneyIn('R$ 1.120,50', brazil)).toBe(112050);
  expect(moneyIn('$1,120.50', mexico)).toBe(112050);
  expect(percentIn('40,5 %', brazil)).toBe(40.5);
  expect(percentIn('40%', brazil)).toBe(40);
  expect(percentIn('', brazil)).toBeNull();
  expect(numberIn('1.200', brazil)).toBe(1200);
});

test('what cannot be read is no number, and not nothing', () => {
  for (const value of [moneyIn('caro', brazil), percentIn('x%', brazil), numberIn('12 ou 13', brazil)])
    expect(value).toBeNaN();
});

test.each([
  ['Sim', true],
  ['SÍ', true],
  ['x', true],
  ['não', false],
  ['No', false],
  ['-', false],
  ['talvez', undefined],
])('%j says %j', (cell, said) => expect(yesOrNo(cell)).toBe(said));

test('figures are no headings', () => {
  for (const cell of ['50', 'R$ 50,00', '1:30', '30 min', '40%', '1h']) expect(isFigure(cell), cell).toBe(true);
  for (const cell of ['Nome', 'Preço (R$)', '% comissão', 'Preço 2026', '']) expect(isFigure(cell), cell).toBe(false);
});

test('a name is one line without double spaces', () => {
  expect(oneLine(' Corte \n  feminino ')).toBe('Corte feminino');
});
