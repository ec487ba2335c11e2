import { inTransaction } from '#server/kernel/database/db.ts';
import { addJob, ofSalon, type Tasks } from '#server/kernel/jobs/queue.ts';
import type { Mail } from '#server/kernel/mail/mail.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { letterAbout } from './mail-request.ts';
import { forgetTold, noteUntold, readAddressee, readUntold } from './queries.ts';

const TASK = 'booking.tell-owner';
const KEY = { key: 'requests' };

/** Long enough that nobody's letter box fills up, and no longer than a visitor waits gladly. */
const PAUSE = { minutes: 1 };

/** In the transaction that stores a request, and with its last statements: a booking waits for nothing more. */
export async function tellLater({ db, owner }: Owned, appointmentId: string): Promise<void> {
  await noteUntold(db, owner, appointmentId);
  await addJob(db, TASK, {}, KEY);
}

/**
 * Tells owners of requests: of the first at once, and of those that follow within a minute together at its end. The pause is a job that waits: what comes
 * meanwhile finds it, and it finds what came.
 */
export function bookingTasks({ send, publicUrl }: { send: Mail; publicUrl: string }): Tasks {
  return {
    [TASK]: ofSalon(async ({ db }) => {
      const requests = await readUntold(db);
      if (requests.length === 0) return;
      await send(letterAbout(await readAddressee(db), requests, publicUrl));
      await inTransaction(db, async (db) => {
        await forgetTold(db, requests);
        await addJob(db, TASK, {}, { ...KEY, at: Temporal.Now.instant().add(PAUSE) });
      });
    }),
  };
}
