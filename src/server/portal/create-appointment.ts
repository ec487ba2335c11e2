import { randomUUID } from 'node:crypto';
import type { PortalWish } from '#contract/portal/appointments-forms.ts';
import { holding } from '#server/kernel/database/holding.ts';
import { onceWith } from '#server/kernel/database/once.ts';
import { readAround } from './appointments-queries.ts';
import {
  clientOf,
  lineOf,
  lookingTwice,
  type Proven,
  periodClosed,
  placeOf,
  type Saved,
  type SaveRefusal,
  writeOwn,
} from './save-appointment.ts';

type Repeated = { ok: false; reason: 'in_flight' | 'key_reused' };

/** A time of one's own. Repeated with the same key, it is booked once. */
export function createAppointment(
  proven: Proven,
  wish: PortalWish,
  key: string | undefined,
): Promise<Saved | SaveRefusal | Repeated> {
  // Client or service may be deleted while we write. Then nothing was kept, and they are names.
  return lookingTwice(() => tryCreate(proven, wish, key));
}

async function tryCreate({ db, salon, staff }: Proven, wish: PortalWish, key: string | undefined) {
  const place = placeOf(wish);
  const dates = [wish.date];
  const call = { operation: `portal.create ${staff}`, key, input: wish };
  const answer = await onceWith(db, salon, call, {
    read: (db) =>
      holding({ db, owner: salon, staff }, { days: dates, periods: dates }, async (held) => {
        const around = await readAround(db, { ...place, ...wish, id: null });
        return { held, around };
      }),
    work: async (_, { held, around }): Promise<Saved | SaveRefusal> => {
      if ((await held.closedDates()).length > 0) return periodClosed;
      const after = { ...place, ...clientOf(wish, around) };
      const line = lineOf(wish, around, staff);
      return writeOwn(held, { id: randomUUID(), status: 'pendente', after, line, around });
    },
  });
  return answer.ok ? answer.value : answer;
}
