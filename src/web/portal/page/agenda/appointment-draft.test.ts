import { expect, test } from 'vitest';
import type { PortalAppointment } from '#contract/portal/appointments.ts';
import { draftOf, endOf, missingIn, newDraft } from './appointment-draft.ts';

const whole = { ...newDraft('2026-11-17', '10:00'), client_name: 'Bia' };

test('date, start, a duration above zero and the client are needed, the service is not', () => {
  expect(missingIn(whole)).toEqual([]);
  expect(missingIn(newDraft(''))).toEqual(['date', 'start', 'client_name']);
  expect(missingIn({ ...whole, client_name: '  ' })).toEqual(['client_name']);
  for (const duration_minutes of [null, 0, -5, Number.NaN])
    expect(missingIn({ ...whole, duration_minutes })).toEqual(['duration_minutes']);
  for (const start of ['', '9', '24:00', '25:00']) expect(missingIn({ ...whole, start })).toEqual(['start']);
  expect(missingIn({ ...whole, date: '2026-02-30' })).toEqual(['date']);
});

test('something new lasts 60 minutes, and so does what has no duration of its own', () => {
  expect(newDraft('2026-11-17').duration_minutes).toBe(60);
  const at = (start: string, end: string) => draftOf({ start, end } as PortalAppointment).duration_minutes;
  expect([at('10:00', '10:45'), at('10:00', '10:00'), at('10:00', '')]).toEqual([45, 60, 60]);
});

test('it ends at midnight at the latest', () => {
  expect(endOf(whole)).toBe(11 * 60);
  expect(endOf({ ...whole, start: '23:00' })).toBe(24 * 60);
  expect(endOf({ ...whole, start: '23:01' })).toBeUndefined();
  expect(endOf({ ...whole, duration_minutes: 1.5 })).toBeUndefined();
});
