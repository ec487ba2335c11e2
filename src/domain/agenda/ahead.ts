import type { Status } from './statuses.ts';

type Place = { status: Status; date: string };

/**
 * Whether saving would let something that is done lie on a day to come, where it must not count. What lay there before stays where it is: an
 * earlier version let it.
 */
export function liesAhead(today: string, before: Place | undefined, after: Place): boolean {
  if (after.status !== 'finalizado' || after.date <= today) return false;
  return !(before?.status === 'finalizado' && before.date === after.date);
}
