import { sql } from 'kysely';
import type { DayEntry } from '#contract/cashier/month.ts';
import { centsFromDecimal } from '#domain/shared/money.ts';
import { CLIENT_PAYMENT_METHODS } from '#domain/shared/payment-methods.ts';
import { profileRows } from '#server/account/lent-select.ts';
import { appointmentRows } from '#server/agenda/lent-select.ts';
import { clientRows } from '#server/clients/lent-select.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { isTime, keyFrom, PAGE_ROWS, pageFrom } from '#server/kernel/database/paging.ts';
import { clockFrom } from '#server/kernel/database/written-times.ts';
import { paidIn } from '#server/payments/revenue-select.ts';

type EntryRow = Omit<DayEntry, 'sale' | 'amount'> & {
  sale_id: string | null;
  number: number | null;
  voided_on: string | null;
  amount: string;
};

/**
 * The things that the day's total is the sum of, the latest first. They are gathered from the very payments that the month adds up, so that
 * none is missing and none counts twice.
 */
export async function readDayEntries(
  db: Database,
  { date, cursor }: { date: string; cursor?: string },
): Promise<{ rows: DayEntry[]; next: string | null }> {
  const [time, id] = keyFrom(cursor, 2, isTime) ?? [null, null];
  const { rows } = await sql<EntryRow>`
    with entry as (
      select paid.kind, paid.thing as id, sale.id as sale_id, sale.number, taken_back.day::text as voided_on,
        coalesce(client.name, nullif(sale.client_name, ''), visit.client_name, '') as client_name,
        case paid.kind when 'appointment' then visit.start_time
          else (case paid.kind when 'sale' then sale.finalized_at else back.voided_at end at time zone salon.timezone)::time
          end as time,
        paid.methods, paid.amount
      from (select kind, thing, array_agg(distinct method) as methods, sum(amount) as amount
          from ${paidIn(date, date)} as part group by kind, thing) as paid
        cross join ${profileRows.as('salon')}
        left join sale_voids as back on paid.kind = 'void' and back.id = paid.thing
        left join sales as sale on paid.kind <> 'appointment' and sale.id = coalesce(back.sale_id, paid.thing)
        left join sale_voids as taken_back on taken_back.sale_id = sale.id
        left join ${appointmentRows.as('visit')}
          on visit.id = case paid.kind when 'appointment' then paid.thing else sale.appointment_id end
        left join ${clientRows.as('client')}
          on client.id = case paid.kind when 'appointment' then visit.client_id else sale.client_id end
    )
    select kind, id, sale_id, number, voided_on, client_name, time::text, methods, amount::text from entry
    where ${time}::time is null or (entry.time, entry.id) < (${time}::time, ${id}::uuid)
    order by entry.time desc, entry.id desc limit ${sql.lit(PAGE_ROWS + 1)}`.execute(db);
  const page = pageFrom(rows, (row) => [row.time, row.id]);
  return { rows: page.rows.map(entryFrom), next: page.next };
}

function entryFrom({ kind, id, sale_id, number, voided_on, client_name, time, methods, amount }: EntryRow): DayEntry {
  return {
    kind,
    id,
    sale: sale_id && number !== null ? { id: sale_id, number, voided_on } : null,
    client_name,
    time: clockFrom(time),
    methods: CLIENT_PAYMENT_METHODS.filter((method) => methods.includes(method)),
    amount: centsFromDecimal(amount),
  };
}
