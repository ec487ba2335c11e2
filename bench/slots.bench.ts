// How long the search for free times takes, beside the least that any search must do: a byte for every minute, filled and read.
// Ratios of one run on one machine; no absolute times are claimed.   npm run bench:slots
import { type DiaryRows, makeDiary } from '../src/domain/agenda/diary.ts';
import { findSlots } from '../src/domain/agenda/slots.ts';
import { addDays, formatTime } from '../src/domain/shared/time.ts';

const STEP = 15;
const MINUTES = 60;
const OPEN = 8 * 60;
const CLOSE = 20 * 60;
const BOOKINGS_A_DAY = 20;
const WARM_UP = 8;
const ROUNDS = 31;
const rules = { step: STEP, after: -1, before: 1e9, gaps: [] };

function salon(people: number, days: number): DiaryRows {
  const appointments: DiaryRows['appointments'][number][] = [];
  let seed = 7;
  for (let person = 0; person < people; person += 1) {
    for (let day = 0; day < days; day += 1) {
      for (let booking = 0; booking < BOOKINGS_A_DAY; booking += 1) {
        seed = (seed * 16_807) % 2_147_483_647;
        const start = OPEN + (seed % 46) * 15;
        const date = addDays('2026-11-02', day);
        appointments.push({
          id: `${appointments.length}`,
          professional_id: `p${person}`,
          date,
          start_time: formatTime(start),
          end_time: formatTime(start + 15),
        });
      }
    }
  }
  return {
    hours: Array.from({ length: 7 }, (_, weekday) => ({ weekday, open_time: '08:00', close_time: '20:00' })),
    exceptions: [],
    professionals: Array.from({ length: people }, (_, person) => ({ id: `p${person}` })),
    shifts: [],
    timeOff: [],
    appointments,
    requests: [],
  };
}

/** A byte a minute: mark what is taken, then look at every start whether an hour from there on is clear. Knows no rules at all. */
function bareSearch(taken: Uint8Array[], days: number, busy: number[][]): number {
  let found = 0;
  for (let person = 0; person < taken.length; person += 1) {
    const bytes = taken[person] as Uint8Array;
    bytes.fill(0);
    const pairs = busy[person] as number[];
    for (let i = 0; i < pairs.length; i += 2) bytes.fill(1, pairs[i], pairs[i + 1]);
    for (let day = 0; day < days; day += 1) {
      for (let start = day * 1440 + OPEN; start + MINUTES <= day * 1440 + CLOSE; start += STEP) {
        let minute = start;
        while (minute < start + MINUTES && bytes[minute] === 0) minute += 1;
        if (minute === start + MINUTES) found += 1;
      }
    }
  }
  return found;
}

/** The quickest of five: the others tell what else the machine was doing. */
const timeOf = (work: () => unknown) =>
  Math.min(
    ...Array.from({ length: 5 }, () => {
      const start = performance.now();
      work();
      return performance.now() - start;
    }),
  );
const median = (times: number[]) => times.sort((a, b) => a - b)[times.length >> 1] as number;

type Salon = {
  people: number;
  days: number;
  ours: () => unknown;
  bare: () => unknown;
  times: { ours: number[]; bare: number[] };
};

function prepared(people: number, days: number): Salon {
  const diary = makeDiary(salon(people, days), '2026-11-02', days);
  const taken = diary.professionals.map(() => new Uint8Array(days * 1440));
  const busy = diary.professionals.map((person) => [...person.busy]);
  return {
    people,
    days,
    ours: () => findSlots(diary, rules, null, MINUTES),
    bare: () => bareSearch(taken, days, busy),
    times: { ours: [], bare: [] },
  };
}

const salons = [1, 10, 50].flatMap((people) => [1, 7, 30, 90].map((days) => prepared(people, days)));
// Every size in every round, and the first rounds only to warm up: what the machine does meanwhile befalls all sizes alike.
for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
  for (const { ours, bare, times } of salons) {
    const [our, their] = [timeOf(ours), timeOf(bare)];
    if (round < WARM_UP) continue;
    times.ours.push(our);
    times.bare.push(their);
  }
}
const rows = salons.map(({ people, days, times }) => ({
  people,
  days,
  ours: median(times.ours),
  bare: median(times.bare),
}));

console.log('professionals  days  ours : bare (goal: at most 5 from 10 x 7 on)');
for (const { people, days, ours, bare } of rows) {
  console.log(`${String(people).padStart(13)}  ${String(days).padStart(4)}  ${(ours / bare).toFixed(2)}`);
}
const at = (people: number, days: number) =>
  rows.find((row) => row.people === people && row.days === days)?.ours ?? Number.NaN;
console.log(`30 → 90 days, 10 professionals: ${(at(10, 90) / at(10, 30)).toFixed(2)} times (goal: at most 3.5)`);
console.log(`10 → 50 professionals, 30 days: ${(at(50, 30) / at(10, 30)).toFixed(2)} times (goal: at most 5.5)`);
