import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatTime } from '#domain/shared/time.ts';
import { type DiaryRows, type DiaryService, makeDiary } from './diary.ts';
import { whoDoes } from './kept-requests.ts';
import { type BookingRules, findSlots } from './slots.ts';
import { RANDOM_DAYS } from './testing/random-diary.ts';
import { randomSalon } from './testing/random-services.ts';
import { slowVisits } from './testing/slow-visits.ts';
import { type Plan, planOf } from './visit-plan.ts';
import { whyNotOffered } from './why.ts';

const TUESDAY = '2026-11-17';
const rules: BookingRules = { step: 30, after: -1, before: 1e9, gaps: [] };
const service = (id: string, form: Partial<DiaryService> = {}): DiaryService => ({
  id,
  done_by_all: true,
  duration_minutes: 60,
  parts: [],
  cleanup_minutes: 0,
  doers: [],
  ...form,
});
const by = (...people: string[]) => ({
  done_by_all: false,
  doers: people.map((staff_id) => ({ staff_id, duration_minutes: null })),
});
const COLOUR = { duration_minutes: 105, parts: [45, 30, 30] };
const salon: DiaryRows = {
  hours: [{ weekday: 2, open_time: '09:00', close_time: '12:00' }],
  exceptions: [],
  professionals: [{ id: 'ana' }, { id: 'bia' }],
  shifts: [],
  timeOff: [],
  appointments: [],
  requests: [],
};
const at = (start_time: string, end_time: string) => ({ date: TUESDAY, start_time, end_time });
const busy = (professional_id: string, start: string, end: string) => ({
  id: `${professional_id} ${start}`,
  professional_id,
  ...at(start, end),
});

const dayWith = (services: DiaryService[], rows: Partial<DiaryRows> = {}) =>
  makeDiary({ ...salon, ...rows, services }, TUESDAY, 1);
const idsOf = (services: DiaryService[]) => services.map(({ id }) => id);

function offered(services: DiaryService[], who: number | null = null, rows: Partial<DiaryRows> = {}): string[] {
  const [day] = findSlots(dayWith(services, rows), rules, who, idsOf(services));
  return (day?.starts ?? []).filter((_, i) => day?.available[i]).map(formatTime);
}

/** Who does each service, by name; null is left open. */
function placed(services: DiaryService[], start: string, rows: Partial<DiaryRows> = {}) {
  const diary = dayWith(services, rows);
  const plan = planOf(diary, null, idsOf(services)) as Plan;
  const [hour = 0, minute = 0] = start.split(':').map(Number);
  const way = whoDoes(diary, plan, hour * 60 + minute);
  if (!way) return way;
  const nameOf = (person: number) => diary.professionals[person]?.id;
  return 'turns' in way ? way.turns.map(({ person }) => nameOf(person)) : services.map(() => nameOf(way.person));
}

describe('who does what', () => {
  test('somebody who does not do a service is offered for no time at all', () => {
    expect(offered([service('nails', by('bia'))], 0)).toEqual([]);
    expect(offered([service('nails', by('bia'))], 1)).toHaveLength(5);
  });
  test('anybody is only who does all of the visit', () => {
    const appointments = [busy('bia', '09:00', '11:00')];
    expect(offered([service('cut'), service('nails', by('bia'))], null, { appointments })).toEqual([]);
    expect(offered([service('nails', by('bia'))], null, { appointments })).toEqual(['11:00']);
  });
  test('a service that nobody who works here does is not offered', () => {
    expect(offered([service('nails', by('gone'))])).toEqual([]);
    const [unknown] = findSlots(dayWith([]), rules, null, ['nails']);
    expect(unknown?.starts).toEqual([]);
  });
  test('the chosen professional takes their own time; anybody takes the longest', () => {
    const quick = { doers: [{ staff_id: 'bia', duration_minutes: 30 }] };
    const services = [service('cut', { duration_minutes: 150, ...quick })];
    expect(offered(services, 1).at(-1)).toBe('11:30');
    expect(offered(services, 0).at(-1)).toBe('09:30');
    expect(offered(services, null).at(-1)).toBe('09:30');
  });
  test('a request waits for somebody who does its services', () => {
    const services = [service('nails', by('bia'))];
    const requests = [{ id: 'nails', ...at('09:00', '12:00'), services: ['nails'] }];
    const cuts = [service('cut'), ...services];
    expect(findSlots(dayWith(cuts, { requests }), rules, 1, ['cut'])[0]?.available.some(Boolean)).toBe(false);
    expect(findSlots(dayWith(cuts, { requests }), rules, 0, ['cut'])[0]?.available.every(Boolean)).toBe(true);
  });
  test('a request whose services nobody does all of any more is kept for anybody', () => {
    const services = [service('cut'), service('nails', by('gone'))];
    const requests = [{ id: 'nails', ...at('09:00', '12:00'), services: ['nails'] }];
    expect(findSlots(dayWith(services, { requests }), rules, null, ['cut'])[0]?.available.every(Boolean)).toBe(true);
  });
});

describe('several people in one visit', () => {
  const both = [service('cut', by('ana')), service('nails', by('bia'))];
  test('take turns in the order chosen, when nobody does all of it', () => {
    expect(offered(both)).toEqual(['09:00', '09:30', '10:00']);
    expect(placed(both, '09:00')).toEqual(['ana', 'bia']);
  });
  test('follow each other without a gap', () => {
    expect(offered(both, null, { appointments: [busy('bia', '10:00', '10:30')] })).toEqual(['09:30', '10:00']);
  });
  test('are not asked for where one person does all of it', () => {
    expect(placed([service('cut'), service('nails', by('bia'))], '09:00')).toBeNull();
  });
  test('are as few as possible', () => {
    const people = { professionals: ['ana', 'bia', 'caio'].map((id) => ({ id })) };
    const short = { duration_minutes: 30 };
    const three = [
      service('cut', { ...by('ana', 'bia'), ...short }),
      service('nails', { ...by('bia', 'caio'), ...short }),
      service('brows', { ...by('ana', 'caio'), ...short }),
    ];
    expect(new Set(placed(three, '09:00', people)).size).toBe(2);
    const bookedBia = { ...people, appointments: [busy('bia', '09:00', '12:00')] };
    expect(placed(three, '09:00', bookedBia)).toEqual(['ana', 'caio', 'caio']);
  });
  test('are those who are done first, where as many could do it', () => {
    const people = { professionals: ['ana', 'bia', 'caio'].map((id) => ({ id })) };
    const quick = {
      done_by_all: false,
      doers: [
        { staff_id: 'bia', duration_minutes: null },
        { staff_id: 'caio', duration_minutes: 30 },
      ],
    };
    expect(placed([service('cut', by('ana')), service('nails', quick)], '09:00', people)).toEqual(['ana', 'caio']);
  });
});

describe('a pause', () => {
  const colour = service('colour', COLOUR);
  test('leaves the professional free: another visit fits into it, if it fits wholly', () => {
    // The colouring from 09:00 on: 09:45 to 10:15 is free.
    const appointments = [busy('ana', '09:00', '09:45'), busy('ana', '10:15', '10:45')];
    const fitting = { ...rules, step: 15 };
    const free = (minutes: number) => {
      const [day] = findSlots(makeDiary({ ...salon, appointments }, TUESDAY, 1), fitting, 0, minutes);
      return day?.starts.filter((_, i) => day.available[i]).map(formatTime);
    };
    expect(free(30)?.[0]).toBe('09:45');
    expect(free(40)?.[0]).toBe('10:45');
  });
  test('may hold another appointment', () => {
    expect(offered([colour], 0, { appointments: [busy('ana', '09:45', '10:15')] })).toContain('09:00');
    expect(offered([colour], 0, { appointments: [busy('ana', '09:45', '10:20')] })).not.toContain('09:00');
  });
  test('lies within the working time like the rest', () => {
    expect(offered([colour], 0)).toEqual(['09:00', '09:30', '10:00']);
  });
  test('has the visit given to somebody at once', () => {
    expect(placed([colour], '09:00')).toEqual(['ana']);
    expect(placed([colour], '09:00', { appointments: [busy('ana', '09:00', '09:30')] })).toEqual(['bia']);
  });
  test('leaves a request its professional', () => {
    const alone = { professionals: [{ id: 'ana' }] };
    const inPause = [{ id: 'request', ...at('09:45', '10:15') }];
    expect(offered([colour], 0, { ...alone, requests: inPause })).toContain('09:00');
    const atWork = [{ id: 'request', ...at('09:30', '10:00') }];
    expect(offered([colour], 0, { ...alone, requests: atWork })).not.toContain('09:00');
    expect(offered([colour], 0, { requests: atWork })).toContain('09:00');
    expect(placed([colour], '09:00', { requests: atWork })).toEqual(['ana']);
  });
});

describe('cleaning up', () => {
  const cut = service('cut', { cleanup_minutes: 30 });
  test('is the professional’s time', () => {
    expect(offered([cut], 0, { appointments: [busy('ana', '10:00', '12:00')] })).toEqual([]);
    expect(offered([cut], 0, { appointments: [busy('ana', '10:30', '12:00')] })).toEqual(['09:00']);
  });
  test('may lie beyond the working time, and ends at midnight', () => {
    expect(offered([cut], 0)).toContain('11:00');
    const hours = [
      { weekday: 2, open_time: '23:00', close_time: '24:00' },
      { weekday: 3, open_time: '00:00', close_time: '01:00' },
    ];
    const appointments = [{ ...busy('ana', '00:00', '01:00'), date: '2026-11-18' }];
    const diary = makeDiary({ ...salon, hours, appointments, services: [cut] }, TUESDAY, 2);
    expect(findSlots(diary, rules, 0, ['cut']).map(({ available }) => available)).toEqual([[true], [false]]);
  });
  test('follows the last service of somebody in a row', () => {
    const two = [{ ...cut, id: 'first' }, service('second', { duration_minutes: 30 })];
    expect(offered(two, 0, { appointments: [busy('ana', '10:30', '12:00')] })).toEqual(['09:00']);
  });
  test('holds up whoever did the service before, not the next', () => {
    const turns = [service('cut', { ...by('ana'), cleanup_minutes: 30 }), service('nails', by('bia'))];
    expect(offered(turns, null, { appointments: [busy('ana', '10:30', '11:00')] })).toEqual(['09:00']);
  });
});

describe('against the rules written ten minutes by ten minutes', () => {
  const SUNDAY = '2026-11-15';
  const stretch = { firstDate: SUNDAY, days: RANDOM_DAYS };
  const asked = fc.shuffledSubarray(['cut', 'colour', 'nails'], { minLength: 1 });
  const step = fc.constantFrom(10, 20, 30, 60);
  const listed = (rows: DiaryRows, step: number, who: string | null, asked: string[]) => {
    const diary = makeDiary(rows, SUNDAY, RANDOM_DAYS);
    const index = who === null ? null : diary.professionals.findIndex(({ id }) => id === who);
    const slots = index === -1 ? [] : findSlots(diary, { ...rules, step }, index, asked);
    return slots.flatMap((day) => day.starts.map((start, i) => `${day.date} ${start} ${day.available[i]}`));
  };
  const isInTurns = (rows: DiaryRows, asked: string[]) =>
    planOf(makeDiary(rows, SUNDAY, 1), null, asked).kind === 'turns';

  test('the search answers the same; beside requests it offers no turns that are not there', () => {
    fc.assert(
      fc.property(randomSalon(SUNDAY), fc.constantFrom(null, null, 'ana'), asked, step, (rows, who, asked, step) => {
        const [fast, slow] = [listed(rows, step, who, asked), slowVisits(rows, stretch, step, who, asked)];
        if (who === null && rows.requests.length > 0 && isInTurns(rows, asked)) {
          for (const slot of fast.filter((one) => one.endsWith('true'))) expect(slow).toContain(slot);
        } else expect(fast).toEqual(slow);
      }),
      { numRuns: 600 },
    );
  }, 60_000);

  test('turns are found wherever there are any', () => {
    let found = 0;
    fc.assert(
      fc.property(randomSalon(SUNDAY), step, (random, step) => {
        const services = random.services?.map((one) => ({ ...one, done_by_all: false })) ?? [];
        const rows = { ...random, services, requests: [] };
        const all = ['cut', 'colour', 'nails'];
        if (!isInTurns(rows, all)) return;
        found += 1;
        expect(listed(rows, step, null, all)).toEqual(slowVisits(rows, stretch, step, null, all));
      }),
      { numRuns: 600 },
    );
    expect(found).toBeGreaterThan(20);
  }, 60_000);

  test('whatever is offered is given to somebody, or left open', () => {
    fc.assert(
      fc.property(randomSalon(SUNDAY), asked, (rows, asked) => {
        const diary = makeDiary(rows, SUNDAY, RANDOM_DAYS);
        const plan = planOf(diary, null, asked);
        findSlots(diary, rules, null, asked).forEach(({ starts, available }, day) => {
          starts.forEach((start, i) => {
            if (available[i]) expect(whoDoes(diary, plan as Plan, day * 1440 + start)).toBeDefined();
          });
        });
      }),
      { numRuns: 300 },
    );
  }, 60_000);

  test('a time is offered exactly when there is no reason against it', () => {
    fc.assert(
      fc.property(randomSalon(SUNDAY), asked, step, (rows, asked, step) => {
        const diary = makeDiary(rows, SUNDAY, RANDOM_DAYS);
        diary.professionals.forEach((_, who) => {
          findSlots(diary, { ...rules, step }, who, asked).forEach((slots, day) => {
            const free = slots.starts.filter((_, i) => slots.available[i]);
            const tens = Array.from({ length: 144 }, (_, ten) => ten * 10);
            const why = (start: number) => whyNotOffered(diary, { ...rules, step }, who, day * 1440 + start, asked);
            expect(tens.filter((start) => !why(start))).toEqual(free);
          });
        });
      }),
      { numRuns: 150 },
    );
  }, 60_000);
});

test('the costliest question is answered at once, and wrongly to nobody', () => {
  const people = Array.from({ length: 50 }, (_, person) => ({ id: `${person}` }));
  const services = Array.from({ length: 30 }, (_, line) =>
    service(`${line}`, {
      done_by_all: false,
      cleanup_minutes: 5,
      parts: [7, 3, 7],
      // Everybody but one, each in a time of their own; for the last only one, who is never free.
      doers: (line === 29 ? people.slice(0, 1) : people.filter((_, person) => person !== line % 50)).map(
        ({ id }, index) => ({ staff_id: id, duration_minutes: 17 + ((index * 7 + line) % 29) }),
      ),
    }),
  );
  const hours = Array.from({ length: 7 }, (_, weekday) => ({ weekday, open_time: '00:00', close_time: '24:00' }));
  const days = 92;
  const away = { id: 'away', staff_id: '0', starts_at: '2026-11-01T00:00', ends_at: '2027-11-01T00:00' };
  const diary = makeDiary({ ...salon, hours, professionals: people, services, timeOff: [away] }, TUESDAY, days);
  const found = findSlots(diary, { ...rules, step: 10 }, null, idsOf(services));
  expect(found.flatMap(({ available }) => available).some(Boolean)).toBe(false);
}, 3_000);
