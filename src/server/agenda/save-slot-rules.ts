import type { SlotRules } from '#contract/agenda-settings-forms.ts';
import { type Database, inTransaction } from '#server/kernel/db.ts';
import { record } from '#server/kernel/history.ts';
import type { OwnerId } from '#server/kernel/owner.ts';
import { lockAllDays } from './booking-lock.ts';
import { readSlotRules, updateSlotRules } from './settings-queries.ts';

export function saveSlotRules({ db, owner }: { db: Database; owner: OwnerId }, rules: SlotRules): Promise<SlotRules> {
  return inTransaction(db, async (db) => {
    await lockAllDays(db, owner);
    const before = await readSlotRules(db, owner);
    await updateSlotRules(db, owner, rules);
    await record(db, owner, { action: 'update', entity: 'profiles', entityId: owner, before, after: rules });
    return rules;
  });
}
