/** Nobody is missed before this many days, */
export const AWAY_DAYS = 60;
/** nor before this many times the usual interval. */
export const AWAY_TIMES = 2;
