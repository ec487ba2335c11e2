import { sql } from 'kysely';
import type { DayRange } from '#domain/shared/period.ts';
import type { Database } from '#server/kernel/database/db.ts';
import { instalmentRows, productRows, purchaseRows } from '#server/products/lent-select.ts';

type Part = { number: number | null; of: number | null };

const noPart = [sql<Part['number']>`null::smallint`.as('number'), sql<Part['of']>`null::smallint`.as('of')] as const;
const noCategory = sql<string | null>`null::text`.as('category');
const kind = (name: 'purchase' | 'instalment' | 'expense') =>
  sql<'purchase' | 'instalment' | 'expense'>`${sql.lit(name)}::text`.as('kind');

/**
 * What was paid in those days, each by the day on which it was paid: purchases that are paid at once, the instalments of the others, one-off
 * expenses. `description` is the product's name or what the expense is for; only an expense has a category, only an instalment is a `number`
 * of so many. Amounts as text, because they also travel inside JSON, where they would become floats.
 */
export function selectPaid(db: Database, { first, last }: DayRange) {
  const purchases = db
    .selectFrom(purchaseRows.as('purchase'))
    .innerJoin(productRows.as('products'), 'products.id', 'purchase.product_id')
    .select([kind('purchase'), 'purchase.id', 'products.name as description', noCategory, 'purchase.supplier'])
    .select([
      sql<string>`purchase.total_value::text`.as('value'),
      sql<string>`purchase.payment_date`.as('payment_date'),
    ])
    .select(noPart)
    .where('purchase.instalments', '=', 1)
    .where('purchase.payment_status', '=', 'Pago')
    .where('purchase.payment_date', '>=', first)
    .where('purchase.payment_date', '<=', last);
  const instalments = db
    .selectFrom(instalmentRows.as('instalment'))
    .innerJoin(purchaseRows.as('purchase'), 'purchase.id', 'instalment.purchase_id')
    .innerJoin(productRows.as('products'), 'products.id', 'purchase.product_id')
    .select([kind('instalment'), 'instalment.id', 'products.name as description', noCategory, 'purchase.supplier'])
    .select(sql<string>`instalment.value::text`.as('value'))
    .select(sql<string>`instalment.payment_date`.as('payment_date'))
    .select([sql<Part['number']>`instalment.number`.as('number'), sql<Part['of']>`purchase.instalments`.as('of')])
    .where('instalment.payment_status', '=', 'Pago')
    .where('instalment.payment_date', '>=', first)
    .where('instalment.payment_date', '<=', last);
  const expenses = db
    .selectFrom('expenses as expense')
    .select([kind('expense'), 'expense.id', 'expense.description'])
    .select([sql<string | null>`expense.category`.as('category'), 'expense.supplier'])
    .select([sql<string>`expense.value::text`.as('value'), sql<string>`expense.payment_date`.as('payment_date')])
    .select(noPart)
    .where('expense.payment_status', '=', 'Pago')
    .where('expense.payment_date', '>=', first)
    .where('expense.payment_date', '<=', last);
  return purchases.unionAll(instalments).unionAll(expenses);
}
