// How long the search for free times takes from the salon's rows on, beside the least that any search must do: a byte for every minute, filled
// and read; and what requests for anybody, who all must still find somebody, add to it, and what who does what and services in parts do.
// Ratios of one run on one machine; no absolute times are claimed.   npm run bench:slots
import { type DiaryRows, type DiaryService, makeDiary } from '../src/domain/agenda/diary.ts';
import { findSlots } from '../src/domain/agenda/slots.ts';
import { addDays, formatTime } from '../src/domain/shared/time.ts';
import { inMs, median, say } from './measure.ts';

const STEP = 15;
const MINUTES = 60;
const OPEN = 8 * 60;
const CLOSE = 20 * 60;
const BOOKINGS_A_DAY = 20;
const WARM_UP = 8;
const ROUNDS = 31;
const rules = { step: STEP, after: -1, before: 1e9, gaps: [] };

function salon(people: number, days: number, bookingsADay = BOOKINGS_A_DAY, requestsADay = 0): DiaryRows {
  const appointments: DiaryRows['appointments'][number][] = [];
  let seed = 7;
  for (let person = 0; person < people; person += 1) {
    for (let day = 0; day < days; day += 1) {
      for (let booking = 0; booking < bookingsADay; booking += 1) {
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
    requests: Array.from({ length: requestsADay * days }, (_, index) => {
      const start = OPEN + ((index * 37) % 44) * 15;
      return {
        id: `r${index}`,
        date: addDays('2026-11-02', Math.floor(index / requestsADay)),
        start_time: formatTime(start),
        end_time: formatTime(start + 30 + (index % 3) * 15),
      };
    }),
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

type Salon = {
  people: number;
  days: number;
  search: () => unknown;
  whole: () => unknown;
  bare: () => unknown;
  times: { search: number[]; whole: number[]; bare: number[] };
};

function prepared(people: number, days: number): Salon {
  const tables = salon(people, days);
  const diary = makeDiary(tables, '2026-11-02', days);
  const taken = diary.professionals.map(() => new Uint8Array(days * 1440));
  const busy = diary.professionals.map((person) => [...person.busy]);
  return {
    people,
    days,
    search: () => findSlots(diary, rules, null, MINUTES),
    whole: () => findSlots(makeDiary(tables, '2026-11-02', days), rules, null, MINUTES),
    bare: () => bareSearch(taken, days, busy),
    times: { search: [], whole: [], bare: [] },
  };
}

const salons = [1, 10, 50].flatMap((people) => [1, 7, 30, 90].map((days) => prepared(people, days)));
// Every size in every round, and the first rounds only to warm up: what the machine does meanwhile befalls all sizes alike.
for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
  for (const { search, whole, bare, times } of salons) {
    const [alone, all, their] = [timeOf(search), timeOf(whole), timeOf(bare)];
    if (round < WARM_UP) continue;
    times.search.push(alone);
    times.whole.push(all);
    times.bare.push(their);
  }
}
const rows = salons.map(({ people, days, times }) => ({
  people,
  days,
  search: median(times.search),
  whole: median(times.whole),
  bare: median(times.bare),
}));

console.log('professionals  days  search : bare  rows to times : bare');
for (const { people, days, search, whole, bare } of rows) {
  const ratios = [search, whole].map((time) => (time / bare).toFixed(2).padStart(10));
  console.log(`${String(people).padStart(13)}  ${String(days).padStart(4)}  ${ratios.join('  ')}`);
}
const larger = rows.filter(({ people, days }) => people >= 10 && days >= 7);
const worst = Math.max(...larger.map(({ whole, bare }) => whole / bare));
say('rows to times, worst from 10 professionals x 7 days on', { of: `${larger.length} sizes` }, worst, { atMost: 5 });
const at = (people: number, days: number) =>
  rows.find((row) => row.people === people && row.days === days)?.search ?? Number.NaN;
const growth = (what: string, from: number, to: number, most: number) =>
  say(what, { from: inMs(from), to: inMs(to) }, to / from, { atMost: most });
growth('30 → 90 days, 10 professionals', at(10, 30), at(10, 90), 3.5);
growth('10 → 50 professionals, 30 days', at(10, 30), at(50, 30), 5.5);

/** A month of twenty professionals from its rows to its times, without requests for anybody and with many. */
for (const who of [null, 3]) {
  const looks = [0, 60].map((requests) => {
    const tables = salon(20, 30, 10, requests);
    return { look: () => findSlots(makeDiary(tables, '2026-11-02', 30), rules, who, MINUTES), times: [] as number[] };
  });
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    for (const { look, times } of looks) {
      const time = timeOf(look);
      if (round >= WARM_UP) times.push(time);
    }
  }
  const [without = 0, withMany = 0] = looks.map(({ times }) => median(times));
  const whom = who === null ? 'anybody' : 'one professional';
  growth(`60 requests a day, 20 professionals, for ${whom}`, without, withMany, 2);
}

/** So many services: every second one done by half of the people only, every third in a time of their own, every fourth with a pause or cleaning up. */
function divided(people: number, services: number): DiaryService[] {
  return Array.from({ length: services }, (_, service) => {
    const isLimited = service % 2 === 1;
    const doers = Array.from({ length: people }, (_, person) => person).filter(
      (person) => (isLimited && (person + service) % 4 < 2) || service % 3 === 0,
    );
    return {
      id: `s${service}`,
      done_by_all: !isLimited,
      duration_minutes: MINUTES,
      parts: service % 4 === 0 ? [25, 15, 20] : [],
      cleanup_minutes: service % 4 === 2 ? 10 : 0,
      doers: doers.map((person) => ({
        staff_id: `p${person}`,
        duration_minutes: service % 3 === 0 ? 45 + 15 * (person % 3) : null,
      })),
    };
  });
}

/** A month of so many people, from its rows to its times: an hour of anybody, and each of the services by turns. */
for (const people of [10, 50]) {
  const plain = salon(people, 30);
  const services = divided(people, 24);
  const work = { ...plain, services };
  const looks = [
    () => services.map(() => findSlots(makeDiary(plain, '2026-11-02', 30), rules, null, MINUTES)),
    () => services.map(({ id }) => findSlots(makeDiary(work, '2026-11-02', 30), rules, null, [id])),
    // Two that nobody does both of: in turns.
    () => services.map(() => findSlots(makeDiary(work, '2026-11-02', 30), rules, null, ['s1', 's7'])),
  ].map((look) => ({ look, times: [] as number[] }));
  for (let round = 0; round < 2 + 7; round += 1) {
    for (const { look, times } of looks) {
      const time = timeOf(look) / services.length;
      if (round >= 2) times.push(time);
    }
  }
  const [hour = 0, each = 0, turns = 0] = looks.map(({ times }) => median(times));
  growth(`who does what, in parts, ${people} professionals`, hour, each, 1.1);
  growth(`two services in turns, ${people} professionals`, hour, turns, 2.5);
}
