import { expect, test } from 'vitest';
import type { AgendaDays, Card } from '#contract/agenda/appointments.ts';
import { placeCard } from './place-card.ts';

const cut = { id: 'cut', date: '2026-11-17', start_time: '09:00' } as Card;
const dye = { id: 'dye', date: '2026-11-17', start_time: '10:00' } as Card;
const tuesday = { days: [{ date: '2026-11-17' }], appointments: [cut, dye] } as AgendaDays;
const ids = ({ appointments }: AgendaDays) => appointments.map(({ id, start_time }) => `${id} ${start_time}`);

test('a card moved within the day is there once, at its new time', () => {
  expect(ids(placeCard(tuesday, { ...cut, start_time: '15:00' }))).toEqual(['dye 10:00', 'cut 15:00']);
});

test('a card moved to another day leaves this one and arrives there', () => {
  const moved = { ...cut, date: '2026-11-18' };
  const wednesday = { days: [{ date: '2026-11-18' }], appointments: [] as Card[] } as AgendaDays;
  expect(ids(placeCard(tuesday, moved))).toEqual(['dye 10:00']);
  expect(ids(placeCard(wednesday, moved))).toEqual(['cut 09:00']);
});

test('days that never had the card stay what they are', () => {
  const friday = { days: [{ date: '2026-11-20' }], appointments: [] as Card[] } as AgendaDays;
  expect(placeCard(friday, cut)).toBe(friday);
});
