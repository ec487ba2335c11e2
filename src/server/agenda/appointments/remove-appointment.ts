import { touchesClosedPeriod } from '#domain/periods/closed-period.ts';
import { holding } from '#server/kernel/database/holding.ts';
import type { Owned } from '#server/kernel/principal.ts';
import type { FollowRefusal } from './followers.ts';
import { lockAppointment, readBeforeLocking } from './queries.ts';
import { endAppointment, mayWrite, type NotAllowed } from './write-appointment.ts';

type Outcome = { ok: true } | { ok: false; reason: 'not_found' | 'period_closed' } | NotAllowed | FollowRefusal;

export async function removeAppointment(owned: Owned, id: string): Promise<Outcome> {
  for (;;) {
    const found = await readBeforeLocking(owned.db, id);
    if (!found) return { ok: false, reason: 'not_found' };
    const dates = [found.date];
    const outcome = await holding(owned, { days: dates, periods: dates }, async (held): Promise<Outcome | 'moved'> => {
      const stored = await lockAppointment(held.db, id);
      if (!stored) return { ok: false, reason: 'not_found' };
      const before = stored.appointment;
      // To another day, before that one's lock was ours.
      if (before.date !== found.date) return 'moved';
      if (!mayWrite(held, before, null)) return { ok: false, reason: 'not_allowed' };
      if (touchesClosedPeriod(await held.closedDates(), before)) return { ok: false, reason: 'period_closed' };
      return endAppointment(held, { id, life: before, action: 'delete', before });
    });
    if (outcome !== 'moved') return outcome;
  }
}
