import type { CashierSettingsForm } from '#contract/cashier/forms.ts';
import type { CashierSettings } from '#contract/cashier/operations.ts';
import { changeSettings } from '#server/account/change-settings.ts';
import { inTransaction } from '#server/kernel/database/db.ts';
import { record } from '#server/kernel/database/history.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { lockCashierSettings, readCashierSettings } from './queries.ts';

type Outcome = { ok: true; settings: CashierSettings } | { ok: false; reason: 'stale'; settings: CashierSettings };

/** What is already paid keeps the fee that was taken then. */
export function changeCashierSettings(
  { db, owner }: Owned,
  { version, ...wanted }: CashierSettingsForm,
): Promise<Outcome> {
  return inTransaction(db, async (db): Promise<Outcome> => {
    const { version: seen, ...before } = await lockCashierSettings(db, owner);
    const isOther = version !== undefined && version !== seen;
    await changeSettings({ db, owner }, wanted);
    // As they are kept: a percentage has two decimals.
    const settings = await readCashierSettings(db, owner);
    // Whoever repeats a change whose answer was lost finds it done.
    if (isOther && settings.version !== seen)
      return { ok: false, reason: 'stale', settings: { version: seen, ...before } };
    const { version: _, ...after } = settings;
    await record(db, owner, { action: 'update', entity: 'profiles', entityId: owner, before, after });
    return { ok: true, settings };
  });
}
