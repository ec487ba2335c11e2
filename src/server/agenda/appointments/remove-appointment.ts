import { touchesClosedPeriod } from '#domain/periods/closed-period.ts';
import { record } from '#server/kernel/database/history.ts';
import { holding } from '#server/kernel/database/holding.ts';
import type { Owned } from '#server/kernel/principal.ts';
import { cancelOpenSale } from '#server/payments/cancel-open-sale.ts';
import { type StockRefusal, settleStock } from '#server/products/settle-stock.ts';
import { productsTaken } from './appointment-record.ts';
import { deleteAppointment, lockAppointment, readBeforeLocking } from './queries.ts';

type Outcome = { ok: true } | { ok: false; reason: 'not_found' | 'period_closed' } | StockRefusal;

/** What it took from the shelf comes back, a sale that was open for it is cancelled; the history keeps what was deleted. */
export async function removeAppointment(owned: Owned, id: string): Promise<Outcome> {
  for (;;) {
    const found = await readBeforeLocking(owned.db, id);
    if (!found) return { ok: false, reason: 'not_found' };
    const dates = [found.date];
    const outcome = await holding(owned, { days: dates, periods: dates }, async (held): Promise<Outcome | 'moved'> => {
      const { db, owner, closedDates } = held;
      const stored = await lockAppointment(db, id);
      if (!stored) return { ok: false, reason: 'not_found' };
      const before = stored.appointment;
      // To another day, before that one's lock was ours.
      if (before.date !== found.date) return 'moved';
      if (touchesClosedPeriod(await closedDates(), before)) return { ok: false, reason: 'period_closed' };
      await cancelOpenSale({ db, owner }, id);
      const settled = await settleStock(
        { db, owner },
        { before: productsTaken(before), after: [] },
        { appointmentId: id },
      );
      if (!settled.ok) return settled;
      await deleteAppointment(db, id);
      await record(db, owner, { action: 'delete', entity: 'appointments', entityId: id, before });
      return { ok: true };
    });
    if (outcome !== 'moved') return outcome;
  }
}
