import { lent } from '#server/kernel/database/lent.ts';

/** What a professional at the portal may read of their appointments. */
export const portalAppointmentRows = lent
  .selectFrom('appointments')
  .select(['user_id', 'id', 'client_id', 'client_name', 'category', 'service_id', 'professional_id'])
  .select(['professional_name', 'date', 'start_time', 'end_time', 'status', 'requires_confirmation'])
  .select(['service_revenue_price', 'created_at', 'updated_at', 'in_turns'])
  .select(['arrived_at', 'started_at', 'no_show']);

/** When somebody is busy. */
export const portalBusyRows = lent
  .selectFrom('busy_times')
  .select(['user_id', 'appointment_id', 'staff_id', 'date', 'start_time', 'end_time']);

/** Appointments, for whoever counts them or says what they earned. */
export const appointmentRows = portalAppointmentRows.select([
  'discount_value',
  'cost',
  'payment_method',
  'products_used',
]);

/** What the owner is mailed of a request, for the role of jobs: with `mailedLineRows`. */
export const mailedRequestRows = lent
  .selectFrom('appointments')
  .select(['user_id', 'id', 'client_name', 'client_phone', 'professional_name', 'date', 'start_time', 'created_at']);

export const mailedLineRows = lent
  .selectFrom('appointment_services')
  .select(['user_id', 'appointment_id', 'position', 'service_name']);

/** What a professional at the portal may read of the lines. */
export const portalLineRows = mailedLineRows
  .select(['id', 'service_id', 'category'])
  .select(['professional_id', 'duration_minutes', 'unit_price', 'parts', 'cleanup_minutes']);

/** The lines of appointments: what was done, by whom and for how much. */
export const appointmentLineRows = portalLineRows
  .select(['products_used', 'commission_amount', 'discount_value'])
  .select(['commission_percent', 'commission_from_net']);

/** When somebody is away. */
export const timeOffRows = lent.selectFrom('staff_time_off').select(['user_id', 'staff_id', 'starts_at', 'ends_at']);

/** The week as the salon keeps it, and the days that differ: also for visitors. */
export const visitedHoursRows = lent
  .selectFrom('salon_hours')
  .select(['user_id', 'weekday', 'is_open', 'open_time', 'close_time']);

export const visitedExceptionRows = lent
  .selectFrom('salon_exceptions')
  .select(['user_id', 'date', 'is_closed', 'open_time', 'close_time']);
