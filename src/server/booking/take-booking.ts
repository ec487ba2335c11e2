import type { Allowance } from '#server/kernel/http/limits.ts';
import type { BookingServices } from './services.ts';

/** Whatever a booking comes to: what is new was stored. */
type Outcome = { ok: boolean; isNew?: boolean };

type Refused = Extract<Allowance, { ok: false }>;
type Allowed = { ok: true; countIfStored: <T extends Outcome>(booking: Promise<T>) => Promise<T> };

/**
 * Takes a booking from an address's hour. Only what is stored counts in the end; what is refused, repeated or fails is given back, and
 * counts among the tries alone. It is taken first all the same, so that a burst cannot pass together.
 */
export async function takeBooking(
  { bookings, bookingTries }: BookingServices['limits'],
  address: string,
): Promise<Allowed | Refused> {
  // Asked together: whoever books for the first time would wait for the database once more.
  const [tried, allowed] = await Promise.all([bookingTries.take(address), bookings.take(address)]);
  if (!allowed.ok) return allowed;
  if (!tried.ok) {
    await bookings.giveBack(address);
    return tried;
  }
  return {
    ok: true,
    async countIfStored(booking) {
      let isStored = false;
      try {
        const outcome = await booking;
        isStored = outcome.isNew === true;
        return outcome;
      } finally {
        if (!isStored) await bookings.giveBack(address);
      }
    },
  };
}
