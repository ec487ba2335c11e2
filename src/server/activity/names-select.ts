import { sql } from 'kysely';
import { appointmentRows } from '#server/agenda/lent-select.ts';
import { saleRows } from '#server/cashier/lent-select.ts';
import { clientRows } from '#server/clients/lent-select.ts';
import { closingRows } from '#server/commissions/lent-select.ts';
import { fixedCostTypeRows } from '#server/fixed-costs/lent-select.ts';
import { expenseRows } from '#server/payables/lent-select.ts';
import { instalmentRows, productRows, purchaseRows } from '#server/products/lent-select.ts';
import { serviceRows } from '#server/services/lent-select.ts';
import { staffRows } from '#server/team/lent-select.ts';

// What a line of the history points at, by the ids in what was kept of it. Every entity calls them as its own rows do.

/** The id of the row that it is about, where its entity is one of these. */
const own = (...entities: string[]) =>
  sql`case when line.entity in (${sql.join(entities.map(sql.lit))}) then line.entity_id::uuid end`;

const kept = (field: string) =>
  sql`coalesce(line.after ->> ${sql.lit(field)}, line.before ->> ${sql.lit(field)})::uuid`;

/** Joins what a `line` points at: `staff_of`, `client_of` … */
export const POINTERS = sql`
  left join ${staffRows.as('staff_of')} on staff_of.id = coalesce(${own('staff')}, ${kept('staff_id')})
  left join ${appointmentRows.as('appointment_of')}
    on appointment_of.id = coalesce(${own('appointments')}, ${kept('appointmentId')}, ${kept('appointment_id')})
  left join ${saleRows.as('sale_of')}
    on sale_of.id = coalesce(${own('sales')}, ${kept('saleId')}, case line.entity when 'sale_voids' then ${kept('id')} end)
  left join ${clientRows.as('client_of')}
    on client_of.id = coalesce(${own('clients', 'client_warnings', 'client_tags')}, ${kept('client_id')}, appointment_of.client_id, sale_of.client_id)
  left join ${instalmentRows.as('part_of')} on part_of.id = ${own('purchase_instalments')}
  left join ${purchaseRows.as('purchase_of')} on purchase_of.id = coalesce(${own('product_purchases')}, part_of.purchase_id)
  left join ${productRows.as('product_of')}
    on product_of.id = coalesce(${own('products')}, ${kept('productId')}, ${kept('product_id')}, purchase_of.product_id)
  left join ${serviceRows.as('service_of')} on service_of.id = ${own('services')}
  left join ${fixedCostTypeRows.as('cost_of')} on cost_of.id = ${kept('fixed_cost_type_id')}
  left join ${expenseRows.as('expense_of')} on expense_of.id = ${own('expenses')}
  left join ${closingRows.as('closing_of')} on closing_of.id = ${own('commission_closings')}`;

export const NAMES = sql`
  staff_of.nome as known_staff, coalesce(client_of.name, appointment_of.client_name, nullif(sale_of.client_name, '')) as known_client,
  product_of.name as known_product, product_of.base_unit as known_unit, coalesce(cost_of.name, expense_of.description) as known_cost, sale_of.number as known_sale`;

const thing = (alias: string, ...fields: string[]) =>
  sql`case when ${sql.ref(`${alias}.id`)} is not null then json_build_object(${sql.join(
    fields.flatMap((field) => [sql.lit(field), sql.ref(`${alias}.${field}`)]),
  )}) end`;

export const THINGS = sql`
  ${thing('appointment_of', 'id', 'date')} as appointment, ${thing('sale_of', 'id')} as sale, ${thing('client_of', 'id')} as person,
  ${thing('product_of', 'id', 'name', 'product_type')} as product, ${thing('service_of', 'id', 'name')} as service,
  ${thing('closing_of', 'id', 'start_date', 'end_date')} as closing`;
