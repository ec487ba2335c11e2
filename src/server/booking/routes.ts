import { randomUUID } from 'node:crypto';
import type { FreeDay } from '#contract/booking.ts';
import type { ReadDiary } from '#server/agenda/find-free-slots.ts';
import { open, openUnchecked } from '#server/kernel/api.ts';
import { addressKey } from '#server/kernel/limits.ts';
import { shareReading } from '#server/kernel/share-reading.ts';
import { visitOf } from '#server/kernel/visit.ts';
import { listFreeTimes } from './list-free-times.ts';
import { readCategories, readSalon, readServices, readStaff } from './queries.ts';
import { requestAppointment } from './request-appointment.ts';
import type { BookingServices } from './services.ts';

/** How long a visitor should leave the salon to answer before asking for more. */
const PATIENCE_SECONDS = 60 * 60;

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

export function bookingFunctions({ limits, notices }: BookingServices) {
  const share = shareReading<ReadDiary>();
  return {
    getAvailableSlots: openUnchecked.functions.getAvailableSlots.handler(async ({ input, context, errors }) => {
      const visit = visitOf(context, input.salonId);
      if (!visit) throw errors.SALON_NOT_FOUND();
      const allowed = await limits.slotLookups.take(addressKey(context.address));
      if (!allowed.ok) throw errors.TOO_MANY_TRIES({ data: allowed });
      const found = await listFreeTimes(visit, input, { now: context.now(), share });
      if (!found.ok) throw found.reason === 'no_salon' ? errors.SALON_NOT_FOUND() : errors.PROFESSIONAL_GONE();
      return new FreeTimes(found.days);
    }),

    createPublicAppointment: open.functions.createPublicAppointment.handler(async ({ input, context, errors }) => {
      const visit = visitOf(context, input.salonId);
      if (!visit) throw errors.SALON_NOT_FOUND();
      const allowed = await limits.bookings.take(addressKey(context.address));
      if (!allowed.ok) throw errors.TOO_MANY_TRIES({ data: allowed });
      // Only a program fills in what people do not see. It is left in the belief that it was heard.
      if (input.website) return { success: true, appointmentId: randomUUID() };
      const outcome = await requestAppointment(visit, input, {
        key: context.idempotencyKey,
        now: context.now(),
        mostOpen: limits.requestsPerPhone,
      });
      if (outcome.ok) {
        if (outcome.request) notices.tell(visit.salon, outcome.request);
        return { success: true, appointmentId: outcome.id };
      }
      switch (outcome.reason) {
        case 'invalid':
          throw errors.INVALID({ data: { fields: outcome.fields } });
        case 'no_salon':
          throw errors.SALON_NOT_FOUND();
        case 'no_professional':
          throw errors.PROFESSIONAL_GONE();
        case 'no_service':
          throw errors.SERVICE_GONE();
        case 'slot_taken':
          throw errors.SLOT_TAKEN();
        case 'in_flight':
          throw errors.IN_FLIGHT();
        case 'key_reused':
          throw errors.KEY_REUSED();
        case 'too_many_requests':
          context.setHeader('retry-after', String(PATIENCE_SECONDS));
          throw errors.TOO_MANY_REQUESTS();
      }
    }),
  };
}

export const bookingRpc = {
  debugXSalonId: open.rpc.debugXSalonId.handler(async ({ context }) => context.salonId ?? null),
  profilePublicInfo: open.rpc.profilePublicInfo.handler(async ({ input, context }) => {
    const visit = visitOf(context, input.p_user_id);
    return visit ? readSalon(visit.db) : null;
  }),
  staffPublic: open.rpc.staffPublic.handler(async ({ input, context }) => {
    const visit = visitOf(context, input.p_user_id);
    return visit ? readStaff(visit.db) : [];
  }),
};

export const publicRoutes = {
  categories: open.public.categories.handler(async ({ context }) => {
    const visit = visitOf(context);
    return visit ? readCategories(visit.db) : [];
  }),
  services: open.public.services.handler(async ({ context }) => {
    const visit = visitOf(context);
    return visit ? readServices(visit.db) : [];
  }),
};
