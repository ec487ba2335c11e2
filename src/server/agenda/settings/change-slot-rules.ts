import type { SlotRules } from '#contract/agenda/settings-forms.ts';
import { changeSettings } from '#server/account/change-settings.ts';
import { record } from '#server/kernel/database/history.ts';
import { holding } from '#server/kernel/database/holding.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { readSlotRules } from './settings-queries.ts';

export function changeSlotRules(owned: Owned, rules: SlotRules): Promise<SlotRules> {
  return holding(owned, { allDays: true }, async ({ db, owner }) => {
    const before = await readSlotRules(db, owner);
    await changeSettings({ db, owner }, rules);
    await record(db, owner, { action: 'update', entity: 'profiles', entityId: owner, before, after: rules });
    return rules;
  });
}
