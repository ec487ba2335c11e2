import { expect, test } from 'vitest';
import { dateFormat, numberFormat } from './formatters.ts';

test('a formatter is made once for a locale and its options', () => {
  const percent = numberFormat('pt-BR', { style: 'percent' });
  expect(numberFormat('pt-BR', { style: 'percent' })).toBe(percent);
  expect(percent.format(0.4)).toBe('40%');
});

test('another locale or other options are written differently', () => {
  expect(numberFormat('pt-BR').format(1.5)).toBe('1,5');
  expect(numberFormat('en-US').format(1.5)).toBe('1.5');
  expect(numberFormat('pt-BR', { minimumFractionDigits: 2 }).format(1.5)).toBe('1,50');
  const day = Date.UTC(2026, 10, 17);
  expect(dateFormat('pt-BR', { month: 'long', timeZone: 'UTC' }).format(day)).toBe('novembro');
  expect(dateFormat('es', { month: 'long', timeZone: 'UTC' }).format(day)).toBe('noviembre');
  expect(dateFormat('es', { weekday: 'long', timeZone: 'UTC' }).format(day)).toBe('martes');
});
