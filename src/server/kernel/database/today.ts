import { sql } from 'kysely';

/**
 * Which day it is in the salon, for statements that add up what was done: `and day <= ${TODAY}`. Nothing counts on a day to come. In brackets of its own,
 * so that it is found once however many rows ask for it.
 */
export const TODAY = sql<string>`(select app.salon_today())`;
