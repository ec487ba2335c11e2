// Times that were written by PostgreSQL: as text, or inside JSON.

/** It writes a space where the standard has a T. */
export const instantFrom = (text: string): string => Temporal.Instant.from(text.replace(' ', 'T')).toString();

/** It writes 09:00:00; people and forms write 09:00. */
export const clockFrom = (time: string): string => time.slice(0, 5);
