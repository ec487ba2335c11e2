import type { SlotRules } from '#contract/agenda/settings-forms.ts';
import { changeSettings } from '#server/account/change-settings.ts';
import { inTransaction } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { lockAllDays } from '../diary/booking-lock.ts';
import { readSlotRules } from './settings-queries.ts';

export function changeSlotRules({ db, owner }: Owned, rules: SlotRules): Promise<SlotRules> {
  return inTransaction(db, async (db) => {
    await lockAllDays(db, owner);
    const before = await readSlotRules(db, owner);
    await changeSettings({ db, owner }, rules);
    await record(db, owner, { action: 'update', entity: 'profiles', entityId: owner, before, after: rules });
    return rules;
  });
}
