import { type RawBuilder, sql } from 'kysely';

/**
 * Which day it is in the salon, for statements that add up what was done: `and day <= ${TODAY}`. Nothing counts on a day to come. In brackets of its own,
 * so that it is found once however many rows ask for it.
 */
export const TODAY = sql<string>`(select app.salon_today())`;

/**
 * The same for a range that is bounded already: `and ${notToCome(sql`appointments.date`)}`. A second upper bound that is found only while running would
 * make PostgreSQL forget what it knows of the first: it expects one day in two hundred, whether ten years are asked for or a day.
 */
export const notToCome = (day: RawBuilder<unknown>) => sql<boolean>`(${day} > ${TODAY}) is not true`;
