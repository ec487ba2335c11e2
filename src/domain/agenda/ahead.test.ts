import { expect, test } from 'vitest';
import { liesAhead } from './ahead.ts';

const TODAY = '2026-11-17';
const done = (date: string) => ({ status: 'finalizado', date }) as const;
const open = (date: string) => ({ status: 'pendente', date }) as const;

test('what is done lies ahead from tomorrow on, whether it is new, was open or was moved there', () => {
  expect(liesAhead(TODAY, undefined, done('2026-11-18'))).toBe(true);
  expect(liesAhead(TODAY, open('2026-11-18'), done('2026-11-18'))).toBe(true);
  expect(liesAhead(TODAY, done('2026-11-17'), done('2026-12-01'))).toBe(true);
  expect(liesAhead(TODAY, open('2026-11-17'), done('2026-11-17'))).toBe(false);
});

test('what is open may lie anywhere, and what lies ahead already may be saved where it lies', () => {
  expect(liesAhead(TODAY, done('2026-11-17'), open('2026-11-18'))).toBe(false);
  expect(liesAhead(TODAY, done('2026-11-18'), done('2026-11-18'))).toBe(false);
  expect(liesAhead(TODAY, done('2026-11-18'), done('2026-11-19'))).toBe(true);
});
