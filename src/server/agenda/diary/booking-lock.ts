import type { Database } from '#server/kernel/database/db.ts';
import { holdAlone, holdSharedThenAlone } from '#server/kernel/database/lock.ts';
import type { OwnerId } from '#server/kernel/principal.ts';

/**
 * Between finding a time free and taking it, nothing may change that made it free: no other appointment of that day, and none of the
 * salon's rules. So there are two locks. Whoever books shares the salon's and holds the day's alone: bookings of one day come one after
 * the other, those of different days at the same time. Whoever changes a rule that reaches over many days holds the salon's alone.
 * Take either as the first thing in the transaction, before anything is read, and never both: two that share the salon's lock and then
 * both want it alone would wait for each other. They are sent ahead: it is the next statement that waits for them.
 */
export async function lockDay(db: Database, owner: OwnerId, ...dates: [string, ...string[]]): Promise<void> {
  // Always the earlier day first: two appointments that change places must not wait for each other.
  for (const date of [...new Set(dates)].sort()) await holdSharedThenAlone(db, salon(owner), `${salon(owner)} ${date}`);
}

/**
 * For somebody who asks online. Requests for other days do not wait for this one, but those of the same phone must count it. The phone is not
 * read by the salon's country yet: however it is written, its last digits are the same.
 */
export async function lockDayAndPhone(db: Database, owner: OwnerId, date: string, phone: string): Promise<void> {
  const lastDigits = phone.replace(/\D/g, '').slice(-8);
  await holdSharedThenAlone(db, salon(owner), `${salon(owner)} ${date}`, `requests of ${lastDigits} at ${owner}`);
}

/** For hours, exceptions, shifts, time off, who is active, and the rules of the slots. */
export async function lockAllDays(db: Database, owner: OwnerId): Promise<void> {
  await holdAlone(db, salon(owner));
}

const salon = (owner: OwnerId) => `agenda of ${owner}`;
