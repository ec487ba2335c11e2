import type { WeekdayHours } from '#contract/agenda/operations.ts';
import type { Held } from '#server/kernel/database/holding.ts';
import { replaceHours } from './change-hours.ts';
import { readHours } from './hours-queries.ts';

type UsualHours = { open_time: string | null; close_time: string | null; hours_differ: boolean };

/** The one pair of times that all open weekdays share, if they do. */
export function usualHoursOf(days: WeekdayHours[]): UsualHours {
  const open = days.filter((day) => day.is_open);
  const [first] = open;
  const shared = first && open.every((day) => sameTimes(day, first));
  return {
    open_time: shared ? first.open_time : null,
    close_time: shared ? first.close_time : null,
    hours_differ: first !== undefined && !shared,
  };
}

/** Every open weekday gets these times; closed days stay closed. */
export async function setUsualHours(
  held: Held<'allDays'>,
  times: { open_time: string; close_time: string },
): Promise<void> {
  const days = await readHours(held.db);
  if (days.every((day) => !day.is_open || sameTimes(day, times))) return;
  await replaceHours(
    held,
    days.map((day) => (day.is_open ? { ...day, ...times } : day)),
  );
}

function sameTimes(
  a: Pick<WeekdayHours, 'open_time' | 'close_time'>,
  b: Pick<WeekdayHours, 'open_time' | 'close_time'>,
) {
  return a.open_time === b.open_time && a.close_time === b.close_time;
}
