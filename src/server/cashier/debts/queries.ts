import { sql } from 'kysely';
import type { Debtor, Owed } from '#contract/cashier/debts.ts';
import { OLD_AFTER_DAYS } from '#domain/payments/debts.ts';
import type { Place } from '#domain/shared/countries.ts';
import { centsFromDecimal } from '#domain/shared/money.ts';
import { isDay } from '#domain/shared/time.ts';
import { profileRows } from '#server/account/lent-select.ts';
import { clientRows } from '#server/clients/lent-select.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { keyFrom, PAGE_ROWS, type Page, pageFrom } from '#server/kernel/database/paging.ts';
import { looksForPhone, searchHits, searchTerms } from '#server/kernel/database/search.ts';
import { TODAY } from '#server/kernel/database/today.ts';
import { debts } from '#server/payments/debts-select.ts';
import { PENDING } from '#server/payments/means-select.ts';
import { paidIn } from '#server/payments/revenue-select.ts';

/** An appointment or a sale, however many rows of it are owed. */
const THING = sql`coalesce(debt.appointment_id, debt.sale_id)`;

const THIS_MONTH = sql`date_trunc('month', ${TODAY}::timestamp)::date`;

type Amounts = 'total' | 'of_month' | 'in_cashier' | 'old';

export async function readOwed(db: Database): Promise<Owed> {
  const isOld = sql`debt.day < ${TODAY} - ${sql.lit(OLD_AFTER_DAYS)}`;
  const { rows } = await sql<Omit<Owed, Amounts> & Record<Amounts, string>>`
    select coalesce(sum(amount), 0)::text as total, count(distinct client_id)::int as clients, count(distinct ${THING})::int as items,
      coalesce(sum(amount) filter (where day between ${THIS_MONTH} and ${TODAY}), 0)::text as of_month,
      coalesce(sum(amount) filter (where ${isOld}), 0)::text as old,
      (count(distinct client_id) filter (where ${isOld}))::int as old_clients,
      (select coalesce(sum(amount), 0)::text from ${paidIn(THIS_MONTH, TODAY)} as payments where ${PENDING}) as in_cashier
    from ${debts} as debt`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A sum is one row.');
  return {
    ...row,
    total: centsFromDecimal(row.total),
    of_month: centsFromDecimal(row.of_month),
    in_cashier: centsFromDecimal(row.in_cashier),
    old: centsFromDecimal(row.old),
  };
}

/** With the salon that writes to them; what they are told no statement words. */
type FoundDebtor = Omit<Debtor, 'message'> & { salon: Place & { business_name: string } };

type DebtorRow = Omit<FoundDebtor, 'amount'> & { search_name: string; amount: string };

/** The oldest debt first. `byPhone`: whether a phone finds somebody. */
export async function listDebtors(
  db: Database,
  { search, cursor }: { search?: string; cursor?: string },
  byPhone: boolean,
): Promise<Page<FoundDebtor>> {
  const [since, name, id] = keyFrom(cursor, 3, isDay) ?? [null, null, null];
  const terms = searchTerms(search ?? '');
  if (!byPhone && looksForPhone(terms)) return { rows: [], next: null };
  const isFound =
    terms.length > 0 ? sql`client.id in (select id from ${searchHits(db, 'clients', terms).as('hit')})` : sql`true`;
  const { rows } = await sql<DebtorRow>`
    select client.id as client_id, client.name, client.phone, client.search_name, debtor.owed_since::text, debtor.items, debtor.amount::text,
      json_build_object('business_name', salon.business_name, 'country', salon.country, 'language', salon.language) as salon
    from (select client_id, min(day) as owed_since, count(distinct ${THING})::int as items, sum(amount) as amount
        from ${debts} as debt group by client_id) as debtor
      join ${clientRows.as('client')} on client.id = debtor.client_id
      cross join ${profileRows.as('salon')}
    where ${isFound} and (${since}::date is null
      or (debtor.owed_since, client.search_name, client.id) > (${since}::date, ${name}, ${id}::uuid))
    order by debtor.owed_since, client.search_name, client.id limit ${sql.lit(PAGE_ROWS + 1)}`.execute(db);
  const page = pageFrom(rows, (row) => [row.owed_since, row.search_name, row.client_id]);
  return {
    rows: page.rows.map(({ search_name: _, amount, ...row }) => ({ ...row, amount: centsFromDecimal(amount) })),
    next: page.next,
  };
}
