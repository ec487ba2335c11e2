import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatTime, parseTime } from '#domain/shared/time.ts';
import {
  gridRange,
  inLanes,
  minutesAt,
  movedTo,
  partOn,
  pixelsFor,
  resizedTo,
  rowsOf,
  type Stretch,
  slotIn,
  stretchBetween,
  takenTimes,
  uncovered,
} from './grid.ts';

const at = (start: string, end: string, who?: string) => ({
  start: parseTime(start) as number,
  end: parseTime(end) as number,
  who,
});
const written = ({ start, end }: Stretch) => `${formatTime(start)}-${formatTime(end)}`;
const DAY = 24 * 60;

/** Minutes of a day as appointments have them. */
const stretch = fc
  .tuple(fc.integer({ min: 0, max: DAY - 5 }), fc.integer({ min: 1, max: 240 }))
  .map(([start, length]) => ({ start, end: Math.min(DAY, start + length) }));

describe('the rows', () => {
  test('a usual day has 25 rows of 60 px, from 08:00 to 20:00', () => {
    const rows = rowsOf(gridRange([at('09:00', '19:00')]));
    expect(rows).toHaveLength(25);
    expect(formatTime(rows[0] as number)).toBe('08:00');
    expect(formatTime(rows.at(-1) as number)).toBe('20:00');
    expect(pixelsFor(30)).toBe(60);
    expect(minutesAt(1500)).toBe(750);
  });
  test('an early appointment and a late closing stretch them, by whole rows', () => {
    expect(written(gridRange([at('07:10', '07:40'), at('09:00', '22:05')]))).toBe('07:00-22:30');
  });
  test('they never leave the day', () => {
    expect(written(gridRange([at('00:00', '24:00')]))).toBe('00:00-24:00');
  });
});

describe('what is free', () => {
  test('is what nothing covers', () => {
    const free = uncovered(at('09:00', '19:00'), [at('12:00', '13:00'), at('08:00', '09:30'), at('12:30', '14:00')]);
    expect(free.map(written)).toEqual(['09:30-12:00', '14:00-19:00']);
    expect(uncovered(at('09:00', '10:00'), [at('08:00', '11:00')])).toEqual([]);
    expect(uncovered(at('09:00', '10:00'), [at('10:00', '11:00')]).map(written)).toEqual(['09:00-10:00']);
  });
  test('every minute is either covered or left over, never both', () => {
    fc.assert(
      fc.property(stretch, fc.array(stretch, { maxLength: 8 }), fc.nat(DAY - 1), (within, covering, minute) => {
        const holds = (one: Stretch) => one.start <= minute && minute < one.end;
        expect(uncovered(within, covering).some(holds)).toBe(holds(within) && !covering.some(holds));
      }),
    );
  });
  test('a click into a row begins where the appointment that reaches into it ends', () => {
    const tenOClock = 10 * 60;
    expect(formatTime(slotIn(tenOClock, [at('09:30', '10:15')]))).toBe('10:15');
    expect(formatTime(slotIn(tenOClock, [at('09:30', '10:10'), at('10:10', '10:20')]))).toBe('10:20');
    expect(formatTime(slotIn(tenOClock, [at('10:20', '11:00')]))).toBe('10:00');
    expect(formatTime(slotIn(tenOClock, [at('09:00', '11:00')]))).toBe('10:00');
  });
  test('a time is taken when somebody is busy and nobody is free', () => {
    const work = [at('09:00', '12:00')];
    const taken = (...people: Parameters<typeof takenTimes>[0]) => takenTimes(people).map(written);
    expect(taken({ work, busy: [at('10:00', '11:00')] })).toEqual(['10:00-11:00']);
    expect(taken({ work, busy: [at('10:00', '11:00')] }, { work, busy: [at('10:30', '11:30')] })).toEqual([
      '10:30-11:00',
      '10:30-11:00',
    ]);
    // Who does not work is not free either, and what lies outside working hours takes its time all the same.
    expect(taken({ work, busy: [at('11:30', '12:30')] }, { work: [], busy: [] })).toEqual(['11:30-12:30']);
    expect(taken({ work, busy: [] })).toEqual([]);
  });
});

describe('dragging', () => {
  test('a move snaps to the clock and keeps the length', () => {
    expect(written(movedTo(at('09:05', '09:45'), 10 * 60 + 8, 15))).toBe('10:15-10:55');
    expect(written(movedTo(at('09:05', '09:45'), 10 * 60 + 8, 5))).toBe('10:10-10:50');
  });
  test('a move stays inside the day', () => {
    expect(written(movedTo(at('09:00', '10:30'), -200, 15))).toBe('00:00-01:30');
    expect(written(movedTo(at('09:00', '10:30'), 2000, 15))).toBe('22:30-24:00');
  });
  test('a resize moves the end alone and leaves at least one step', () => {
    expect(written(resizedTo(at('09:00', '10:00'), 10 * 60 + 40, 15))).toBe('09:00-10:45');
    expect(written(resizedTo(at('09:00', '10:00'), 8 * 60, 15))).toBe('09:00-09:15');
    expect(written(resizedTo(at('23:00', '23:30'), 3000, 15))).toBe('23:00-24:00');
  });
});

describe('lanes', () => {
  const lanes = (blocks: ReturnType<typeof at>[], people?: string[]) =>
    inLanes(blocks, people).map(({ block, lane, lanes }) => `${written(block)} ${lane + 1}/${lanes}`);

  test('what does not overlap has the whole width', () => {
    expect(lanes([at('09:00', '10:00'), at('10:00', '11:00')])).toEqual(['09:00-10:00 1/1', '10:00-11:00 1/1']);
  });
  test('overlapping blocks share the width, and a third one takes the lane that is free again', () => {
    expect(lanes([at('09:00', '10:00'), at('09:30', '11:00'), at('10:00', '10:30')])).toEqual([
      '09:00-10:00 1/2',
      '09:30-11:00 2/2',
      '10:00-10:30 1/2',
    ]);
  });
  test('five minutes are laid out as fifteen', () => {
    expect(lanes([at('09:00', '09:05'), at('09:10', '09:40')])).toEqual(['09:00-09:05 1/2', '09:10-09:40 2/2']);
    expect(lanes([at('09:00', '09:05'), at('09:15', '09:40')])).toEqual(['09:00-09:05 1/1', '09:15-09:40 1/1']);
  });
  test('each person keeps a lane, in the order of the team, where that needs no more lanes', () => {
    const day = [at('09:00', '10:00', 'bia'), at('09:30', '11:00', 'ana'), at('10:30', '11:30', 'bia')];
    expect(lanes(day, ['ana', 'bia'])).toEqual(['09:00-10:00 2/2', '09:30-11:00 1/2', '10:30-11:30 2/2']);
    const three = [at('09:00', '10:00', 'ana'), at('09:30', '10:30', 'bia'), at('10:00', '11:00', 'caio')];
    expect(lanes(three, ['ana', 'bia', 'caio'])).toEqual(['09:00-10:00 1/2', '09:30-10:30 2/2', '10:00-11:00 1/2']);
  });
  test('a quarter of an hour is drawn as half an hour, unless that would hide what comes next', () => {
    const shown = (blocks: ReturnType<typeof at>[]) => inLanes(blocks).map(({ shownUntil }) => formatTime(shownUntil));
    expect(shown([at('09:00', '09:15'), at('10:00', '10:45')])).toEqual(['09:30', '10:45']);
    expect(shown([at('09:00', '09:15'), at('09:20', '10:00')])).toEqual(['09:20', '10:00']);
    expect(shown([at('09:00', '10:00'), at('09:10', '09:15'), at('09:25', '09:30')])).toEqual([
      '10:00',
      '09:25',
      '09:55',
    ]);
  });

  const laidOut = ({ start, end }: Stretch) => ({ start, end: Math.max(end, start + 15) });
  const overlap = (a: Stretch, b: Stretch) => a.start < b.end && b.start < a.end;
  const person = fc.constantFrom('ana', 'bia', 'caio', null);
  const blocks = fc.array(
    fc.tuple(stretch, person).map(([one, who]) => ({ ...one, who })),
    { maxLength: 14 },
  );

  test('no two overlapping blocks ever share a lane, and those that share the width agree on its parts', () => {
    fc.assert(
      fc.property(blocks, (blocks) => {
        const placed = inLanes(blocks, ['ana', 'bia', 'caio']);
        expect(placed).toHaveLength(blocks.length);
        for (const a of placed) {
          expect(a.lane).toBeLessThan(a.lanes);
          for (const b of placed) {
            if (a === b || !overlap(laidOut(a.block), laidOut(b.block))) continue;
            expect(a.lane).not.toBe(b.lane);
            expect(a.lanes).toBe(b.lanes);
          }
        }
      }),
    );
  });
  test('there are never more lanes than blocks at one moment', () => {
    fc.assert(
      fc.property(blocks, (blocks) => {
        const most = Math.max(
          0,
          ...blocks.map(
            ({ start }) => blocks.filter((other) => overlap(laidOut(other), { start, end: start + 1 })).length,
          ),
        );
        expect(Math.max(0, ...inLanes(blocks, ['ana', 'bia', 'caio']).map(({ lanes }) => lanes))).toBe(most);
      }),
    );
  });
  test('what is drawn longer than it is never covers the one below it', () => {
    fc.assert(
      fc.property(blocks, (blocks) => {
        const placed = inLanes(blocks);
        for (const { block, lane, lanes, shownUntil } of placed) {
          const below = placed.filter(
            (other) => other.block.start >= laidOut(block).end && (other.lanes !== lanes || other.lane === lane),
          );
          for (const other of below) {
            expect(Math.min(shownUntil, Math.max(block.end, other.block.start))).toBe(shownUntil);
          }
        }
      }),
    );
  });
});

test('of a block that lasts over several days each day has its own part', () => {
  const block = { starts_at: '2026-11-16T22:00:00', ends_at: '2026-11-18T08:30:00' };
  expect(partOn(block, '2026-11-16')).toEqual(stretchBetween('22:00', '24:00'));
  expect(partOn(block, '2026-11-17')).toEqual(stretchBetween('00:00', '24:00'));
  expect(partOn(block, '2026-11-18')).toEqual(stretchBetween('00:00', '08:30'));
  const { start, end } = partOn(block, '2026-11-19');
  expect(start).toBe(end);
});
