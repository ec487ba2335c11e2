import { expect, test } from 'vitest';
import type { PortalAgenda } from '#contract/portal/appointments.ts';
import { blocksOf, takesTime } from './blocks.ts';

const off = (starts_at: string, ends_at: string) => ({ id: starts_at, starts_at, ends_at, reason: '' });
const appointment = (id: string, date: string, status: string) => ({ id, date, start: '10:00', end: '11:30', status });
const agenda = (parts: object) => ({ appointments: [], time_off: [], ...parts }) as unknown as PortalAgenda;

test('of a block that lasts over several days each shows its own part', () => {
  const days = agenda({ time_off: [off('2026-11-16T22:00', '2026-11-18T08:30')] });
  const part = (date: string) => blocksOf(days, date).map(({ start, end }) => [start, end]);
  expect(part('2026-11-15')).toEqual([]);
  expect(part('2026-11-16')).toEqual([[22 * 60, 24 * 60]]);
  expect(part('2026-11-17')).toEqual([[0, 24 * 60]]);
  expect(part('2026-11-18')).toEqual([[0, 8 * 60 + 30]]);
  expect(part('2026-11-19')).toEqual([]);
});

test('a cancelled appointment is shown and takes no time', () => {
  const appointments = [appointment('a', '2026-11-17', 'cancelado'), appointment('b', '2026-11-17', 'pendente')];
  const blocks = blocksOf(
    agenda({ appointments: [...appointments, appointment('c', '2026-11-18', 'pendente')] }),
    '2026-11-17',
  );
  expect(blocks.map((block) => [block.id, block.start, block.end, takesTime(block)])).toEqual([
    ['a', 600, 690, false],
    ['b', 600, 690, true],
  ]);
});
