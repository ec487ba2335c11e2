import type pg from 'pg';
import type { CountOfAddress } from '#server/kernel/http/count-per-address.ts';
import { type Limit, limit } from '#server/kernel/http/limits.ts';
import type { LimitConfig } from '#server/kernel/start/config.ts';

/** What the visitors' calls work with beyond a call's own context. */
export type BookingServices = {
  /** Counts looks at the salon and its lists, with those at the pages that show them. */
  countVisit: CountOfAddress;
  limits: {
    slotLookups: Limit;
    /** Counts what was stored. */
    bookings: Limit;
    /** Counts refused ones as well: they cost the database as much. */
    bookingTries: Limit;
    requestsPerPhone: number;
  };
};

const HOUR = 60 * 60;

/** Looks at free times, or tries to book, that are taken from the database at once. */
const PACKET = 10;

/** So many tries for each booking that an address may make: people are refused now and then, programs all the time. */
const TRIES_PER_BOOKING = 10;

export function bookingLimits(pool: pg.Pool, config: LimitConfig): BookingServices['limits'] {
  return {
    slotLookups: limit(pool, 'slot-lookups', {
      tries: config.slotLookupsPerAddress,
      seconds: HOUR,
      // Every choice of a service or a month is a look, and many a visitor makes ten.
      packet: config.slotLookupsPerAddress % PACKET === 0 ? PACKET : 1,
    }),
    bookings: limit(pool, 'bookings', { tries: config.bookingsPerAddress, seconds: HOUR, givesBack: true }),
    bookingTries: limit(pool, 'booking-tries', {
      tries: config.bookingsPerAddress * TRIES_PER_BOOKING,
      seconds: HOUR,
      packet: PACKET,
    }),
    requestsPerPhone: config.requestsPerPhone,
  };
}
