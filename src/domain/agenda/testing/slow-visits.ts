import { addDays, weekdayOf } from '#domain/shared/time.ts';
import type { DiaryRows, DiaryService } from '../diary.ts';

/**
 * Who may be booked for services, ten minutes by ten minutes and in the plainest way, sharing nothing with the real search: it tries every way of giving
 * the services to people, and every way of giving out the requests beside each.
 */
export function slowVisits(
  rows: DiaryRows,
  { firstDate, days }: { firstDate: string; days: number },
  step: number,
  who: string | null,
  asked: readonly string[],
): string[] {
  const services = asked.map((id) => rows.services?.find((one) => one.id === id) as DiaryService);
  const people = rows.professionals.map(({ id }) => id);
  const doesIt = (service: DiaryService, id: string) =>
    service.done_by_all || service.doers.some(({ staff_id }) => staff_id === id);
  const doesAll = (some: readonly DiaryService[]) => people.filter((id) => some.every((one) => doesIt(one, id)));
  const minutesOf = (service: DiaryService, id: string) =>
    service.doers.find(({ staff_id }) => staff_id === id)?.duration_minutes ?? service.duration_minutes;
  const whole = doesAll(services);
  const longest = services.map((one) => ({
    ...one,
    duration_minutes: Math.max(...people.filter((id) => doesIt(one, id)).map((id) => minutesOf(one, id))),
    doers: [],
  }));
  const isOpen = who === null && whole.length > 0 && services.every(({ parts }) => parts.length === 0);

  /** Every way: who does which service. */
  const waysFrom = (line: number): string[][] => {
    const service = services[line];
    if (!service) return [[]];
    return people.filter((id) => doesIt(service, id)).flatMap((id) => waysFrom(line + 1).map((rest) => [id, ...rest]));
  };
  const alone = (some: readonly string[]) => some.map((id) => services.map(() => id));
  const ways = who !== null ? alone(whole.filter((id) => id === who)) : whole.length > 0 ? alone(whole) : waysFrom(0);

  const out: string[] = [];
  for (let day = 0; day < days; day += 1) {
    const date = addDays(firstDate, day);
    const works = new Map(people.map((id) => [id, workOf(rows, date, id)]));
    const taken = new Map(people.map((id) => [id, takenOf(rows, date, id)]));
    const isWorking = (id: string, from: number, to: number) =>
      to <= 144 && cells(from, to).every((cell) => works.get(id)?.[cell]);
    const requests = rows.requests
      .filter((one) => one.date === date)
      .map((one) => {
        const limited = (one.services ?? [])
          .flatMap((id) => rows.services?.find((service) => service.id === id) ?? [])
          .filter(({ done_by_all }) => !done_by_all);
        const doers = doesAll(limited);
        const [start, end] = [cellOf(one.start_time), cellOf(one.end_time)];
        return { start, end, until: end + (one.cleanup_minutes ?? 0) / 10, doers: doers.length > 0 ? doers : people };
      });

    type Given = Array<{ id: string; cell: number }>;
    const isFree = (id: string, from: number, to: number, given: Given) =>
      cells(from, to).every(
        (cell) => !taken.get(id)?.[cell] && !given.some((one) => one.id === id && one.cell === cell),
      );
    const allPlaced = ([first, ...rest]: typeof requests, given: Given): boolean => {
      if (!first) return true;
      return first.doers.some(
        (id) =>
          isWorking(id, first.start, first.end) &&
          isFree(id, first.start, first.until, given) &&
          allPlaced(rest, [...given, ...cells(first.start, first.until).map((cell) => ({ id, cell }))]),
      );
    };

    /** The cells that a visit takes; undefined where somebody does not work then or is not free. */
    const takes = (way: readonly string[], start: number, lines: readonly DiaryService[]): Given | undefined => {
      const given: Given = [];
      let at = start;
      for (const [line, id] of way.entries()) {
        const service = lines[line] as DiaryService;
        const length = minutesOf(service, id) / 10;
        if (!isWorking(id, at, at + length)) return undefined;
        const cleanup = way[line + 1] === id ? 0 : service.cleanup_minutes / 10;
        for (const cell of cells(at + length, at + length + cleanup)) given.push({ id, cell });
        for (const cell of cells(at, at + length)) if (isAtWork(service, length, cell - at)) given.push({ id, cell });
        at += length;
      }
      return given.every(({ id, cell }) => !taken.get(id)?.[cell]) ? given : undefined;
    };

    for (let start = 0; start < 144; start += 1) {
      const isListed = (id: string, lines: readonly DiaryService[]) => {
        const length = lines.reduce((sum, one) => sum + minutesOf(one, id) / 10, 0);
        let begin = start;
        while (begin > 0 && works.get(id)?.[begin - 1]) begin -= 1;
        return isWorking(id, start, start + length) && ((start - begin) * 10) % step === 0;
      };
      const isInTurns = who === null && whole.length === 0;
      const listing = isInTurns ? ways.map(([first = '']) => [first]) : ways;
      const lines = isInTurns ? services.slice(0, 1) : isOpen ? longest : services;
      if (!listing.some(([id = '']) => isListed(id, lines))) continue;
      const fits = isOpen
        ? ways.some((way) => isListed(way[0] ?? '', longest) && takes(way, start, longest)) &&
          ways.some((way) => {
            const given = takes(way, start, longest);
            return given !== undefined && allPlaced(requests, given);
          })
        : ways.some((way) => {
            const given = takes(way, start, services);
            return given !== undefined && allPlaced(requests, given);
          }) &&
          (isInTurns || ways.some((way) => isListed(way[0] ?? '', services) && takes(way, start, services)));
      out.push(`${date} ${start * 10} ${fits}`);
    }
  }
  return out;
}

/** Not in a pause. A difference to what the service says goes to its last part; without one left there is no pause. */
function isAtWork({ parts }: DiaryService, length: number, cell: number): boolean {
  const before = parts.slice(0, -1).reduce((sum, part) => sum + part, 0) / 10;
  if (parts.length === 0 || length <= before || cell >= before) return true;
  let at = 0;
  return parts.some((part, index) => {
    at += part / 10;
    return index % 2 === 0 && cell < at && cell >= at - part / 10;
  });
}

const cells = (from: number, to: number) =>
  Array.from({ length: Math.max(0, Math.min(to, 144) - from) }, (_, index) => from + index);
const cellOf = (time: string) => (Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))) / 10;
const CELLS = cells(0, 144);

function workOf(rows: DiaryRows, date: string, id: string): boolean[] {
  const exception = rows.exceptions.find((one) => one.date === date);
  const { open_time, close_time } = exception ?? rows.hours.find((one) => one.weekday === weekdayOf(date)) ?? {};
  if (!open_time || !close_time) return [];
  const isOpen = (cell: number) => cell >= cellOf(open_time) && cell < cellOf(close_time);
  const shifts = rows.shifts.filter((one) => one.staff_id === id && one.weekday === weekdayOf(date));
  const isShift = (cell: number) => shifts.some((one) => cell >= cellOf(one.start_time) && cell < cellOf(one.end_time));
  return CELLS.map((cell) => (shifts.length === 0 ? isOpen(cell) : isShift(cell) && (!exception || isOpen(cell))));
}

function takenOf(rows: DiaryRows, date: string, id: string): boolean[] {
  const appointments = rows.appointments.filter((one) => one.professional_id === id && one.date === date);
  const timeOff = rows.timeOff.filter((one) => one.staff_id === id);
  return CELLS.map((cell) => {
    const moment = `${date}T${String(Math.floor(cell / 6)).padStart(2, '0')}:${cell % 6}0`;
    return (
      appointments.some((one) => cell >= cellOf(one.start_time) && cell < cellOf(one.end_time)) ||
      timeOff.some((one) => moment >= one.starts_at && moment < one.ends_at)
    );
  });
}
