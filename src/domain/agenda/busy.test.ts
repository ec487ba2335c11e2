import { expect, test } from 'vitest';
import { busyTimes, isInTurns, type WorkLine } from './busy.ts';

const line = (duration_minutes: number, more: Partial<WorkLine> = {}): WorkLine => ({
  duration_minutes,
  professional_id: null,
  ...more,
});
const visit = (start_time: string, end_time: string, lines: WorkLine[], more = {}) => ({
  start_time,
  end_time,
  professional_id: 'camila',
  lines,
  ...more,
});
const said = (times: ReturnType<typeof busyTimes>) =>
  times.map(({ staff_id, start_time, end_time }) => `${staff_id} ${start_time}-${end_time}`);

test('in the pause of a service its professional is free', () => {
  const colour = line(105, { parts: [45, 30, 30] });
  expect(said(busyTimes(visit('13:00', '14:45', [colour])))).toEqual(['camila 13:00-13:45', 'camila 14:15-14:45']);
});

test('one service follows the other without a gap', () => {
  const colour = line(105, { parts: [45, 30, 30] });
  expect(said(busyTimes(visit('13:00', '15:15', [colour, line(30)])))).toEqual([
    'camila 13:00-13:45',
    'camila 14:15-15:15',
  ]);
});

test('cleaning up follows the last service in a row, and ends at midnight at the latest', () => {
  const messy = line(60, { cleanup_minutes: 10 });
  expect(said(busyTimes(visit('13:00', '14:00', [messy])))).toEqual(['camila 13:00-14:10']);
  expect(said(busyTimes(visit('13:00', '15:00', [messy, line(60)])))).toEqual(['camila 13:00-15:00']);
  expect(said(busyTimes(visit('22:55', '23:55', [messy])))).toEqual(['camila 22:55-24:00']);
});

test('in turns each is busy with their own lines', () => {
  const lines = [line(60, { cleanup_minutes: 10 }), line(30, { professional_id: 'bia' }), line(30)];
  expect(said(busyTimes(visit('13:00', '15:00', lines, { in_turns: true })))).toEqual([
    'camila 13:00-14:10',
    'bia 14:00-14:30',
    'camila 14:30-15:00',
  ]);
});

test("without turns the appointment's professional is busy throughout, whoever the lines name", () => {
  const lines = [line(60), line(30, { professional_id: 'bia' })];
  expect(said(busyTimes(visit('13:00', '14:30', lines)))).toEqual(['camila 13:00-14:30']);
});

test('lines that do not fill the time of the visit take all of it', () => {
  expect(said(busyTimes(visit('13:00', '15:00', [line(105, { parts: [45, 30, 30] })])))).toEqual([
    'camila 13:00-15:00',
  ]);
  expect(said(busyTimes(visit('13:00', '13:30', [])))).toEqual(['camila 13:00-13:30']);
});

test('what nobody has yet makes nobody busy', () => {
  expect(busyTimes(visit('13:00', '14:00', [line(60)], { professional_id: null }))).toEqual([]);
});

test('the lines take the time of whoever they name as soon as they name somebody else', () => {
  expect(isInTurns(visit('', '', [line(60), line(30)]))).toBe(false);
  expect(isInTurns(visit('', '', [line(60), line(30, { professional_id: 'camila' })]))).toBe(false);
  expect(isInTurns(visit('', '', [line(60), line(30, { professional_id: 'bia' })]))).toBe(true);
  expect(isInTurns(visit('', '', [line(60, { professional_id: 'bia' })]))).toBe(true);
});
