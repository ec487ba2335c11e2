import { workOf } from '#domain/services/parts.ts';
import { formatTime, parseTime } from '#domain/shared/time.ts';
import { DAY } from './diary.ts';
import { merged } from './intervals.ts';

export type WorkLine = {
  duration_minutes: number;
  professional_id: string | null;
  parts?: readonly number[] | undefined;
  cleanup_minutes?: number | undefined;
};

export type Visit = {
  start_time: string;
  end_time: string;
  professional_id: string | null;
  /** Its lines are done by several people, and each is busy while it is their turn. */
  in_turns?: boolean | undefined;
  lines: readonly WorkLine[];
};

/** Somebody is busy, on the salon's wall clock. */
export type BusyTime = { staff_id: string; start_time: string; end_time: string };

/** The same with what they do then: the places of the lines, and the minutes at the end in which they clean up. */
export type Piece = BusyTime & { lines: number[]; cleanup_minutes: number };

/** Whether the lines name somebody else than its professional. */
export function isInTurns({ professional_id, lines }: Pick<Visit, 'professional_id' | 'lines'>): boolean {
  return lines.some((line) => (line.professional_id ?? professional_id) !== professional_id);
}

/** When who is busy with a visit, in the order of time. The database keeps the same (`app.busy`). */
export function busyTimes(visit: Visit): BusyTime[] {
  return piecesOf(visit).map(({ staff_id, start_time, end_time }) => ({ staff_id, start_time, end_time }));
}

/**
 * In a pause nobody is busy. Cleaning up follows the last of somebody's services in a row, and ends at midnight at the latest. A visit whose lines do not
 * fill its time, or without lines, takes all of it.
 */
export function piecesOf(visit: Visit): Piece[] {
  const pieces = Map.groupBy(stretchesOf(visit), ({ staff_id }) => staff_id);
  return [...pieces]
    .flatMap(([staff_id, stretches]) => {
      const apart = merged(stretches.map(({ start, end }) => [start, end]));
      return Array.from({ length: apart.length / 2 }, (_, index) => {
        const [start = 0, end = 0] = apart.slice(index * 2, index * 2 + 2);
        const inside = stretches.filter((one) => one.start >= start && one.end <= end);
        return {
          staff_id,
          start_time: formatTime(start),
          end_time: formatTime(end),
          lines: [...new Set(inside.flatMap(({ line }) => line ?? []))],
          cleanup_minutes: inside.find((one) => one.end === end)?.cleanup ?? 0,
        };
      });
    })
    .sort((a, b) => a.start_time.localeCompare(b.start_time) || a.staff_id.localeCompare(b.staff_id));
}

type Stretch = { staff_id: string; start: number; end: number; line?: number; cleanup: number };

function stretchesOf(visit: Visit): Stretch[] {
  const start = parseTime(visit.start_time) ?? 0;
  const end = parseTime(visit.end_time) ?? start;
  const total = visit.lines.reduce((sum, line) => sum + line.duration_minutes, 0);
  if (total !== end - start) {
    return visit.professional_id === null ? [] : [{ staff_id: visit.professional_id, start, end, cleanup: 0 }];
  }
  let at = start;
  return visit.lines.flatMap((line, index) => {
    const begin = at;
    at += line.duration_minutes;
    const staff_id = workerOf(visit, line);
    if (staff_id === null) return [];
    const next = visit.lines[index + 1];
    const cleaning = next && workerOf(visit, next) === staff_id ? 0 : (line.cleanup_minutes ?? 0);
    return workOf(line.parts ?? [], line.duration_minutes).map(([from, to]) => {
      const cleanup = to === line.duration_minutes ? Math.min(cleaning, DAY - begin - to) : 0;
      return { staff_id, start: begin + from, end: begin + to + cleanup, line: index, cleanup };
    });
  });
}

function workerOf({ in_turns, professional_id }: Visit, line: WorkLine): string | null {
  return in_turns ? (line.professional_id ?? professional_id) : professional_id;
}
