import { daysBetween, salonNow } from '#domain/shared/time.ts';
import { clockGaps } from './clock-gaps.ts';
import { DAY } from './diary.ts';
import type { BookingRules } from './slots.ts';

/** What the owner has set in the profile and in /agenda/configurar. */
export type SalonRules = {
  timezone: string;
  slot_step_minutes: number;
  min_notice_minutes: number;
  booking_horizon_days: number;
};

/** The salon's rules at a moment, counted from the first midnight of a stretch of days. */
export function bookingRules(
  salon: SalonRules,
  { firstDate, days }: { firstDate: string; days: number },
  now: Temporal.Instant,
): BookingRules {
  const today = salonNow(now, salon.timezone).date;
  // The notice is time that passes: in the night in which the clocks change, two hours are still two hours.
  const notice = salonNow(now.add({ minutes: salon.min_notice_minutes }), salon.timezone);
  return {
    step: salon.slot_step_minutes,
    after: daysBetween(firstDate, notice.date) * DAY + notice.minutes,
    before: (daysBetween(firstDate, today) + salon.booking_horizon_days + 1) * DAY,
    gaps: clockGaps(firstDate, days, salon.timezone),
  };
}

/** The owner may book at the last minute and years ahead, but not yesterday. */
export function ownersRules(salon: SalonRules): SalonRules {
  return { ...salon, min_notice_minutes: 0, booking_horizon_days: Number.POSITIVE_INFINITY };
}
