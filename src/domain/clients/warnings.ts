/** What harms a client (an allergy) comes before what they like (their coffee); by their words they sort like this too. */
export const WARNING_KINDS = ['harm', 'wish'] as const;
export type WarningKind = (typeof WARNING_KINDS)[number];

/** So many a client has: who reads more of them reads none. */
export const MOST_WARNINGS = 20;
