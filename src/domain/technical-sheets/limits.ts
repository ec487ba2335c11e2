/** As many lines as a sheet has. */
export const MOST_LINES = 20;

/** The longest that anything stays on. */
export const MOST_MINUTES = 24 * 60;

/** What a photo shows of a visit. */
export const MOMENTS = ['before', 'after', 'other'] as const;
export type Moment = (typeof MOMENTS)[number];
