import { DAY, type DiaryRows, makeDiary } from '#domain/agenda/diary.ts';
import { addDays, daysBetween } from '#domain/shared/time.ts';
import { monthsBefore } from './calendar.ts';
import { staff, staffShifts } from './people.ts';
import { pastHolidays, salonExceptions, salonHours } from './salon.ts';
import { staffTimeOff } from './time-off.ts';

const MONTHS_OF_AGENDA = 18;
/** How far ahead people book. */
const WEEKS_AHEAD = 6;

export const firstDay = (today: string) => monthsBefore(today, MONTHS_OF_AGENDA);

/** What the tables say about the whole time of the demo, before anybody books. */
export function emptyDiary(today: string): DiaryRows {
  return {
    hours: salonHours() as DiaryRows['hours'],
    exceptions: [...pastHolidays(today), ...(salonExceptions(today) as DiaryRows['exceptions'])],
    professionals: staff(today).map(({ id = '' }) => ({ id })),
    shifts: staffShifts() as DiaryRows['shifts'],
    timeOff: staffTimeOff(today) as DiaryRows['timeOff'],
    appointments: [],
    requests: [],
  };
}

type FreeTime = {
  date: string /** In minutes since midnight, for each professional. */;
  free: Map<string, Array<[number, number]>>;
};

/** When each professional can work, day by day, by the rule that offers times to visitors. */
export function freeTimes(today: string): FreeTime[] {
  const first = firstDay(today);
  const days = daysBetween(first, today) + WEEKS_AHEAD * 7;
  const { professionals } = makeDiary(emptyDiary(today), first, days);
  const byDay = Array.from({ length: days }, (_, day) => ({ date: addDays(first, day), free: new Map() }));
  for (const { id, work, busy } of professionals) {
    for (const [start, end] of without(work, busy)) {
      const day = Math.floor(start / DAY);
      const free = byDay[day]?.free as FreeTime['free'];
      free.set(id, [...(free.get(id) ?? []), [start - day * DAY, end - day * DAY]]);
    }
  }
  return byDay;
}

/** Both as [start, end, start, end, …], sorted. */
function without(work: readonly number[], blocked: readonly number[]): Array<[number, number]> {
  return pairs(work).flatMap(([from, to]) => {
    const free: Array<[number, number]> = [];
    let start = from;
    for (const [begins, ends] of pairs(blocked).filter(([begins, ends]) => begins < to && ends > from)) {
      if (begins > start) free.push([start, begins]);
      start = ends;
    }
    return start < to ? [...free, [start, to] as [number, number]] : free;
  });
}

function pairs(edges: readonly number[]): Array<[number, number]> {
  return Array.from({ length: edges.length / 2 }, (_, i) => [edges[i * 2] as number, edges[i * 2 + 1] as number]);
}
