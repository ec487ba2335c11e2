import type { WeekdayHours } from '#contract/agenda/operations.ts';
import { record } from '#server/kernel/database/history.ts';
import { type Held, holding } from '#server/kernel/database/holding.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { readHours, upsertHours } from './hours-queries.ts';

export function changeHours(owned: Owned, days: WeekdayHours[]): Promise<WeekdayHours[]> {
  return holding(owned, { allDays: true }, (held) => replaceHours(held, days));
}

export async function replaceHours({ db, owner }: Held<'allDays'>, days: WeekdayHours[]): Promise<WeekdayHours[]> {
  const before = await readHours(db);
  // Closing a day clears its times, whatever the form still holds.
  await upsertHours(
    db,
    owner,
    days.map((day) => (day.is_open ? day : { ...day, open_time: null, close_time: null })),
  );
  const after = await readHours(db);
  await record(db, owner, {
    action: 'update',
    entity: 'salon_hours',
    entityId: owner,
    before: { days: before },
    after: { days: after },
  });
  return after;
}
