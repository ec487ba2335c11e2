import { lent } from '#server/kernel/database/lent.ts';

/** What everybody may read who looks for free times: the owner, visitors and professionals. */
export const ruleProfileRows = lent
  .selectFrom('profiles')
  .select(['id', 'business_name', 'country', 'timezone'])
  .select(['slot_step_minutes', 'min_notice_minutes', 'booking_horizon_days']);

/** What a visitor may read of the salon. */
export const visitedProfileRows = ruleProfileRows.select(['phone', 'address']);

/** What a professional at the portal may read of it. */
export const portalProfileRows = ruleProfileRows.select('language');

/** The salon itself, for its owner: what it is called, its country, language and time, and the settings that the areas keep here. */
export const profileRows = visitedProfileRows
  .select(['email', 'language', 'created_at', 'credit_fee_percent', 'debit_fee_percent'])
  .select(['pix_city', 'pix_key', 'pix_name', 'settlement_offer']);

/** Where the owner's mail goes, for the role of jobs. */
export const mailedProfileRows = lent
  .selectFrom('profiles')
  .select(['id', 'business_name', 'email', 'phone', 'address', 'language']);
