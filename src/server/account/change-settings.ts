import type { SlotRules } from '#contract/agenda/settings-forms.ts';
import type { CashierSettings } from '#contract/cashier/operations.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { updateSettings } from './queries.ts';

/** Columns of the profile that belong to other areas: agenda, cashier and commissions. */
export type Settings = Partial<SlotRules & Omit<CashierSettings, 'version'> & { settlement_offer: null }>;

/** For the area that the settings belong to, inside its transaction. It checks them, and records what was before and after. */
export function changeSettings({ db, owner }: Owned, settings: Settings): Promise<void> {
  return updateSettings(db, owner, settings);
}
