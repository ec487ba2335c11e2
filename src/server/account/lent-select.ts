import { lent } from '#server/kernel/database/lent.ts';

/** The salon itself, as the areas need it: what it is called, its country, language and time, and the settings that they keep here. */
export const profileRows = lent
  .selectFrom('profiles')
  .select([
    'id',
    'business_name',
    'email',
    'phone',
    'address',
    'country',
    'language',
    'timezone',
    'created_at',
    'booking_horizon_days',
    'min_notice_minutes',
    'slot_step_minutes',
    'credit_fee_percent',
    'debit_fee_percent',
    'pix_city',
    'pix_key',
    'pix_name',
    'settlement_offer',
  ]);

/** Where the owner's mail goes, for the role of jobs. */
export const mailedProfileRows = lent
  .selectFrom('profiles')
  .select(['id', 'business_name', 'email', 'phone', 'address', 'language']);

/** What a visitor may read of it. */
export const visitedProfileRows = lent
  .selectFrom('profiles')
  .select(['id', 'business_name', 'country', 'timezone', 'phone', 'address', 'booking_horizon_days']);
