import { lent } from '#server/kernel/database/lent.ts';

/** Appointments, for whoever counts them or says what they earned. */
export const appointmentRows = lent
  .selectFrom('appointments')
  .select([
    'user_id',
    'id',
    'client_id',
    'client_name',
    'category',
    'service_id',
    'professional_id',
    'professional_name',
    'date',
    'start_time',
    'end_time',
    'status',
    'requires_confirmation',
    'service_revenue_price',
    'discount_value',
    'cost',
    'payment_method',
    'products_used',
    'created_at',
    'updated_at',
  ]);

/** Their lines: what was done, by whom and for how much. */
export const appointmentLineRows = lent
  .selectFrom('appointment_services')
  .select([
    'user_id',
    'appointment_id',
    'id',
    'position',
    'service_id',
    'service_name',
    'category',
    'professional_id',
    'duration_minutes',
    'unit_price',
    'products_used',
    'commission_amount',
    'commission_percent',
    'commission_from_net',
  ]);

/** What the owner is mailed of a request, for the role of jobs: with `mailedLineRows`. */
export const mailedRequestRows = lent
  .selectFrom('appointments')
  .select(['user_id', 'id', 'client_name', 'client_phone', 'professional_name', 'date', 'start_time', 'created_at']);

export const mailedLineRows = lent
  .selectFrom('appointment_services')
  .select(['user_id', 'appointment_id', 'position', 'service_name']);
