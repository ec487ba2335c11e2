import { type ExpressionWrapper, expressionBuilder, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Appointment } from '#contract/agenda/appointments.ts';
import { centsFromDecimal } from '#domain/shared/money.ts';
import type { DB } from '#server/kernel/database/schema.ts';
import { serviceRows, staffServiceRows } from '#server/services/lent-select.ts';

/** A service as it is offered today, and with whom otherwise. Amounts as text, because they travel inside JSON. */
export function selectOffered() {
  return expressionBuilder<DB, never>()
    .selectFrom(serviceRows.as('service'))
    .select(['service.preco_variavel', 'service.duration_minutes', 'service.done_by_all'])
    .select(['service.parts', 'service.cleanup_minutes'])
    .select([
      sql<string>`service.price::text`.as('price'),
      sql<number | null>`service.commission_percent`.as('commission_percent'),
    ])
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom(staffServiceRows.as('own'))
          .select(['own.staff_id', 'own.duration_minutes'])
          .select([
            sql<string | null>`own.price::text`.as('price'),
            sql<number | null>`own.commission_percent`.as('commission_percent'),
          ])
          .whereRef('own.service_id', '=', 'service.id')
          .orderBy('own.staff_id'),
      ).as('doers'),
    );
}

/** The service of a line; null where it is gone. */
// biome-ignore lint/suspicious/noExplicitAny: whatever table the id stands in.
export function offeredFor(id: ExpressionWrapper<any, any, string | null>) {
  return jsonObjectFrom(selectOffered().where('service.id', '=', id));
}

export type OfferedRecord = Awaited<ReturnType<ReturnType<typeof selectOffered>['executeTakeFirstOrThrow']>>;

type Offered = NonNullable<Appointment['lines'][number]['offered']>;

export function toOffered<Row extends OfferedRecord>({ price, doers, ...service }: Row) {
  return {
    ...service,
    price: centsFromDecimal(price),
    doers: doers.map((one): Offered['doers'][number] => ({
      ...one,
      price: one.price === null ? null : centsFromDecimal(one.price),
    })),
  };
}
