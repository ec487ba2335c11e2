import type pg from 'pg';
import type { LimitConfig } from '#server/kernel/config.ts';
import { type Limit, limit } from '#server/kernel/limits.ts';
import type { Notices } from './tell-owner.ts';

/** What the visitors' calls work with beyond a call's own context. */
export type BookingServices = {
  limits: { slotLookups: Limit; bookings: Limit; requestsPerPhone: number };
  notices: Notices;
};

const HOUR = 60 * 60;

/** Looks at free times that are taken from the database at once. */
const PACKET = 10;

export function bookingLimits(pool: pg.Pool, config: LimitConfig): BookingServices['limits'] {
  return {
    slotLookups: limit(pool, 'slot-lookups', {
      tries: config.slotLookupsPerAddress,
      seconds: HOUR,
      // Every choice of a service or a month is a look, and many a visitor makes ten.
      packet: config.slotLookupsPerAddress % PACKET === 0 ? PACKET : 1,
    }),
    bookings: limit(pool, 'bookings', { tries: config.bookingsPerAddress, seconds: HOUR }),
    requestsPerPhone: config.requestsPerPhone,
  };
}
