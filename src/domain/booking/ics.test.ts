import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CalendarEntry, calendarFile } from './ics.ts';

const entry: CalendarEntry = {
  id: '0f0b3e8e-8a7b-4a53-9a68-31ab6a2a5c5d',
  date: '2026-11-25',
  start: '14:00',
  end: '15:45',
  zone: 'America/Sao_Paulo',
  title: 'Studio Jasmim',
  description: 'Corte feminino, Escova\nCom Camila; até já',
  writtenAt: Date.UTC(2026, 10, 17, 14, 40),
};

test('an appointment is written in UTC, tentative, with commas, semicolons and line ends escaped', () => {
  expect(calendarFile(entry).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Madeixa//Booking//EN',
    'BEGIN:VEVENT',
    'UID:0f0b3e8e-8a7b-4a53-9a68-31ab6a2a5c5d@madeixa',
    'DTSTAMP:20261117T144000Z',
    'DTSTART:20261125T170000Z',
    'DTEND:20261125T184500Z',
    'SUMMARY:Studio Jasmim',
    'DESCRIPTION:Corte feminino\\, Escova\\nCom Camila\\; até já',
    'STATUS:TENTATIVE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('where the salon is and whom to call are in it, where the salon has said so', () => {
  const lines = calendarFile({ ...entry, location: 'Rua Augusta, 1200', contact: '+55 11 93333-4444' }).split('\r\n');
  expect(lines).toContain('LOCATION:Rua Augusta\\, 1200');
  expect(lines).toContain('CONTACT:+55 11 93333-4444');
});

test('a salon in Lisbon is an hour apart in summer and not in winter', () => {
  const lisbon = (date: string) => /DTSTART:(\w+)/.exec(calendarFile({ ...entry, date, zone: 'Europe/Lisbon' }))?.[1];
  expect(lisbon('2026-07-01')).toBe('20260701T130000Z');
  expect(lisbon('2026-12-01')).toBe('20261201T140000Z');
});

/** One to four bytes, and what has a meaning in the file. */
const anything = fc.constantFrom('a', 'é', '漢', '💇', '\\', ';', ',', '\n', '\r', '\t');

test('whatever the salon is called, no line has more than 75 bytes, and unfolding gives the name back', () => {
  fc.assert(
    fc.property(fc.string({ unit: anything, maxLength: 200 }), (title) => {
      const file = calendarFile({ ...entry, title });
      for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      const [, read = ''] = /SUMMARY:([^\r]*)/.exec(file.replaceAll('\r\n ', '')) ?? [];
      const unescaped = read.replace(/\\([\\;,n])/g, (_, mark) => (mark === 'n' ? '\n' : mark));
      expect(unescaped).toBe(title.replace(/\r\n?/g, '\n').replace(/(?!\n)\p{Cc}/gu, ''));
    }),
  );
});
