import { randomUUID } from 'node:crypto';
import { ORPCError } from '@orpc/server';
import type { FreeDay } from '#contract/booking/operations.ts';
import type { ReadDiary } from '#server/agenda/diary/find-free-slots.ts';
import { shareReading } from '#server/kernel/database/share-reading.ts';
import { type Call, open, openUnlisted } from '#server/kernel/http/api.ts';
import { addressKey } from '#server/kernel/http/limits.ts';
import { accepted } from '#server/kernel/http/refusals.ts';
import { type Visit, visitOf } from '#server/kernel/http/visit.ts';
import { listFreeTimes } from './list-free-times.ts';
import { readCategories, readSalon, readServices, readStaff } from './queries.ts';
import { requestAppointment } from './request-appointment.ts';
import type { BookingServices } from './services.ts';
import { takeBooking } from './take-booking.ts';

/** How long a visitor should leave the salon to answer before asking for more. */
const PATIENCE_SECONDS = 60 * 60;

const refusals = {
  no_salon: 'SALON_NOT_FOUND',
  no_professional: 'PROFESSIONAL_GONE',
  // For these services the chosen one is not there.
  does_not_do: 'PROFESSIONAL_GONE',
  no_service: 'SERVICE_GONE',
} as const;

/** Something of a class is sent as it is; a plain object would be looked through and copied, time by time. */
class FreeTimes {
  readonly success = true;
  readonly days?: FreeDay[];
  readonly availableSlots?: FreeDay['availableSlots'];

  constructor(days: FreeDay[]) {
    if (days.length > 1) this.days = days;
    else this.availableSlots = days[0]?.availableSlots ?? [];
  }
}

export function bookingFunctions({ limits }: BookingServices) {
  const share = shareReading<ReadDiary>();
  return {
    getAvailableSlots: openUnlisted.functions.getAvailableSlots.handler(async ({ input, context, errors }) => {
      const visit = visitOf(context, input.salonId);
      if (!visit) throw errors.SALON_NOT_FOUND();
      const allowed = await limits.slotLookups.take(addressKey(context.address));
      if (!allowed.ok) throw errors.TOO_MANY_TRIES({ data: allowed });
      const found = await listFreeTimes(visit, input, { now: context.now(), share });
      return new FreeTimes(accepted(found, errors, refusals).days);
    }),

    createPublicAppointment: open.functions.createPublicAppointment.handler(async ({ input, context, errors }) => {
      const visit = visitOf(context, input.salonId);
      if (!visit) throw errors.SALON_NOT_FOUND();
      const booking = await takeBooking(limits, addressKey(context.address));
      if (!booking.ok) throw errors.TOO_MANY_TRIES({ data: booking });
      // Only a program fills in what people do not see. It is left in the belief that it was heard.
      if (input.website) return { success: true, appointmentId: randomUUID() };
      const terms = { key: context.idempotencyKey, now: context.now(), mostOpen: limits.requestsPerPhone };
      const outcome = await booking.countIfStored(requestAppointment(visit, input, terms));
      if (!outcome.ok && outcome.reason === 'too_many_requests') {
        context.setHeader('retry-after', String(PATIENCE_SECONDS));
      }
      const { id, services } = accepted(outcome, errors, refusals);
      return { success: true, appointmentId: id, services };
    }),
  };
}

/** The visit whose rows are looked at; undefined where there can be no such salon. Each look counts: what it reads may be long. */
async function lookOf(
  { countVisit }: Pick<BookingServices, 'countVisit'>,
  context: Call,
  named?: string,
): Promise<Visit | undefined> {
  const visit = visitOf(context, named);
  if (!visit) return undefined;
  const allowed = await countVisit(context.address);
  if (allowed.ok) return visit;
  throw new ORPCError('TOO_MANY_TRIES', { status: 429, message: 'Too many looks', data: allowed, defined: true });
}

export function bookingRpc(services: Pick<BookingServices, 'countVisit'>) {
  return {
    debugXSalonId: open.rpc.debugXSalonId.handler(async ({ context }) => context.salonId ?? null),
    profilePublicInfo: open.rpc.profilePublicInfo.handler(async ({ input, context }) => {
      const visit = await lookOf(services, context, input.p_user_id);
      return visit ? readSalon(visit.db) : null;
    }),
    staffPublic: open.rpc.staffPublic.handler(async ({ input, context }) => {
      const visit = await lookOf(services, context, input.p_user_id);
      return visit ? readStaff(visit.db) : [];
    }),
  };
}

export function publicRoutes(services: Pick<BookingServices, 'countVisit'>) {
  return {
    categories: open.public.categories.handler(async ({ context }) => {
      const visit = await lookOf(services, context);
      return visit ? readCategories(visit.db) : [];
    }),
    services: open.public.services.handler(async ({ context }) => {
      const visit = await lookOf(services, context);
      return visit ? readServices(visit.db) : [];
    }),
  };
}
