import type { Status } from './statuses.ts';

type Place = { status: Status; date: string };

/** Whether saving would put a finalised appointment on a future day, where it must not count. One stored there by an earlier version stays. */
export function liesAhead(today: string, before: Place | undefined, after: Place): boolean {
  if (after.status !== 'finalizado' || after.date <= today) return false;
  return !(before?.status === 'finalizado' && before.date === after.date);
}
