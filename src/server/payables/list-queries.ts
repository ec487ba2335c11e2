import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Payable, PayableKind, PayablesSummary } from '#contract/payables/operations.ts';
import { centsFromDecimal } from '#domain/shared/money.ts';
import { isDate } from '#domain/shared/time.ts';
import { profileRows } from '#server/account/lent-select.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { isMoment, keyFrom, PAGE_ROWS, type Page, pageFrom } from '#server/kernel/database/paging.ts';
import { instalmentRows, productRows, purchaseRows } from '#server/products/lent-select.ts';

type PayablesWanted = {
  status?: Payable['payment_status'];
  due_from?: string;
  due_to?: string;
  due?: 'none';
  paid_from?: string;
  paid_to?: string;
  cursor?: string;
};

type Bought = NonNullable<Payable['bought']>;

type PayableRow = Omit<Payable, 'value' | 'bought' | 'instalment'> & {
  value: string;
  created_at: string;
  /** Of the purchase, also of its parts, which lie together. */
  of_id: string;
  number: number;
  instalments: number;
  total_value: string;
} & (
    | { base_unit: null }
    | (Pick<Bought, 'base_unit' | 'display_unit_label' | 'unit'> &
        Record<'quantity' | 'unit_cost', string> & { unit_size_in_base: string | null })
  );

const product = sql`products.base_unit, products.display_unit_label, products.unit_size_in_base,
  purchase.quantity_purchased as quantity, purchase.purchase_unit as unit, round(purchase.unit_cost, 2) as unit_cost`;

/** Each kind with the same columns, and with what is to be paid of it. */
const KIND: Record<PayableKind, RawBuilder<unknown>> = {
  purchase: sql`select 'purchase' as kind, purchase.id, purchase.updated_at::text as version, purchase.purchase_date as date, purchase.created_at, purchase.id as of_id, 0 as number,
      products.name, purchase.supplier, purchase.total_value as value, purchase.payment_method, purchase.payment_status,
      purchase.payment_date, purchase.due_date, null as category, ${product}, purchase.instalments, purchase.total_value
    from ${purchaseRows.as('purchase')}
      join ${productRows.as('products')} on products.user_id = purchase.user_id and products.id = purchase.product_id
    where purchase.instalments = 1`,
  instalment: sql`select 'instalment' as kind, part.id, part.updated_at::text as version, part.purchase_date as date, purchase.created_at, purchase.id as of_id, part.number,
      products.name, purchase.supplier, part.value, purchase.payment_method, part.payment_status,
      part.payment_date, part.due_date, null as category, ${product}, purchase.instalments, purchase.total_value
    from ${instalmentRows.as('part')}
      join ${purchaseRows.as('purchase')} on purchase.user_id = part.user_id and purchase.id = part.purchase_id
      join ${productRows.as('products')} on products.user_id = purchase.user_id and products.id = purchase.product_id`,
  expense: sql`select 'expense' as kind, id, updated_at::text as version, expense_date as date, created_at, id as of_id, 0 as number,
      description as name, supplier, value, payment_method, payment_status,
      payment_date, due_date, category, null as base_unit, null as display_unit_label, null::numeric as unit_size_in_base,
      null::numeric as quantity, null as unit, null::numeric as unit_cost, 1 as instalments, value as total_value
    from expenses`,
};

const NEWEST_FIRST = sql`order by date desc, created_at desc, of_id desc, number limit ${sql.lit(PAGE_ROWS + 1)}`;

/** The newest first; the parts of a purchase in their order. */
export async function readPayables(
  db: Database,
  { status, due_from, due_to, due, paid_from, paid_to, cursor }: PayablesWanted,
): Promise<Page<Payable>> {
  const after = keyFrom(cursor, 4, isDate, isMoment, (number) => /^\d{1,2}$/.test(number));
  const wanted = [
    sql<SqlBool>`true`,
    status && sql<SqlBool>`payment_status = ${status}`,
    due_from && sql<SqlBool>`due_date >= ${due_from}::date`,
    due_to && sql<SqlBool>`due_date <= ${due_to}::date`,
    due && sql<SqlBool>`due_date is null`,
    paid_from && sql<SqlBool>`payment_date >= ${paid_from}::date`,
    paid_to && sql<SqlBool>`payment_date <= ${paid_to}::date`,
    // The first lets the index by date begin there; the second is the rest of the order.
    after && sql<SqlBool>`date <= ${after[0]}::date`,
    after &&
      sql<SqlBool>`(date, created_at, of_id, -number) < (${after[0]}::date, ${after[1]}::timestamptz, ${after[3]}::uuid, -${after[2]}::int)`,
  ].filter((one) => one !== undefined && one !== '');
  // A page of each kind, so that none is read to its end for the sake of the first hundred.
  const pages = Object.values(KIND).map(
    (kind) => sql`(select * from (${kind}) as payable where ${sql.join(wanted, sql` and `)} ${NEWEST_FIRST})`,
  );
  const { rows } = await sql<PayableRow>`
    select * from (${sql.join(pages, sql` union all `)}) as payable ${NEWEST_FIRST}`.execute(db);
  const page = pageFrom(rows, ({ date, created_at, number, of_id }) => [date, created_at, String(number), of_id]);
  return { ...page, rows: page.rows.map(payableFrom) };
}

/** One of them, as it is now. */
export async function readPayable(db: Database, kind: PayableKind, id: string): Promise<Payable> {
  const { rows } = await sql<PayableRow>`select * from (${KIND[kind]}) as payable where id = ${id}`.execute(db);
  if (!rows[0]) throw new Error('A bill vanished while it was held.');
  return payableFrom(rows[0]);
}

function payableFrom(row: PayableRow): Payable {
  const { id, kind, version, date, name, supplier, payment_method, payment_status, payment_date, due_date, category } =
    row;
  return {
    ...{ id, kind, version, date, name, supplier },
    ...{ payment_method, payment_status, payment_date, due_date, category },
    value: centsFromDecimal(row.value),
    bought:
      row.base_unit === null
        ? null
        : {
            base_unit: row.base_unit,
            display_unit_label: row.display_unit_label,
            unit_size_in_base: row.unit_size_in_base === null ? null : Number(row.unit_size_in_base),
            quantity: Number(row.quantity),
            unit: row.unit,
            unit_cost: centsFromDecimal(row.unit_cost),
          },
    instalment:
      kind === 'instalment'
        ? { number: row.number, of: row.instalments, total: centsFromDecimal(row.total_value) }
        : null,
  };
}

type Card = 'pending' | 'overdue' | 'paid';
type SumRow = { month: string } & Record<`${Card}_count`, number> & Record<`${Card}_total`, string>;

/** The three cards, by the salon's calendar, in one statement. */
export async function readSummary(db: Database, now: Temporal.Instant): Promise<PayablesSummary> {
  const sums = (
    card: Card,
    rule: RawBuilder<SqlBool>,
  ) => sql`count(*) filter (where ${rule})::int as ${sql.ref(`${card}_count`)},
    coalesce(sum(value) filter (where ${rule}), 0)::text as ${sql.ref(`${card}_total`)}`;
  const isPending = sql<SqlBool>`payment_status = 'Pendente'`;
  const { rows } = await sql<SumRow>`
    with salon as (select (${now.toString()}::timestamptz at time zone timezone)::date as today from ${profileRows.as('profiles')}),
    payable as (
      select total_value as value, payment_status, payment_date, due_date from ${purchaseRows.as('product_purchases')} where instalments = 1
      union all select value, payment_status, payment_date, due_date from ${instalmentRows.as('purchase_instalments')}
      union all select value, payment_status, payment_date, due_date from expenses
    )
    select to_char(today, 'YYYY-MM') as month, ${sums('pending', isPending)},
      ${sums('overdue', sql`${isPending} and due_date < today`)},
      ${sums('paid', sql`date_trunc('month', payment_date) = date_trunc('month', today)`)}
    from salon left join payable on true group by today`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A salon without a profile has no calendar.');
  const sumOf = (card: Card) => ({ count: row[`${card}_count`], total: centsFromDecimal(row[`${card}_total`]) });
  return { pending: sumOf('pending'), overdue: sumOf('overdue'), paid: sumOf('paid'), month: row.month };
}
