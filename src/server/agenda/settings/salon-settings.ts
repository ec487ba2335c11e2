import type * as z from 'zod/mini';
import type { settingsForm } from '#contract/account/forms.ts';
import type { Settings } from '#contract/account/operations.ts';
import type { WeekdayHours } from '#contract/agenda/operations.ts';
import type { SlotRules } from '#contract/agenda/settings-forms.ts';
import { changeContact } from '#server/account/change-profile.ts';
import { changeSettings } from '#server/account/change-settings.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import { assertHeld, type Held, holding } from '#server/kernel/database/holding.ts';
import type { Owned, OwnerId } from '#server/kernel/principal.ts';
import { readContactAndWeek, readHours, upsertHours } from './hours-queries.ts';
import { readSlotRules } from './settings-queries.ts';

/** What /configuracoes shows: how to reach the salon, and the hours that its open weekdays share. */
export async function readSalonSettings(db: Database, owner: OwnerId): Promise<Settings> {
  const { week, phone, ...contact } = await readContactAndWeek(db, owner);
  return { ...contact, phone: phone ?? '', ...usualHoursOf(week) };
}

export function changeSalonSettings(owned: Owned, form: z.output<typeof settingsForm>): Promise<Settings> {
  const { open_time, close_time } = form;
  const contact = { business_name: form.business_name, phone: form.phone || null, address: form.address };
  const hours = open_time && close_time ? { open_time, close_time } : null;
  return holding(owned, { allDays: hours !== null }, async (held) => {
    await changeContact(held, contact);
    if (hours) {
      assertHeld(held, 'allDays');
      await setUsualHours(held, hours);
    }
    return readSalonSettings(held.db, held.owner);
  });
}

export function changeSlotRules(owned: Owned, rules: SlotRules): Promise<SlotRules> {
  return holding(owned, { allDays: true }, async ({ db, owner }) => {
    const before = await readSlotRules(db, owner);
    await changeSettings({ db, owner }, rules);
    await record(db, owner, { action: 'update', entity: 'profiles', entityId: owner, before, after: rules });
    return rules;
  });
}

export function changeHours(owned: Owned, days: WeekdayHours[]): Promise<WeekdayHours[]> {
  return holding(owned, { allDays: true }, (held) => replaceHours(held, days));
}

async function replaceHours({ db, owner }: Held<'allDays'>, days: WeekdayHours[]): Promise<WeekdayHours[]> {
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

/** The one pair of times that all open weekdays share, if they do. */
function usualHoursOf(days: WeekdayHours[]) {
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
async function setUsualHours(held: Held<'allDays'>, times: Times): Promise<void> {
  const days = await readHours(held.db);
  if (days.every((day) => !day.is_open || sameTimes(day, times))) return;
  await replaceHours(
    held,
    days.map((day) => (day.is_open ? { ...day, ...times } : day)),
  );
}

type Times = Pick<WeekdayHours, 'open_time' | 'close_time'>;

function sameTimes(a: Times, b: Times) {
  return a.open_time === b.open_time && a.close_time === b.close_time;
}
