import { randomUUID } from 'node:crypto';
import type { PortalWish } from '#contract/portal/appointments-forms.ts';
import { holding } from '#server/kernel/database/holding.ts';
import { onceWith } from '#server/kernel/database/once.ts';
import { isReferenceGone } from '#server/kernel/database/refused-rows.ts';
import { insertOwn, readAround } from './appointments-queries.ts';
import {
  clientOf,
  completeSave,
  conflictWith,
  lineOf,
  type Proven,
  periodClosed,
  placeOf,
  type Saved,
  type SaveRefusal,
} from './save-appointment.ts';
import { wordForService } from './word-for-service.ts';

type Repeated = { ok: false; reason: 'in_flight' | 'key_reused' };

/** A time of one's own. Repeated with the same key, it is booked once. */
export async function createAppointment(
  proven: Proven,
  wish: PortalWish,
  key: string | undefined,
): Promise<Saved | SaveRefusal | Repeated> {
  try {
    return await tryCreate(proven, wish, key);
  } catch (error) {
    // Client or service were deleted while we wrote, and nothing was kept. Now they are names.
    if (!isReferenceGone(error)) throw error;
    return tryCreate(proven, wish, key);
  }
}

async function tryCreate({ db, salon, staff }: Proven, wish: PortalWish, key: string | undefined) {
  const place = placeOf(wish);
  const call = { operation: `portal.create ${staff}`, key, input: wish };
  const answer = await onceWith(db, salon, call, {
    read: (db) =>
      holding({ db, owner: salon }, { days: [wish.date], periods: [wish.date] }, async ({ closedDates }) => {
        const around = await readAround(db, { ...place, ...wish, id: null });
        return { around, closed: await closedDates() };
      }),
    work: async (db, { around, closed }): Promise<Saved | SaveRefusal> => {
      if (closed.length > 0) return periodClosed;
      const id = randomUUID();
      const { professional_name, over_time_off } = around;
      const line = lineOf(wish.service_name || wordForService(around), around);
      const { duration_minutes } = wish;
      const appointment = { ...place, ...clientOf(wish, around), professional_name, duration_minutes, line };
      // The constraint has the last word.
      const isFree = !around.in_the_way && (await insertOwn({ db, salon, staff }, id, appointment));
      return isFree ? completeSave({ db, salon, staff }, { id, over_time_off }) : conflictWith(around, place);
    },
  });
  return answer.ok ? answer.value : answer;
}
