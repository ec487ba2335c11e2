import type * as z from 'zod/mini';
import type { settingsForm } from '#contract/account/forms.ts';
import type { Settings } from '#contract/account/operations.ts';
import { changeContact } from '#server/account/change-profile.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { assertHeld, holding } from '#server/kernel/database/holding.ts';
import type { Owned, OwnerId } from '#server/kernel/principal.ts';
import { readContactAndWeek } from './hours-queries.ts';
import { setUsualHours, usualHoursOf } from './usual-hours.ts';

/** What /configuracoes shows: how to reach the salon, and the hours that its open weekdays share. */
export async function readSettings(db: Database, owner: OwnerId): Promise<Settings> {
  const { week, phone, ...contact } = await readContactAndWeek(db, owner);
  return { ...contact, phone: phone ?? '', ...usualHoursOf(week) };
}

export function changeSettings(owned: Owned, form: z.output<typeof settingsForm>): Promise<Settings> {
  const { open_time, close_time } = form;
  const contact = { business_name: form.business_name, phone: form.phone || null, address: form.address };
  const hours = open_time && close_time ? { open_time, close_time } : null;
  return holding(owned, { allDays: hours !== null }, async (held) => {
    await changeContact(held, contact);
    if (hours) {
      assertHeld(held, 'allDays');
      await setUsualHours(held, hours);
    }
    return readSettings(held.db, held.owner);
  });
}
