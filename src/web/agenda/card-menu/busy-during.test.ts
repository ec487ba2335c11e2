import { expect, test } from 'vitest';
import type { AgendaDays, Card } from '#contract/agenda/appointments.ts';
import { busyDuring } from './busy-during.ts';

const card = (id: string, start_time: string, end_time: string, changes: Partial<Card> = {}) =>
  ({ id, date: '2026-11-17', start_time, end_time, status: 'pendente', professional_id: id, ...changes }) as Card;
const busy = (appointments: Card[], time_off: Partial<AgendaDays['time_off'][number]>[] = []) => [
  ...busyDuring({ appointments, time_off } as AgendaDays, card('asked', '10:00', '11:00', { professional_id: null })),
];

test('whoever has another appointment meanwhile is busy; ends touch, and what is cancelled is in nobody’s way', () => {
  expect(
    busy([
      card('ana', '10:30', '11:30'),
      card('bia', '09:00', '10:00'),
      card('caio', '11:00', '12:00'),
      card('davi', '10:00', '11:00', { status: 'cancelado' }),
      card('eva', '10:00', '11:00', { date: '2026-11-18' }),
    ]),
  ).toEqual(['ana']);
});

test('whoever has a block meanwhile is busy too, also one of several days', () => {
  expect(
    busy(
      [],
      [
        { staff_id: 'ana', starts_at: '2026-11-16T00:00', ends_at: '2026-11-18T00:00' },
        { staff_id: 'bia', starts_at: '2026-11-17T11:00', ends_at: '2026-11-17T12:00' },
      ],
    ),
  ).toEqual(['ana']);
});

test('a request is not in its own way', () => {
  expect(busy([card('asked', '10:00', '11:00')])).toEqual([]);
});
