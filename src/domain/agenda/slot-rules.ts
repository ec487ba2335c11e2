/** Minutes between two times that clients are offered. */
export const SLOT_STEPS = [10, 15, 20, 30, 60] as const;

/** How long before a time it can still be booked: from this very moment to thirty days. */
export const NOTICE_MINUTES = { min: 0, max: 30 * 24 * 60 };

/** How far ahead clients can book: today alone, or up to two years. */
export const HORIZON_DAYS = { min: 1, max: 730 };

/** What a day, an exception or a shift begins with in its form. */
export const USUAL_DAY = { start: '09:00', end: '19:00' };
