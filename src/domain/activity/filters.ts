/** What lines are looked at for most: a press each. */
export const FILTERS = ['money', 'corrections', 'prices', 'access', 'removed'] as const;

export type Filter = (typeof FILTERS)[number];

/** What has a history of its own beside it. */
export const SHORT = ['appointments', 'sales', 'clients', 'products', 'commission_closings'] as const;

export type ShortEntity = (typeof SHORT)[number];
