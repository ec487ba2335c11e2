import { expect, test } from 'vitest';
import type { AgendaDays, Card } from '#contract/agenda/appointments.ts';
import { formatTime } from '#domain/shared/time.ts';
import { dayItems, foldedCount } from './day-items.ts';

const TUESDAY = '2026-11-17';
const MONDAY_NOON = { date: '2026-11-16', minutes: 12 * 60 };
const person = (id: string) => ({
  id,
  nome: id,
  color: '#e9d5ff',
  ativo: true,
  comissao_percentual: null,
  is_owner: false,
});
const card = (professional_id: string | null, start_time: string, end_time: string, status = 'pendente') =>
  ({ id: start_time, date: TUESDAY, start_time, end_time, professional_id, status }) as Card;

function agenda(people: string[], appointments: Card[]): AgendaDays {
  return {
    days: [{ date: TUESDAY, open_time: '09:00', close_time: '12:00', is_exception: false, note: '' }],
    professionals: people.map(person),
    work: people.map((staff_id) => ({ staff_id, date: TUESDAY, start_time: '09:00', end_time: '12:00' })),
    time_off: [],
    appointments,
  };
}

const list = (...[days, date, chosen, now]: Parameters<typeof dayItems>) =>
  dayItems(days, date, chosen, now).map(({ kind, start, end }) => `${kind} ${formatTime(start)}-${formatTime(end)}`);

test('the list of one professional offers the gaps between appointments', () => {
  const day = agenda(['ana', 'bia'], [card('ana', '09:30', '10:30'), card('bia', '09:00', '12:00')]);
  expect(list(day, TUESDAY, 'ana', MONDAY_NOON)).toEqual(['free 09:00-09:30', 'block 09:30-10:30', 'free 10:30-12:00']);
});

test('the list of everybody has no gaps, unless everybody is one person', () => {
  expect(list(agenda(['ana', 'bia'], [card('ana', '09:30', '10:30')]), TUESDAY, undefined, MONDAY_NOON)).toEqual([
    'block 09:30-10:30',
  ]);
  expect(list(agenda(['ana'], []), TUESDAY, undefined, MONDAY_NOON)).toEqual(['free 09:00-12:00']);
});

test('a visit of several people stands in the list once, with all of them', () => {
  const piece = (staff_id: string, start_time: string, end_time: string) => ({
    ...{ staff_id, start_time, end_time },
    cleanup_minutes: 0,
    services: [],
  });
  const busy = [piece('ana', '09:30', '10:00'), piece('bia', '10:00', '10:30'), piece('ana', '10:30', '11:00')];
  const day = agenda(['ana', 'bia'], [{ ...card('ana', '09:30', '11:00'), busy }]);
  const blocks = dayItems(day, TUESDAY, undefined, MONDAY_NOON).map((item) => item.kind === 'block' && item.block);
  expect(blocks).toMatchObject([{ by: 'ana, bia', start: 570, end: 660 }]);
});

test('requests that nobody has are in every list', () => {
  const day = agenda(['ana', 'bia'], [card(null, '10:00', '11:00'), card('bia', '09:00', '10:00')]);
  expect(list(day, TUESDAY, 'ana', MONDAY_NOON)).toContain('block 10:00-11:00');
});

test('what is cancelled leaves its time free', () => {
  const day = agenda(['ana'], [card('ana', '09:00', '12:00', 'cancelado')]);
  expect(list(day, TUESDAY, 'ana', MONDAY_NOON)).toContain('free 09:00-12:00');
});

test('gaps shorter than a quarter of an hour, and those that have passed, are not offered', () => {
  const day = agenda(['ana'], [card('ana', '09:10', '11:50')]);
  expect(list(day, TUESDAY, 'ana', MONDAY_NOON)).toEqual(['block 09:10-11:50']);
  const free = agenda(['ana'], []);
  expect(list(free, TUESDAY, 'ana', { date: TUESDAY, minutes: 10 * 60 + 5 })).toEqual(['free 10:15-12:00']);
  expect(list(free, TUESDAY, 'ana', { date: '2026-11-18', minutes: 0 })).toEqual([]);
});

test('of what has ended today the last two stay in sight', () => {
  const morning = ['09:00', '09:30', '10:00'].map((start) => card('ana', start, start.replace(/0$/, '9')));
  const now = { date: TUESDAY, minutes: 11 * 60 };
  const items = dayItems(agenda(['ana', 'bia'], [...morning, card('ana', '11:00', '12:00')]), TUESDAY, undefined, now);
  expect(foldedCount(items, TUESDAY, now)).toBe(1);
  expect(foldedCount(items, TUESDAY, { ...now, date: '2026-11-18' })).toBe(0);
  expect(foldedCount(items, TUESDAY, { ...now, minutes: 8 * 60 })).toBe(0);
});
