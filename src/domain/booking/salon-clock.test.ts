import fc from 'fast-check';
import { expect, test } from 'vitest';
import { momentOf, salonDay, utcStamp } from './salon-clock.ts';

const zones = fc.constantFrom(
  'America/Sao_Paulo',
  'America/Santiago',
  'America/New_York',
  'Europe/Lisbon',
  'Europe/Dublin',
  'Asia/Kathmandu',
  'UTC',
);

test('at 23:30 in São Paulo it is already tomorrow in Lisbon', () => {
  const moment = Date.UTC(2026, 10, 18, 2, 30);
  expect(salonDay(moment, 'America/Sao_Paulo')).toBe('2026-11-17');
  expect(salonDay(moment, 'Europe/Lisbon')).toBe('2026-11-18');
});

test('14:00 in São Paulo is 17:00 UTC', () => {
  expect(utcStamp(momentOf('2026-11-25', '14:00', 'America/Sao_Paulo'))).toBe('20261125T170000Z');
});

test('24:00 is the midnight after', () => {
  expect(utcStamp(momentOf('2026-12-31', '24:00', 'UTC'))).toBe('20270101T000000Z');
});

test('the moment of a wall clock is the one that Temporal finds, on days with changing clocks too', () => {
  const minutes = fc.integer({ min: 0, max: 3 * 366 * 24 * 60 });
  fc.assert(
    fc.property(minutes, zones, (minute, zone) => {
      const shown = Temporal.PlainDateTime.from('2025-01-01T00:00').add({ minutes: minute });
      const exact = shown.toZonedDateTime(zone, { disambiguation: 'earlier' });
      // Skipped by the clocks, so never offered; shown twice, either is right.
      fc.pre(exact.toPlainDateTime().equals(shown));
      const later = shown.toZonedDateTime(zone, { disambiguation: 'later' });
      const found = momentOf(shown.toPlainDate().toString(), shown.toPlainTime().toString().slice(0, 5), zone);
      expect([exact.epochMilliseconds, later.epochMilliseconds]).toContain(found);
      expect(salonDay(found, zone)).toBe(shown.toPlainDate().toString());
    }),
  );
});
