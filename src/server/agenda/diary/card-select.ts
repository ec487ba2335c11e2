import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { clientRows, portalWarningRows } from '#server/clients/lent-select.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { serviceRows } from '#server/services/lent-select.ts';
import { staffRows } from '#server/team/lent-select.ts';

/** Changes with every save: who saves names the one that was read. Text of the database's own making, to be compared as text. */
export const VERSION = sql<string>`appointments.updated_at::text`;

/**
 * What a card of the agenda is made of (see `toCard`); the caller says which. Whoever still is in the books goes by the name they have
 * there today, looked up one by one: a join would read all clients of the salon for the few of a day. Amounts as text, because they also travel inside JSON, where they would become floats.
 */
export function selectCards(db: Database) {
  return db
    .selectFrom('appointments')
    .select(['appointments.id', 'appointments.date', 'appointments.start_time', 'appointments.end_time'])
    .select(['appointments.client_id', 'appointments.professional_id', 'appointments.status'])
    .select(['appointments.requires_confirmation', 'appointments.payment_method', 'appointments.in_turns'])
    .select(['appointments.arrived_at', 'appointments.started_at', 'appointments.no_show'])
    .select(({ fn, selectFrom }) => {
      const client = selectFrom(clientRows.as('client')).whereRef('client.id', '=', 'appointments.client_id');
      const staff = selectFrom(staffRows.as('staff')).whereRef('staff.id', '=', 'appointments.professional_id');
      const service = selectFrom(serviceRows.as('service')).whereRef('service.id', '=', 'appointments.service_id');
      return [
        VERSION.as('version'),
        fn.coalesce(client.select('client.name'), 'appointments.client_name').as('client_name'),
        fn.coalesce(client.select('client.phone'), 'appointments.client_phone').as('client_phone'),
        fn.coalesce(staff.select('staff.nome'), 'appointments.professional_name').as('professional_name'),
        service.select('service.name').as('service_name'),
        sql<string>`appointments.service_revenue_price::text`.as('service_revenue_price'),
        sql<string>`appointments.discount_value::text`.as('discount_value'),
        selectFrom('appointments as missed')
          .select(sql<number>`count(*)::int`.as('count'))
          .whereRef('missed.client_id', '=', 'appointments.client_id')
          .where('missed.no_show', '=', true)
          .as('client_no_shows'),
        jsonObjectFrom(
          selectFrom(portalWarningRows.as('warning'))
            .select(['warning.kind', 'warning.title', sql<number>`(count(*) over ())::int - 1`.as('more')])
            .whereRef('warning.client_id', '=', 'appointments.client_id')
            .orderBy('warning.kind')
            .orderBy('warning.created_at')
            .orderBy('warning.id')
            .limit(1),
        ).as('client_warning'),
      ];
    })
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('appointment_services as line')
          .select(['line.service_name', 'line.duration_minutes', sql<string>`line.unit_price::text`.as('unit_price')])
          .select(['line.professional_id', 'line.parts', 'line.cleanup_minutes'])
          .whereRef('line.appointment_id', '=', 'appointments.id')
          .orderBy('line.position'),
      ).as('lines'),
    )
    .orderBy('appointments.date')
    .orderBy('appointments.start_time')
    .orderBy('appointments.id');
}
