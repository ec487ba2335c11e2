import type * as z from 'zod/mini';
import type { settingsForm } from '#contract/account/forms.ts';
import type { Settings } from '#contract/account/operations.ts';
import { changeContact } from '#server/account/change-contact.ts';
import { type Database, inTransaction } from '#server/kernel/database/db.ts';
import type { Owned, OwnerId } from '#server/kernel/principal.ts';
import { lockAllDays } from '../diary/booking-lock.ts';
import { readContactAndWeek } from './hours-queries.ts';
import { setUsualHours, usualHoursOf } from './usual-hours.ts';

/** What /configuracoes shows: how to reach the salon, and the hours that its open weekdays share. */
export async function readSettings(db: Database, owner: OwnerId): Promise<Settings> {
  const { week, phone, ...contact } = await readContactAndWeek(db, owner);
  return { ...contact, phone: phone ?? '', ...usualHoursOf(week) };
}

export function changeSettings({ db, owner }: Owned, form: z.output<typeof settingsForm>): Promise<Settings> {
  const { open_time, close_time } = form;
  const contact = { business_name: form.business_name, phone: form.phone || null, address: form.address };
  return inTransaction(db, async (db) => {
    // Before the profile's row, as every change of the agenda's rules does: else two of them could wait for each other.
    if (open_time && close_time) await lockAllDays(db, owner);
    await changeContact({ db, owner }, contact);
    if (open_time && close_time) await setUsualHours({ db, owner }, { open_time, close_time });
    return readSettings(db, owner);
  });
}
