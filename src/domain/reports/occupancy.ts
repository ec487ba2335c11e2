import { DAY, type DiaryRows, makeDiary } from '#domain/agenda/diary.ts';
import { clipped, type Intervals, intersected, merged, without } from '#domain/agenda/intervals.ts';
import type { DayRange } from '#domain/shared/period.ts';
import { daysBetween, weekdayOf } from '#domain/shared/time.ts';
import { type Occupied, shareBooked, sumOccupied } from './occupied.ts';

/** Rows of the salon's tables; they may cover more days than needed. */
export type OccupancyRows = Pick<DiaryRows, 'hours' | 'exceptions' | 'shifts' | 'timeOff' | 'appointments'> & {
  professionals: ReadonlyArray<{
    id: string;
    ativo: boolean;
    /** The day from which this person is in the team. */
    since: string;
  }>;
};

/** One professional's, in one hour of one weekday, over all those weekdays of the period. */
export type OccupancyCell = Occupied & { staff_id: string; weekday: number; hour: number };

/**
 * Working time is what the search for free times uses: the date's exception, else shifts or the salon's hours, without time off. Only bookings inside it
 * count, so nobody exceeds 100%. Professionals who left count only on days with appointments.
 */
export function occupancyOf(rows: OccupancyRows, { first, last }: DayRange): OccupancyCell[] {
  const days = daysBetween(first, last) + 1;
  const working = makeDiary({ ...rows, appointments: [], requests: [] }, first, days).professionals;
  const booked = makeDiary({ ...rows, timeOff: [], requests: [] }, first, days).professionals;
  const firstWeekday = weekdayOf(first);
  return rows.professionals.flatMap(({ id, ativo, since }, index) => {
    const { work = [], busy: off = [] } = working[index] ?? {};
    const taken = booked[index]?.busy ?? [];
    const present = ativo ? clipped(work, daysBetween(first, since) * DAY, days * DAY) : onDaysOf(taken, work);
    const available = without(present, off);
    return cellsOf(id, firstWeekday, available, intersected(available, taken));
  });
}

function onDaysOf(taken: Intervals, work: Intervals): number[] {
  const days = new Set(taken.filter((_, index) => index % 2 === 0).map((start) => Math.floor(start / DAY)));
  return intersected(work, merged([...days].map((day) => [day * DAY, (day + 1) * DAY])));
}

function cellsOf(staff_id: string, firstWeekday: number, available: Intervals, booked: Intervals): OccupancyCell[] {
  const cells = new Map<number, OccupancyCell>();
  const add = (intervals: Intervals, kind: keyof Occupied) => {
    for (let i = 0; i < intervals.length; i += 2) {
      const end = intervals[i + 1] as number;
      for (let start = intervals[i] as number; start < end; start = nextHour(start)) {
        const weekday = (firstWeekday + Math.floor(start / DAY)) % 7;
        const hour = Math.floor((start % DAY) / 60);
        const cell = cells.get(weekday * 24 + hour) ?? { staff_id, weekday, hour, available: 0, booked: 0 };
        cells.set(weekday * 24 + hour, cell);
        cell[kind] += Math.min(end, nextHour(start)) - start;
      }
    }
  };
  add(available, 'available');
  add(booked, 'booked');
  return [...cells.values()];
}

const nextHour = (minute: number) => (Math.floor(minute / 60) + 1) * 60;

type HourOfWeek = Occupied & Pick<OccupancyCell, 'weekday' | 'hour'>;

/** The whole team's, or whoever is in the cells: hour by hour of the week, Sunday's first. */
export function byHourOfWeek(cells: readonly OccupancyCell[]): HourOfWeek[] {
  return [...Map.groupBy(cells, ({ weekday, hour }) => weekday * 24 + hour)]
    .sort(([one], [other]) => one - other)
    .map(([key, found]) => ({ weekday: Math.floor(key / 24), hour: key % 24, ...sumOccupied(found) }));
}

/** Less than an hour of work in all the weeks of a period says nothing about that hour. */
const LEAST_MINUTES = 60;

/** Of equally full hours the one with more work in it, then the earlier. Undefined where nobody works. */
export function fullestHour(hours: readonly HourOfWeek[]): HourOfWeek | undefined {
  return ranked(hours, 1);
}

export function emptiestHour(hours: readonly HourOfWeek[]): HourOfWeek | undefined {
  return ranked(hours, -1);
}

function ranked(hours: readonly HourOfWeek[], direction: 1 | -1): HourOfWeek | undefined {
  const fullness = (hour: HourOfWeek) => (shareBooked(hour) ?? 0) * direction;
  return hours
    .filter(({ available }) => available >= LEAST_MINUTES)
    .toSorted((a, b) => fullness(b) - fullness(a) || b.available - a.available)
    .at(0);
}
