/** Nobody is missed before this many days (0051_client_visits.sql says the same in SQL, and a test compares both), */
export const AWAY_DAYS = 60;
/** nor before this many times the usual interval. */
export const AWAY_TIMES = 2;
