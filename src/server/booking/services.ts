import type pg from 'pg';
import type { AppointmentRequest } from '#server/agenda/store-request.ts';
import type { LimitConfig } from '#server/kernel/config.ts';
import { type Limit, limit } from '#server/kernel/limits.ts';
import type { OwnerId } from '#server/kernel/owner.ts';

/** What the visitors' calls work with beyond a call's own context. */
export type BookingServices = {
  limits: { slotLookups: Limit; bookings: Limit; requestsPerPhone: number };
  tellOwner: (salon: OwnerId, request: AppointmentRequest) => void;
};

const HOUR = 60 * 60;

export function bookingLimits(pool: pg.Pool, config: LimitConfig): BookingServices['limits'] {
  return {
    slotLookups: limit(pool, 'slot-lookups', { tries: config.slotLookupsPerAddress, seconds: HOUR }),
    bookings: limit(pool, 'bookings', { tries: config.bookingsPerAddress, seconds: HOUR }),
    requestsPerPhone: config.requestsPerPhone,
  };
}
