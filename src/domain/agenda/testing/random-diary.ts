import fc from 'fast-check';
import { addDays, formatTime } from '#domain/shared/time.ts';
import type { DiaryRows } from '../diary.ts';

export const RANDOM_DAYS = 3;

const minute = fc.integer({ min: 0, max: 24 * 6 }).map((sixths) => sixths * 10);
const stretch = fc
  .tuple(minute, minute)
  .filter(([a, b]) => a !== b)
  .map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);
const shortStretch = fc
  .tuple(fc.integer({ min: 42, max: 120 }), fc.integer({ min: 1, max: 12 }))
  .map(([start, length]) => [start * 10, Math.min(start * 10 + length * 10, 1440)] as const);
const day = fc.integer({ min: 0, max: RANDOM_DAYS - 1 });
const times = ([start, end]: readonly [number, number]) => ({
  start_time: formatTime(start),
  end_time: formatTime(end),
});
const hours = fc
  .option(stretch, { freq: 5 })
  .map((open) =>
    open ? { open_time: formatTime(open[0]), close_time: formatTime(open[1]) } : { open_time: null, close_time: null },
  );
const person = fc.constantFrom('ana', 'bia', 'caio');

/** Three days, from a Sunday on, of a small salon with everything that can go on in it: shifts, exceptions, time off over midnight, requests for anybody. */
export const randomRows = (first: string): fc.Arbitrary<DiaryRows> =>
  fc.record({
    hours: fc.tuple(hours, hours, hours).map((three) => three.map((one, weekday) => ({ ...one, weekday }))),
    exceptions: fc
      .uniqueArray(fc.tuple(day, hours), { selector: ([date]) => date, maxLength: 1 })
      .map((list) => list.map(([index, one]) => ({ ...one, date: addDays(first, index) }))),
    professionals: fc.subarray([{ id: 'ana' }, { id: 'bia' }, { id: 'caio' }], { minLength: 1 }),
    shifts: fc
      .array(fc.tuple(person, fc.integer({ min: 0, max: 2 }), stretch), { maxLength: 5 })
      .map((list) => list.map(([staff_id, weekday, one]) => ({ staff_id, weekday, ...times(one) }))),
    timeOff: fc
      .array(fc.tuple(person, fc.integer({ min: -1, max: RANDOM_DAYS }), minute, fc.integer({ min: 1, max: 200 })), {
        maxLength: 2,
      })
      .map((list) =>
        list.map(([staff_id, from, at, length], index) => {
          const start = from * 1440 + Math.min(at, 1430);
          return {
            id: `off-${index}`,
            staff_id,
            starts_at: stamp(first, start),
            ends_at: stamp(first, start + length * 10),
          };
        }),
      ),
    appointments: fc.array(fc.tuple(person, day, shortStretch), { maxLength: 6 }).map((list) =>
      list.map(([professional_id, index, one], number) => ({
        id: `appointment-${number}`,
        professional_id,
        date: addDays(first, index),
        ...times(one),
      })),
    ),
    requests: fc
      .array(fc.tuple(day, shortStretch), { maxLength: 4 })
      .map((list) =>
        list.map(([index, one], number) => ({ id: `request-${number}`, date: addDays(first, index), ...times(one) })),
      ),
  });

function stamp(first: string, minutes: number): string {
  const index = Math.floor(minutes / 1440);
  return `${addDays(first, index)}T${formatTime(minutes - index * 1440)}`;
}
