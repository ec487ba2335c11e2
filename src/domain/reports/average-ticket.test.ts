import { expect, test } from 'vitest';
import { cents } from '#domain/shared/money.ts';
import { averageTicket } from './average-ticket.ts';

test('the average ticket is the revenue over the appointments, to the cent', () => {
  expect(averageTicket(cents(100_00), 3)).toBe(33_33);
  expect(averageTicket(cents(50_01), 2)).toBe(25_01);
  expect(averageTicket(cents(0), 2)).toBe(0);
});

test('without an appointment there is no average', () => {
  expect(averageTicket(cents(0), 0)).toBeNull();
});
