import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatTime } from '#domain/shared/time.ts';
import { bookingRules } from './booking-rules.ts';
import { type DiaryRows, makeDiary } from './diary.ts';
import { type BookingRules, findSlots, type Slots } from './slots.ts';
import { RANDOM_DAYS, randomRows } from './testing/random-diary.ts';
import { slowSlots } from './testing/slow-slots.ts';
import type { Asked } from './visit-plan.ts';
import { whyNotOffered } from './why.ts';

const TUESDAY = '2026-11-17';
const always: BookingRules = { step: 30, after: -1, before: 1e9, gaps: [] };
const quiet: DiaryRows = {
  hours: [{ weekday: 2, open_time: '09:00', close_time: '12:00' }],
  exceptions: [],
  professionals: [{ id: 'ana' }],
  shifts: [],
  timeOff: [],
  appointments: [],
  requests: [],
};

/** The offered starts of a Tuesday. */
function offered(
  rows: Partial<DiaryRows>,
  minutes = 60,
  who: number | null = 0,
  rules: Partial<BookingRules> = {},
): string[] {
  const [day] = findSlots(makeDiary({ ...quiet, ...rows }, TUESDAY, 1), { ...always, ...rules }, who, minutes);
  return offeredOf(day);
}
const offeredOf = (day: Slots | undefined) => (day?.starts ?? []).filter((_, i) => day?.available[i]).map(formatTime);
const at = (start_time: string, end_time: string) => ({ date: TUESDAY, start_time, end_time });
const booked = (professional_id: string, start: string, end: string) => ({
  id: `${start} ${professional_id}`,
  professional_id,
  ...at(start, end),
});

describe('the working time', () => {
  test('starts run from the opening, every step, as long as the whole service fits', () => {
    expect(offered({})).toEqual(['09:00', '09:30', '10:00', '10:30', '11:00']);
  });
  test('a closed weekday has no slots, whatever the shifts', () => {
    const shifts = [{ staff_id: 'ana', weekday: 2, start_time: '09:00', end_time: '12:00' }];
    expect(offered({ hours: [], shifts })).toEqual([]);
  });
  test('a closing exception has no slots, whatever the shifts', () => {
    const exceptions = [{ date: TUESDAY, open_time: null, close_time: null }];
    const shifts = [{ staff_id: 'ana', weekday: 2, start_time: '09:00', end_time: '12:00' }];
    expect(offered({ exceptions, shifts })).toEqual([]);
  });
  test('shifts override the hours of the salon', () => {
    const shifts = [{ staff_id: 'ana', weekday: 2, start_time: '14:00', end_time: '15:30' }];
    expect(offered({ shifts })).toEqual(['14:00', '14:30']);
  });
  test('touching shifts are one stretch: a service may run across them', () => {
    const shifts = [
      { staff_id: 'ana', weekday: 2, start_time: '10:30', end_time: '12:00' },
      { staff_id: 'ana', weekday: 2, start_time: '09:00', end_time: '10:30' },
    ];
    expect(offered({ shifts }, 120)).toEqual(['09:00', '09:30', '10:00']);
  });
  test('special hours cut the shifts', () => {
    const shifts = [{ staff_id: 'ana', weekday: 2, start_time: '08:00', end_time: '12:00' }];
    const exceptions = [{ date: TUESDAY, open_time: '10:00', close_time: '11:30' }];
    expect(offered({ shifts, exceptions })).toEqual(['10:00', '10:30']);
  });
});

describe('what is taken', () => {
  test('a 40-minute cut does not fit in the 30 minutes before an appointment', () => {
    expect(offered({ appointments: [booked('ana', '09:30', '12:00')] }, 40)).toEqual([]);
  });
  test('an appointment that ends at 11:00 frees 11:00', () => {
    expect(offered({ appointments: [booked('ana', '09:00', '11:00')] })).toEqual(['11:00']);
  });
  test('time off over midnight takes the morning after', () => {
    const timeOff = [{ id: 'off', staff_id: 'ana', starts_at: '2026-11-16T20:00', ends_at: '2026-11-17T10:30' }];
    expect(offered({ timeOff })).toEqual(['10:30', '11:00']);
  });
  test('every slot of the working time is listed, taken or not', () => {
    const [day] = findSlots(
      makeDiary({ ...quiet, appointments: [booked('ana', '09:00', '12:00')] }, TUESDAY, 1),
      always,
      0,
      60,
    );
    expect(day?.available).toEqual([false, false, false, false, false]);
  });
  test('a slot is never stitched from two people', () => {
    const professionals = [{ id: 'ana' }, { id: 'bia' }];
    const appointments = [booked('ana', '10:00', '11:00'), booked('bia', '11:00', '12:00')];
    expect(offered({ professionals, appointments }, 120, null)).toEqual(['09:00']);
  });
});

describe('now, notice and horizon', () => {
  test('a start must come after now and the notice', () => {
    expect(offered({}, 60, 0, { after: 9 * 60 + 30 })).toEqual(['10:00', '10:30', '11:00']);
  });
  test('nothing is offered from the horizon on', () => {
    expect(offered({}, 60, 0, { before: 10 * 60 })).toEqual(['09:00', '09:30']);
  });
  test('a start that the clocks skip is not offered', () => {
    expect(offered({}, 60, 0, { gaps: [10 * 60, 11 * 60] })).toEqual(['09:00', '09:30', '11:00']);
  });
});

describe('requests that nobody has been given yet', () => {
  const requests = [{ id: 'request', ...at('10:00', '11:00') }];
  test('hold the only professional who could take them', () => {
    expect(offered({ requests })).toEqual(['09:00', '11:00']);
    expect(offered({ requests }, 60, null)).toEqual(['09:00', '11:00']);
  });
  test('leave a slot to the second professional, and only one', () => {
    const professionals = [{ id: 'ana' }, { id: 'bia' }];
    expect(offered({ requests, professionals }, 60, null)).toContain('10:00');
    const two = [...requests, { id: 'other', ...at('10:30', '11:00') }];
    expect(offered({ requests: two, professionals }, 60, null)).not.toContain('10:00');
  });
  test('counting heads is not enough: a request from 10 to 12 fits nobody when each is busy for one of the hours', () => {
    const professionals = [{ id: 'ana' }, { id: 'bia' }];
    const appointments = [booked('ana', '10:00', '11:00'), booked('bia', '11:00', '12:00')];
    expect(
      offered({ professionals, appointments, requests: [{ id: 'long', ...at('10:00', '12:00') }] }, 30, null),
    ).toEqual([]);
  });
});

describe('against the rules written minute by minute', () => {
  const SUNDAY = '2026-11-15';
  const days = RANDOM_DAYS;
  const wishes = [fc.constantFrom(null, 'ana', 'bia'), fc.constantFrom(10, 30, 45, 60, 90)] as const;
  const step = fc.constantFrom(10, 15, 20, 30, 60);

  const plain = { done_by_all: true, parts: [], cleanup_minutes: 0, doers: [] };

  function fastSlots(rows: DiaryRows, firstDate: string, rules: BookingRules, who: string | null, asked: Asked) {
    const diary = makeDiary(rows, firstDate, days);
    const index = who === null ? null : diary.professionals.findIndex(({ id }) => id === who);
    const found = index === -1 ? [] : findSlots(diary, rules, index, asked);
    return found.flatMap((day) => day.starts.map((start, i) => `${day.date} ${start} ${day.available[i]}`));
  }

  test('the search answers the same, whatever the diary', () => {
    const limits = [fc.integer({ min: -1, max: 2000 }), fc.integer({ min: 1000, max: 5000 })] as const;
    fc.assert(
      fc.property(randomRows(SUNDAY), ...wishes, step, ...limits, (rows, who, minutes, step, after, before) => {
        const isAllowed = (day: number, minute: number) => {
          const absolute = day * 1440 + minute;
          return absolute > after && absolute < before;
        };
        const fast = fastSlots(rows, SUNDAY, { step, after, before, gaps: [] }, who, minutes);
        expect(fast).toEqual(slowSlots(rows, { firstDate: SUNDAY, days }, { step, isAllowed }, who, minutes));
      }),
      { numRuns: 800 },
    );
  }, 60_000);

  test('and where nobody ticked anything services are answered as their minutes always were', () => {
    const lengths = fc.tuple(wishes[1], wishes[1], wishes[1]);
    const asked = fc.shuffledSubarray([0, 1, 2], { minLength: 1 });
    const needs = fc.array(fc.subarray(['0', '1', '2']), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(
        randomRows(SUNDAY),
        wishes[0],
        lengths,
        asked,
        needs,
        step,
        (random, who, lengths, asked, needs, step) => {
          const services = lengths.map((duration_minutes, id) => ({ ...plain, id: `${id}`, duration_minutes }));
          const requests = random.requests.map((one, index) => ({ ...one, services: needs[index] ?? [] }));
          const rows = { ...random, requests, services };
          const minutes = asked.reduce((sum, id) => sum + (lengths[id] ?? 0), 0);
          const fast = fastSlots(rows, SUNDAY, { ...always, step }, who, asked.map(String));
          const slow = slowSlots(random, { firstDate: SUNDAY, days }, { step, isAllowed: () => true }, who, minutes);
          expect(fast).toEqual(slow);
        },
      ),
      { numRuns: 300 },
    );
  }, 60_000);

  test.each([
    ['America/Santiago', '2026-09-06', 1],
    ['America/Santiago', '2026-04-05', 0],
    ['America/New_York', '2026-03-08', 1],
    ['America/New_York', '2026-11-01', 0],
    ['Europe/Lisbon', '2026-03-29', 1],
    ['Europe/Lisbon', '2026-10-25', 0],
  ])(
    'and in %s from %s on, when the clocks change',
    (timezone, firstDate, skippedHours) => {
      const midnight = Temporal.PlainDate.from(firstDate).toZonedDateTime(timezone).toInstant();
      const now = fc.integer({ min: -3000, max: 4000 }).map((minutes) => midnight.add({ seconds: minutes * 60 + 30 }));
      const salon = fc.record({
        timezone: fc.constant(timezone),
        slot_step_minutes: step,
        min_notice_minutes: fc.constantFrom(0, 0, 90, 1440),
        booking_horizon_days: fc.constantFrom(1, 2, 365),
      });
      let skipped = 0;
      fc.assert(
        fc.property(randomRows(firstDate), ...wishes, salon, now, (rows, who, minutes, salon, now) => {
          const wall = (moment: Temporal.Instant) => moment.toZonedDateTimeISO(timezone).toPlainDateTime();
          const [today, earliest] = [wall(now), wall(now.add({ minutes: salon.min_notice_minutes }))];
          const last = today.toPlainDate().add({ days: salon.booking_horizon_days });
          const isAllowed = (day: number, minute: number) => {
            const start = Temporal.PlainDate.from(firstDate)
              .add({ days: day })
              .toPlainDateTime()
              .add({ minutes: minute });
            // Temporal moves a time that the clocks skip to the hour after.
            const exists = start.toZonedDateTime(timezone).toPlainDateTime().equals(start);
            if (!exists) skipped += 1;
            const isInTime = Temporal.PlainDateTime.compare(start, earliest) > 0;
            return exists && isInTime && Temporal.PlainDate.compare(start.toPlainDate(), last) <= 0;
          };
          const fast = fastSlots(rows, firstDate, bookingRules(salon, { firstDate, days }, now), who, minutes);
          const rules = { step: salon.slot_step_minutes, isAllowed };
          expect(fast).toEqual(slowSlots(rows, { firstDate, days }, rules, who, minutes));
        }),
        { numRuns: 250 },
      );
      expect(skipped > 0).toBe(skippedHours > 0);
    },
    60_000,
  );

  test('a time is offered exactly when there is no reason against it', () => {
    const limits = [
      fc.integer({ min: -1, max: 2000 }),
      fc.integer({ min: 1000, max: 5000 }),
      fc.constantFrom([], [60, 120], [1440 + 540, 1440 + 600]),
    ] as const;
    fc.assert(
      fc.property(randomRows(SUNDAY), wishes[1], step, ...limits, (rows, minutes, step, after, before, gaps) => {
        const rules = { step, after, before, gaps };
        const diary = makeDiary(rows, SUNDAY, days);
        diary.professionals.forEach((_person, who) => {
          findSlots(diary, rules, who, minutes).forEach((slots, day) => {
            const free = new Set(slots.starts.filter((_, i) => slots.available[i]));
            const offered = MINUTES.filter((start) => !whyNotOffered(diary, rules, who, day * 1440 + start, minutes));
            expect(offered).toEqual([...free]);
          });
        });
      }),
      { numRuns: 150 },
    );
  }, 60_000);
});

const MINUTES = Array.from({ length: 288 }, (_, index) => index * 5);
