import { expect, test } from 'vitest';
import type { AgendaDays, Card } from '#contract/agenda/appointments.ts';
import { movedCard, placeCard, rememberVersions } from './moved-cards.ts';

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

const card = (version: string, id = 'a') => ({ id, version });

test('a card that was taken before two moves were answered is what the second has left', () => {
  const versions = rememberVersions();
  versions.became(card('1'), '2');
  versions.became(card('1'), '3');
  expect([card('1'), card('2'), card('3'), card('1', 'b')].map(versions.newest)).toEqual(['3', '3', '3', '1']);
});

test('a move that changed nothing leads nowhere', () => {
  const versions = rememberVersions();
  versions.became(card('1'), '1');
  expect(versions.newest(card('1'))).toBe('1');
});

test('a window that stays open keeps no more than the last moves', () => {
  const versions = rememberVersions(2);
  for (const id of ['a', 'b', 'c']) versions.became(card('1', id), '2');
  expect(['a', 'b', 'c'].map((id) => versions.newest(card('1', id)))).toEqual(['1', '2', '2']);
});

test('a card that is moved takes its pieces along, and those of its professional go to the one who takes it', () => {
  const piece = { cleanup_minutes: 0, services: [] };
  const card = {
    start_time: '13:00',
    end_time: '14:45',
    professional_id: 'ana',
    busy: [
      { ...piece, staff_id: 'ana', start_time: '13:00', end_time: '13:45' },
      { ...piece, staff_id: 'bia', start_time: '14:15', end_time: '14:45' },
    ],
  } as unknown as Card;
  const to = { date: '2026-11-17', professional_name: 'Caio' };
  const moved = movedCard(card, { ...to, start_time: '15:00', end_time: '16:45', professional_id: 'caio' });
  expect(moved.busy?.map(({ staff_id, start_time }) => `${staff_id} ${start_time}`)).toEqual([
    'caio 15:00',
    'bia 16:15',
  ]);
  const longer = movedCard(card, { ...to, start_time: '13:00', end_time: '15:00', professional_id: 'ana' });
  expect(longer.busy).toBeUndefined();
});
