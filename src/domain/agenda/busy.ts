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

/** Whether the lines name more than one person. */
export function isInTurns({ professional_id, lines }: Pick<Visit, 'professional_id' | 'lines'>): boolean {
  return new Set(lines.map((line) => line.professional_id ?? professional_id)).size > 1;
}

/**
 * When who is busy with a visit, in the order of time. In a pause nobody is. Cleaning up follows the last of somebody's services in a row, and ends at
 * midnight at the latest. A visit whose lines do not fill its time, or without lines, takes all of it. The database keeps the same (`app.busy`).
 */
export function busyTimes(visit: Visit): BusyTime[] {
  const start = parseTime(visit.start_time) ?? 0;
  const end = parseTime(visit.end_time) ?? start;
  const total = visit.lines.reduce((sum, line) => sum + line.duration_minutes, 0);
  const byStaff = new Map<string, Array<readonly [number, number]>>();
  const add = (staff: string | null, from: number, to: number) => {
    if (staff !== null) byStaff.set(staff, [...(byStaff.get(staff) ?? []), [from, Math.min(to, DAY)]]);
  };
  if (total !== end - start) add(visit.professional_id, start, end);
  else {
    let at = start;
    for (const [index, line] of visit.lines.entries()) {
      const staff = workerOf(visit, line);
      const next = visit.lines[index + 1];
      const cleanup = next && workerOf(visit, next) === staff ? 0 : (line.cleanup_minutes ?? 0);
      for (const [from, to] of workOf(line.parts ?? [], line.duration_minutes)) {
        add(staff, at + from, at + to + (to === line.duration_minutes ? cleanup : 0));
      }
      at += line.duration_minutes;
    }
  }
  return [...byStaff]
    .flatMap(([staff_id, stretches]) => {
      const apart = merged(stretches);
      return Array.from({ length: apart.length / 2 }, (_, index) => ({
        staff_id,
        start_time: formatTime(apart[index * 2] ?? 0),
        end_time: formatTime(apart[index * 2 + 1] ?? 0),
      }));
    })
    .sort((a, b) => a.start_time.localeCompare(b.start_time) || a.staff_id.localeCompare(b.staff_id));
}

function workerOf({ in_turns, professional_id }: Visit, line: WorkLine): string | null {
  return in_turns ? (line.professional_id ?? professional_id) : professional_id;
}
