import { expect, test } from 'vitest';
import { lastUsed } from './last-used.ts';

const place = { language: 'pt', timezone: 'America/Sao_Paulo' } as const;
const now = Temporal.Instant.from('2026-11-17T12:00:00Z');
const said = (iso: string) => lastUsed(iso, now, place);

test('who was here within a quarter of an hour is here now', () => {
  expect(said('2026-11-17 11:45:00+00')).toEqual({ kind: 'now' });
  expect(said('2026-11-17 11:44:00+00')).toEqual({ kind: 'minutes', count: 16 });
});

test('days are those of the salon', () => {
  expect(said('2026-11-17 03:05:00+00')).toEqual({ kind: 'today', time: '00:05' });
  expect(said('2026-11-17 02:55:00+00')).toEqual({ kind: 'yesterday', time: '23:55' });
});

test('within a week the weekday says it, and then the date', () => {
  expect(said('2026-11-14T22:12:00+00:00')).toEqual({ kind: 'weekday', day: 'sábado', time: '19:12' });
  expect(said('2026-11-12 12:00:00+00')).toEqual({ kind: 'weekday', day: 'quinta', time: '09:00' });
  expect(said('2026-11-10 12:00:00+00')).toEqual({ kind: 'date', date: '10/11/2026' });
});
